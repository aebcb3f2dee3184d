import { issuesOf, textOf, type Issue } from './issue.js';
import { ACCOUNT_MAX, PASSWORD_MAX } from './limits.js';

/**
 * The login form: `account` is a username or a mobile, `pwd` the password. Beyond the Specification, whose login is
 * another site's.
 */
export type LoginForm = {
  readonly account?: string | null | undefined;
  readonly pwd?: string | null | undefined;
};

const lengthMessage = (title: string, value: string, max: number): string | undefined => {
  if (value === '') return `${title}必须输入`;
  return value.length > max ? `${title}不能超过${max}位` : undefined;
};

/**
 * What is wrong with a login form before anything is looked up: at most one issue a field (`account`, `pwd`); both
 * are required, with the wording of Specification §5, and limited in length (64 and 128 UTF-16 code units); the limits
 * are Beyond the Specification: 账号必须输入, 账号不能超过64位, 密码必须输入, 密码不能超过128位. An empty list when it may
 * be submitted; values of another type count as missing. Never throws.
 */
export const loginIssues = (form: LoginForm): Issue<keyof LoginForm>[] =>
  issuesOf([
    ['account', lengthMessage('账号', textOf(form.account).trim(), ACCOUNT_MAX)],
    ['pwd', lengthMessage('密码', textOf(form.pwd), PASSWORD_MAX)],
  ]);
