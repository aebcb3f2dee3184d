import { issuesOf, textOf, type Issue } from './issue.js';
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

/** What is wrong with an SMS code as it was typed, in the words of Specification §5. */
export const codeMessage = (code: string): string | undefined => {
  if (code.trim() === '') return '验证码必须输入';
  return code.length === SMS_CODE_LENGTH ? undefined : `验证码必须是${SMS_CODE_LENGTH}位`;
};

/** What is wrong with a new password, in the words of Specification §5. */
export const passwordMessage = (password: string): string | undefined => {
  if (password === '') return '密码必须输入';
  if (password.length < PASSWORD_MIN) return `密码不能小于${PASSWORD_MIN}位`;
  // Without this, a member could choose a password that the login form refuses.
  return password.length > PASSWORD_MAX ? `密码不能超过${PASSWORD_MAX}位` : undefined;
};

/**
 * What is wrong with a password-change form: at most one issue a field (`code`, `password`, `confirm`), in the order
 * and with the messages of Specification §5; an empty list when it may be submitted. `code`: 验证码必须输入,
 * 验证码必须是6位; `password`: 密码必须输入, 密码不能小于8位, and, Beyond the Specification, 密码不能超过128位; `confirm`:
 * 密码和确认密码不同. Passwords are compared and measured as they are, never trimmed. Values of another type count as
 * missing. Never throws.
 */
export const passwordChangeIssues = (form: PasswordChangeForm): Issue<keyof PasswordChangeForm>[] => {
  const password = textOf(form.password);
  return issuesOf([
    ['code', codeMessage(textOf(form.code))],
    ['password', passwordMessage(password)],
    ['confirm', textOf(form.confirm) === password ? undefined : '密码和确认密码不同'],
  ]);
};
