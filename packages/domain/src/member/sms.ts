import { issuesOf, textOf, type Issue } from './issue.js';
import { mobileIssue } from './mobile.js';
import { codeMessage, passwordMessage } from './password-change.js';

/**
 * The form of a login by code: the `mobile`, the `smsCode` that was sent to it, and, for who has no password at hand, the
 * new one that the same code sets (`pwd`). Beyond the Specification.
 */
export type SmsLoginForm = {
  readonly mobile?: string | null | undefined;
  readonly smsCode?: string | null | undefined;
  /** Absent: the password stays as it is. */
  readonly pwd?: string | null | undefined;
};

/**
 * What is wrong with a login by code before anything is looked up: at most one issue a field (`mobile`, `smsCode`,
 * `pwd`), the mobile as {@link mobileIssue} judges it, the code and a new password with the messages of Specification §5;
 * an empty list when it may be submitted. Values of another type count as missing. Never throws. The login itself is Beyond the Specification.
 */
export const smsLoginIssues = (form: SmsLoginForm): Issue<keyof SmsLoginForm>[] =>
  issuesOf([
    ['mobile', mobileIssue(textOf(form.mobile).trim())],
    ['smsCode', codeMessage(textOf(form.smsCode))],
    ['pwd', form.pwd === undefined || form.pwd === null ? undefined : passwordMessage(textOf(form.pwd))],
  ]);
