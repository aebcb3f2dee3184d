import { issuesOf, type Issue } from './issue.js';
import { PASSWORD_MAX, PASSWORD_MIN, SMS_CODE_LENGTH } from './limits.js';

/** The form 修改密码 (Specification §2 'Change-password modal'). */
export type PasswordChangeForm = {
  /** The SMS code. */
  readonly code?: string | null | undefined;
  /** The new password. */
  readonly password?: string | null | undefined;
  /** The new password once more. */
  readonly confirm?: string | null | undefined;
};

const codeMessage = (code: string): string | undefined => {
  if (code.trim() === '') return '验证码必须输入';
  return code.length === SMS_CODE_LENGTH ? undefined : `验证码必须是${SMS_CODE_LENGTH}位`;
};

const passwordMessage = (password: string): string | undefined => {
  if (password === '') return '密码必须输入';
  if (password.length < PASSWORD_MIN) return `密码不能小于${PASSWORD_MIN}位`;
  // Without this, a member could choose a password that the login form refuses.
  return password.length > PASSWORD_MAX ? `密码不能超过${PASSWORD_MAX}位` : undefined;
};

/**
 * What is wrong with a password-change form: at most one issue a field (`code`, `password`, `confirm`), in the order
 * and with the messages of Specification §5; an empty list when it may be submitted. Passwords are compared and
 * measured as they are, never trimmed; that one can be too long is Beyond the Specification.
 */
export const passwordChangeIssues = (form: PasswordChangeForm): Issue[] => {
  const password = form.password ?? '';
  return issuesOf([
    ['code', codeMessage(form.code ?? '')],
    ['password', passwordMessage(password)],
    ['confirm', (form.confirm ?? '') === password ? undefined : '密码和确认密码不同'],
  ]);
};
