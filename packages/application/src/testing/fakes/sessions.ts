import {
  SESSIONS_PER_MEMBER,
  type Session,
  type SessionOwner,
  type SessionRepository,
} from '../../ports/session-repository.js';
import type { FakeMembers } from './members.js';

/** Sessions in memory; bindings look them up in `stored`. */
export interface FakeSessions extends SessionRepository {
  readonly stored: ReadonlyMap<string, Session>;
}

/** Sessions in memory, of members in memory. */
export const fakeSessions = (members: FakeMembers): FakeSessions => {
  const sessions = new Map<string, Session>();

  const ownerOf = (session: Session | undefined): SessionOwner | undefined => {
    if (session === undefined) return undefined;
    const owner = members.stored.get(session.userId);
    if (owner === undefined) return undefined;
    return {
      sessionId: session.id,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      user: owner.user,
      ...(owner.staff === undefined ? {} : { staff: owner.staff }),
    };
  };

  /** The last used first. */
  const ofUser = (userId: string): readonly Session[] =>
    [...sessions.values()]
      .filter((session) => session.userId === userId)
      .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt || (a.id < b.id ? -1 : 1));

  const insert = (session: Session): void => {
    const same = [...sessions.values()].some(
      ({ id, tokenDigest }) => id === session.id || tokenDigest === session.tokenDigest,
    );
    if (same) throw new Error('a session with this id or digest exists');
    if (!members.stored.has(session.userId)) throw new Error(`no member ${session.userId}`);
    for (const { id } of ofUser(session.userId).slice(SESSIONS_PER_MEMBER - 1)) sessions.delete(id);
    sessions.set(session.id, session);
  };

  return {
    stored: sessions,
    insert: async (session) => insert(session),
    insertIfPassword: async (session, passwordHash) => {
      if (members.stored.get(session.userId)?.passwordHash !== passwordHash) return false;
      insert(session);
      return true;
    },
    insertIfWeixin: async (session, openid) => {
      if (members.weixin.get(openid)?.id !== session.userId) return false;
      insert(session);
      return true;
    },
    findByDigest: async (digest) => ownerOf([...sessions.values()].find((s) => s.tokenDigest === digest)),
    findById: async (id) => ownerOf(sessions.get(id)),
    touch: async (id, lastSeenAt, expiresAt) => {
      const session = sessions.get(id);
      if (session !== undefined) sessions.set(id, { ...session, lastSeenAt, expiresAt });
    },
    delete: async (id) => {
      sessions.delete(id);
    },
    findByUser: async (userId, at) => ofUser(userId).filter(({ expiresAt }) => expiresAt > at),
    deleteOwn: async (id, userId) => sessions.get(id)?.userId === userId && sessions.delete(id),
    deleteOthers: async (userId, keepId) => {
      const others = ofUser(userId).filter(({ id }) => id !== keepId);
      for (const { id } of others) sessions.delete(id);
      return others.length;
    },
    deleteExpired: async (at) => {
      const expired = [...sessions.values()].filter((session) => session.expiresAt < at);
      for (const { id } of expired) sessions.delete(id);
      return expired.length;
    },
  };
};
