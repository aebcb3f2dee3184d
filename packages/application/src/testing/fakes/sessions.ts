import type { Session, SessionOwner, SessionRepository, TxSessions } from '../../ports/session-repository.js';
import type { Alone } from './alone.js';
import { traceInto } from './security-log.js';
import type { FakeWorld } from './world.js';

type SessionWorld = Pick<
  FakeWorld,
  | 'calendarAddresses'
  | 'members'
  | 'sessions'
  | 'securityLog'
  | 'secondFactors'
  | 'factorSessions'
  | 'viewings'
>;

/** The last used first. */
const ofUser = ({ sessions }: SessionWorld, userId: string): readonly Session[] =>
  [...sessions.values()]
    .filter((session) => session.userId === userId)
    .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt || (a.id < b.id ? -1 : 1));

/** Sessions in memory; tests look into `stored`. */
export interface FakeSessions extends SessionRepository {
  readonly stored: ReadonlyMap<string, Session>;
}

const viewingOf = ({ viewings, members }: SessionWorld, sessionId: string): Pick<SessionOwner, 'viewing'> => {
  const viewing = [...viewings.values()].find((one) => one.sessionId === sessionId);
  const viewed = viewing && members.get(viewing.viewedId);
  if (viewing === undefined || viewed === undefined) return {};
  const { user, staff } = viewed;
  return { viewing: { viewing, user, ...(staff === undefined ? {} : { staff }) } };
};

/** Sessions in memory, of members in memory. */
export const fakeSessions = (world: SessionWorld, alone: Alone): FakeSessions => {
  const { sessions, members } = world;

  const ownerOf = (session: Session | undefined): SessionOwner | undefined => {
    if (session === undefined) return undefined;
    const owner = members.get(session.userId);
    if (owner === undefined) return undefined;
    return {
      sessionId: session.id,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      user: owner.user,
      ...(owner.staff === undefined ? {} : { staff: owner.staff }),
      ...((world.secondFactors.get(session.userId)?.since ?? null) === null
        ? {}
        : { secondFactor: { at: world.factorSessions.get(session.id) ?? null } }),
      ...(session.byInitialPassword && owner.initialSince !== undefined
        ? { initialPassword: { since: owner.initialSince } }
        : {}),
      ...viewingOf(world, session.id),
    };
  };

  const endAll = (ended: readonly Session[]): number => {
    for (const { id } of ended) sessions.delete(id);
    return ended.length;
  };

  return {
    stored: sessions,
    findByDigest: async (digest) => ownerOf([...sessions.values()].find((s) => s.tokenDigest === digest)),
    findById: async (id) => ownerOf(sessions.get(id)),
    touch: (id, lastSeenAt, expiresAt) =>
      alone(() => {
        const session = sessions.get(id);
        if (session === undefined) return;
        const createdAt = Math.min(session.createdAt, lastSeenAt);
        sessions.set(id, { ...session, createdAt, lastSeenAt, expiresAt });
      }),
    delete: (id) => alone(() => void sessions.delete(id)),
    findByUser: async (userId, at) => ofUser(world, userId).filter(({ expiresAt }) => expiresAt > at),
    deleteOwn: (id, userId) => alone(() => sessions.get(id)?.userId === userId && sessions.delete(id)),
    deleteOthers: (userId, keepId, trace) =>
      alone(() => {
        if (trace !== undefined) traceInto(world, [trace]);
        world.calendarAddresses.delete(userId);
        return endAll(ofUser(world, userId).filter(({ id }) => id !== keepId));
      }),
    bringBack: (at, latest) =>
      alone(() => {
        const ahead = [...sessions.values()].filter((one) => one.createdAt > at || one.lastSeenAt > at);
        for (const one of ahead) {
          sessions.set(one.id, {
            ...one,
            createdAt: Math.min(one.createdAt, at),
            lastSeenAt: Math.min(one.lastSeenAt, at),
            expiresAt: Math.min(one.expiresAt, latest),
          });
        }
        return ahead.length;
      }),
    deleteExpired: (at) =>
      alone(() => endAll([...sessions.values()].filter((session) => session.expiresAt < at))),
  };
};

/** Sessions inside a transaction on a world. */
export const txSessions = (world: SessionWorld): TxSessions => ({
  insert: async (session) => {
    const same = [...world.sessions.values()].some(
      ({ id, tokenDigest }) => id === session.id || tokenDigest === session.tokenDigest,
    );
    if (same) throw new Error('a session with this id or digest exists');
    if (!world.members.has(session.userId)) throw new Error(`no member ${session.userId}`);
    world.sessions.set(session.id, session);
  },
  idsOf: async (userId) => ofUser(world, userId).map(({ id }) => id),
  delete: async (ids) => ids.forEach((id) => world.sessions.delete(id)),
});
