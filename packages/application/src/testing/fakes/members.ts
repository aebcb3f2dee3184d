import { usernameKey, type User } from '@ykd/domain/member';
import type { MemberRepository, NewMember } from '../../ports/member-repository.js';

/** Members in memory; sessions look their owners up in `stored`. */
export interface FakeMembers extends MemberRepository {
  readonly stored: ReadonlyMap<string, NewMember>;
}

/** As storing does: what is null or undefined is left out. */
const withoutNulls = (user: User): User =>
  Object.fromEntries(
    Object.entries(user).filter(([, value]) => value !== null && value !== undefined),
  ) as User;

/** Members in memory. */
export const fakeMembers = (): FakeMembers => {
  const stored = new Map<string, NewMember>();
  const keyOf = ({ userName }: User): string | undefined => (userName ? usernameKey(userName) : undefined);
  const isNameTaken = (key: string | undefined, byOtherThan: string): boolean =>
    key !== undefined &&
    [...stored.values()].some(({ user }) => user.id !== byOtherThan && keyOf(user) === key);

  return {
    stored,
    insert: async (member) => {
      const { user } = member;
      const all = [...stored.values()];
      const taken = stored.has(user.id) || all.some((other) => other.user.mobile === user.mobile);
      if (taken || isNameTaken(keyOf(user), user.id)) return false;
      stored.set(user.id, { ...member, user: withoutNulls(user) });
      return true;
    },
    findById: async (id) => stored.get(id)?.user,
    findByAccount: async (account) => {
      const all = [...stored.values()];
      const found =
        all.find(({ user }) => user.mobile === account) ??
        all.find(({ user }) => keyOf(user) === usernameKey(account));
      if (found === undefined) return undefined;
      return {
        user: found.user,
        ...(found.passwordHash === undefined ? {} : { passwordHash: found.passwordHash }),
      };
    },
    setUsername: async (id, userName) => {
      const member = stored.get(id);
      if (member === undefined || isNameTaken(usernameKey(userName), id)) return false;
      stored.set(id, { ...member, user: { ...member.user, userName } });
      return true;
    },
    count: async () => stored.size,
  };
};
