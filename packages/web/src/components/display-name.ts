import { needsUsername, type User } from '@ykd/domain/member';

/** What a member is called beside his mobile: the first of his names that is there; undefined without one. */
export const ownName = (user: User): string | undefined =>
  user.name || user.nickName || (needsUsername(user) ? undefined : user.userName) || undefined;

/** What a member is called: the first of his names that is there. */
export const displayName = (user: User): string => ownName(user) ?? user.mobile;
