import { isBlank } from './issue.js';
import type { User } from './user.js';

/** The shortest username, in characters. Beyond the Specification. */
export const USERNAME_MIN = 4;

/** The longest username, in characters. Beyond the Specification. */
export const USERNAME_MAX = 20;

/** Names that would pass for the platform, for staff or for a value of a program. Lower case. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'admin administrator superadmin root system sysadmin ykd youkeda official staff teacher class partner support ' +
    'service api login logout username user users member guest anonymous everyone here test null undefined true ' +
    'false none nobody constructor prototype'
  ).split(' '),
);

/**
 * The form of a username by which uniqueness is judged: two names that differ only in case are the same
 * (Specification §6 names the username-setup page; its rules are Beyond the Specification).
 */
export const usernameKey = (userName: string): string => userName.toLowerCase();

/**
 * The Chinese message when an operator cannot give this username to a member of staff, `undefined` when it is
 * well-formed: 4 to 20 of a-z A-Z 0-9 _, a letter first. Words that are reserved, such as `admin`, are for them. Beyond
 * the Specification.
 */
export const staffUsernameIssue = (userName: string): string | undefined => {
  if (userName === '') return '用户名必须输入';
  if (userName.length < USERNAME_MIN || userName.length > USERNAME_MAX) {
    return `用户名长度必须是${USERNAME_MIN}到${USERNAME_MAX}位`;
  }
  if (!/^\w+$/.test(userName)) return '用户名只能包含字母、数字和下划线';
  return /^[a-zA-Z]/.test(userName) ? undefined : '用户名必须以字母开头';
};

/**
 * The Chinese message when a member cannot choose this username, `undefined` when it is well-formed: as
 * `staffUsernameIssue`, and no reserved word in any case. Whether it is still free is not decided here. Beyond the
 * Specification.
 */
export const usernameIssue = (userName: string): string | undefined =>
  staffUsernameIssue(userName) ?? (RESERVED.has(usernameKey(userName)) ? '该用户名不可使用' : undefined);

/**
 * Whether the user still has to choose a username: there is none, or it equals the mobile (Specification §6 'Auth
 * guard'). White space alone counts as none.
 *
 * @param user - the username and the mobile
 */
export const needsUsername = (user: {
  readonly userName?: User['userName'];
  readonly mobile?: string | null | undefined;
}): boolean => isBlank(user.userName) || user.userName === user.mobile;
