import { needsUsername, usernameKey, type User } from '@ykd/domain/member';
import type { SyncWish } from '../../ports/account-sync.js';
import type {
  LoginSecret,
  MemberRepository,
  NewMember,
  PasswordChange,
  TxMembers,
  UsedWeixin,
} from '../../ports/member-repository.js';
import type { Alone } from './alone.js';
import { employeeFrom } from './departments.js';
import { traceInto } from './security-log.js';
import type { FakeWorld } from './world.js';

type MemberWorld = Pick<
  FakeWorld,
  | 'calendarAddresses'
  | 'members'
  | 'employees'
  | 'sessions'
  | 'weixin'
  | 'usedWeixin'
  | 'knownDevices'
  | 'securityLog'
>;

/** Members in memory; sessions look their owners up in `stored`. */
export interface FakeMembers extends MemberRepository {
  readonly stored: ReadonlyMap<string, NewMember>;
  /** The WeChat accounts: whose they are, and since when. */
  readonly weixin: FakeWorld['weixin'];
}

/** What changes together with members. */
export interface FakeMemberEffects {
  /** Whether a picture is one of this member's. */
  hasPicture(userId: string, name: string): boolean;
  wish(wish: SyncWish): Promise<void>;
}

/** As storing does: what is null or undefined is left out. */
export const withoutNulls = (user: User): User =>
  Object.fromEntries(
    Object.entries(user).filter(([, value]) => value !== null && value !== undefined),
  ) as User;

const withoutUndefined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

const keyOf = ({ userName }: User): string | undefined => (userName ? usernameKey(userName) : undefined);

const isTaken = (
  stored: ReadonlyMap<string, NewMember>,
  key: string | undefined,
  byOtherThan: string,
): boolean =>
  key !== undefined &&
  [...stored.values()].some(({ user }) => user.id !== byOtherThan && keyOf(user) === key);

/** Stores a new member; false when something of his is taken. */
export const insertInto = (
  { members, employees }: Pick<MemberWorld, 'members' | 'employees'>,
  member: NewMember,
): boolean => {
  const { user } = member;
  const hasMobile = [...members.values()].some((other) => other.user.mobile === user.mobile);
  if (members.has(user.id) || hasMobile || isTaken(members, keyOf(user), user.id)) return false;
  members.set(user.id, { ...member, user: withoutNulls(user) });
  if (member.staff !== undefined) employees.set(user.id, employeeFrom(member));
  return true;
};

/** What a login needs of a member. */
const secretOf = ({ passwordHash, initialSince }: NewMember): LoginSecret => ({
  ...(passwordHash === undefined ? {} : { passwordHash }),
  ...(initialSince === undefined ? {} : { initialSince }),
});

const boundIn = ({ weixin }: Pick<MemberWorld, 'weixin'>, id: string) =>
  [...weixin].find(([, owner]) => owner.id === id);

const unbindIn = (world: Pick<MemberWorld, 'weixin'>, id: string): void => {
  world.weixin.delete(boundIn(world, id)?.[0] ?? '');
};

/** Sets a password, with what goes with the old one; false for nobody. */
const passwordInto = async (
  world: Pick<MemberWorld, 'calendarAddresses' | 'members' | 'sessions' | 'weixin'>,
  { id, passwordHash, initialSince, keepSessionId, sync, at }: PasswordChange,
  wish: FakeMemberEffects['wish'],
): Promise<boolean> => {
  const { members, sessions } = world;
  const member = members.get(id);
  if (member === undefined) return false;
  const { initialSince: _before, ...rest } = member;
  members.set(id, { ...rest, passwordHash, ...(initialSince === undefined ? {} : { initialSince }) });
  unbindIn(world, id);
  world.calendarAddresses.delete(id);
  for (const session of sessions.values())
    if (session.userId === id && session.id !== keepSessionId) sessions.delete(session.id);
  for (const wanted of sync) await wish({ userId: id, ...wanted, at });
  return true;
};

/** Members in memory. */
export const fakeMembers = (
  world: MemberWorld,
  alone: Alone,
  { hasPicture, wish }: FakeMemberEffects,
): FakeMembers => {
  const { members: stored, weixin } = world;
  const boundTo = (id: string) => boundIn(world, id);
  const isNameTaken = (key: string | undefined, byOtherThan: string): boolean =>
    isTaken(stored, key, byOtherThan);

  return {
    stored,
    weixin,
    insert: async (member) => insertInto(world, member),
    findById: async (id) => stored.get(id)?.user,
    findByIds: async (ids) => [...new Set(ids)].flatMap((id) => stored.get(id)?.user ?? []),
    findByAccount: async (account) => {
      const all = [...stored.values()];
      const found =
        all.find(({ user }) => user.mobile === account) ??
        all.find(({ user }) => keyOf(user) === usernameKey(account));
      if (found === undefined) return undefined;
      return { user: found.user, ...secretOf(found) };
    },
    setUsername: async (id, userName, at, sync = []) => {
      const member = stored.get(id);
      if (member === undefined || !needsUsername(member.user)) return false;
      if (isNameTaken(usernameKey(userName), id)) return false;
      stored.set(id, { ...member, user: { ...member.user, userName } });
      for (const target of sync) await wish({ userId: id, target, at });
      return true;
    },
    updateProfile: async ({ id, fields, picture, sync, at }) => {
      const member = stored.get(id);
      if (member === undefined) return undefined;
      if (picture !== undefined && !hasPicture(id, picture)) return undefined;
      const user = withoutNulls({ ...member.user, ...withoutUndefined(fields) });
      stored.set(id, { ...member, user });
      for (const target of sync) await wish({ userId: id, target, at });
      return user;
    },
    setPassword: ({ trace, ...change }) =>
      alone(async () => {
        if (!(await passwordInto(world, change, wish))) return false;
        if (trace !== undefined) traceInto(world, [trace]);
        return true;
      }),
    replacePasswordHash: async (id, oldHash, passwordHash) => {
      const member = stored.get(id);
      if (member?.passwordHash === oldHash) stored.set(id, { ...member, passwordHash });
    },
    findByWeixin: async (openid) => stored.get(weixin.get(openid)?.id ?? '')?.user,
    weixinOf: async (id) => boundTo(id)?.[0],
    weixinSince: async (id) => boundTo(id)?.[1].at,
    unbindWeixin: (id) => alone(() => unbindIn(world, id)),
    count: async () => stored.size,
  };
};

const keepIn = (all: MemberWorld['usedWeixin'], used: UsedWeixin): void =>
  void all.set(`${used.userId} ${used.openid}`, used);

/** Members inside a transaction on a world. */
export const txMembers = (
  { calendarAddresses, members, employees, sessions, weixin, usedWeixin, knownDevices }: MemberWorld,
  wish: FakeMemberEffects['wish'],
): TxMembers => ({
  insert: async (member) => insertInto({ members, employees }, member),
  hold: async (id) => {
    const member = members.get(id);
    return member && secretOf(member);
  },
  setPassword: (change) => passwordInto({ calendarAddresses, members, sessions, weixin }, change, wish),
  ownerOfWeixin: async (openid) => weixin.get(openid)?.id,
  bindWeixin: async ({ id, openid, at }) => {
    const isBound = weixin.has(openid) || [...weixin.values()].some((owner) => owner.id === id);
    if (!isBound) weixin.set(openid, { id, at });
    keepIn(usedWeixin, { userId: id, openid });
  },
  keepWeixin: async (used) => keepIn(usedWeixin, used),
  usedWeixin: async ({ userId, openid }) => usedWeixin.has(`${userId} ${openid}`),
  shareDevice: async (one, other) => {
    const all = [...knownDevices.values()];
    const own = all.filter(({ userId }) => userId === one).map(({ device }) => device);
    return all.some(({ userId, device }) => userId === other && own.includes(device));
  },
});
