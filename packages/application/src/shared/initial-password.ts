import type { User } from '@ykd/domain/member';
import { DAY_MS } from '@ykd/domain/shared';
import type { SessionOwner } from '../ports/session-repository.js';
import { withoutMobile } from './without-mobile.js';

/** For so many days a password that somebody else gave opens the account. To log in and keep it makes them no more. */
export const INITIAL_PASSWORD_DAYS = 7;

/** Whether a password that was given at `since` opens nothing any more; both epoch ms. */
export const isInitialPasswordOver = (since: number, now: number): boolean =>
  now - since >= INITIAL_PASSWORD_DAYS * DAY_MS;

/** Whether a session was opened with a password that others know, which has not been changed: its owner is nobody yet. */
export const isHeld = ({ initialPassword }: Pick<SessionOwner, 'initialPassword'>): boolean =>
  initialPassword !== undefined;

/** What is told of a member to whoever has shown no more than a password that others know. */
export const heldUser = (user: User): User => {
  const { id, mobile, userName, name } = withoutMobile(user);
  return {
    id,
    mobile,
    ...(userName === undefined ? {} : { userName }),
    ...(name === undefined ? {} : { name }),
  };
};
