import { needsUsername, type User } from '@ykd/domain/member';

/** What a member is called beside his mobile: his name, or the username of his own; undefined for neither, and for nobody. */
export const memberName = (member: User | undefined): string | undefined => {
  if (member === undefined) return undefined;
  return member.name || (needsUsername(member) ? undefined : member.userName) || undefined;
};
