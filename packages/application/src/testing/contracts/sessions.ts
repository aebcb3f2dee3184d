import { describe, expect, it } from 'vitest';
import { beginSession } from '../../member/begin-session.js';
import type { Repositories } from '../../application-deps.js';
import type { Session } from '../../ports/session-repository.js';
import { bindAccount } from '../../weixin/bind-account.js';
import { NASTY_TEXT, sampleMember, sampleSession } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** Sessions with the members whose they are. */
export type SessionSubject = Pick<Repositories, 'sessions' | 'members' | 'unitOfWork'>;

/** The same with what begins sessions and binds WeChat accounts in a UnitOfWork. */
export const withLogins = <T extends SessionSubject>(parts: T) => ({
  ...parts,
  sessions: {
    ...parts.sessions,
    insert: async (session: Session): Promise<void> => void (await beginSession(parts, session)),
    insertIfPassword: (session: Session, passwordHash: string) =>
      beginSession(parts, session, { passwordHash }),
    insertIfWeixin: (session: Session, openid: string) => beginSession(parts, session, { openid }),
  },
  members: {
    ...parts.members,
    bindWeixin: (binding: Parameters<typeof bindAccount>[1]) => bindAccount(parts, binding),
  },
});

/** Makes subjects whose members log in. */
export const makeWithLogins =
  <T extends SessionSubject>(make: MakeSubject<T>): MakeSubject<ReturnType<typeof withLogins<T>>> =>
  async () => {
    const { subject, ...made } = await make();
    return { ...made, subject: withLogins(subject) };
  };

/** What every SessionRepository does, and what is done to it in a UnitOfWork. */
export const sessionRepositoryContract = (name: string, makeParts: MakeSubject<SessionSubject>): void => {
  const make = makeWithLogins(makeParts);
  describe(`${name}: SessionRepository`, () => {
    it(
      'finds a session with its owner, by digest and by id',
      withSubject(make, async ({ sessions, members }) => {
        const member = sampleMember('1', { userName: 'ming', profile: { major: NASTY_TEXT } });
        await members.insert(member);
        await sessions.insert(sampleSession('1', { userAgent: NASTY_TEXT }));
        const owner = {
          sessionId: 'session-1',
          createdAt: 1_000,
          lastSeenAt: 1_000,
          expiresAt: 9_000,
          user: member.user,
        };
        expect(await sessions.findByDigest('digest-1')).toStrictEqual(owner);
        expect(await sessions.findById('session-1')).toStrictEqual(owner);
        expect(await sessions.findByDigest('session-1')).toBeUndefined();
        expect(await sessions.findById('digest-1')).toBeUndefined();
      }),
    );

    it(
      'brings the rights of staff along',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert({
          ...sampleMember('1'),
          staff: { role: 'teacher', grants: ['orders', 'contacts'] },
        });
        await members.insert({ ...sampleMember('2'), staff: { grants: [] } });
        await sessions.insert(sampleSession('1'));
        await sessions.insert(sampleSession('2'));
        const staff = async (key: string) => (await sessions.findByDigest(`digest-${key}`))?.staff;
        expect(await staff('1')).toStrictEqual({ role: 'teacher', grants: ['orders', 'contacts'] });
        expect(await staff('2')).toStrictEqual({ grants: [] });
      }),
    );

    it(
      'sees a new username at once',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert(sampleMember('1'));
        await sessions.insert(sampleSession('1'));
        await members.setUsername('member-1', 'fresh', 2_000);
        expect((await sessions.findByDigest('digest-1'))?.user.userName).toBe('fresh');
      }),
    );

    it(
      'moves the expiry of one session only',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert(sampleMember('1'));
        await sessions.insert(sampleSession('1'));
        await sessions.insert(sampleSession('other', { userId: 'member-1' }));
        await sessions.touch('session-1', 2_000, 12_000);
        await sessions.touch('nobody', 2_000, 12_000);
        expect(await sessions.findById('session-1')).toMatchObject({ lastSeenAt: 2_000, expiresAt: 12_000 });
        expect(await sessions.findById('session-other')).toMatchObject({
          lastSeenAt: 1_000,
          expiresAt: 9_000,
        });
      }),
    );

    it(
      'brings back what a clock that was ahead wrote',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert(sampleMember('1'));
        const ahead = { userId: 'member-1', createdAt: 90_000, lastSeenAt: 95_000, expiresAt: 99_000 };
        for (const key of ['swept', 'used']) await sessions.insert(sampleSession(key, ahead));
        await sessions.insert(sampleSession('1'));
        await sessions.touch('session-used', 2_000, 12_000);
        expect(await sessions.findById('session-used')).toMatchObject({
          createdAt: 2_000,
          lastSeenAt: 2_000,
          expiresAt: 12_000,
        });
        expect(await sessions.bringBack(2_000, 15_000)).toBe(1);
        expect(await sessions.bringBack(2_000, 15_000)).toBe(0);
        expect(await sessions.findById('session-swept')).toMatchObject({
          createdAt: 2_000,
          lastSeenAt: 2_000,
          expiresAt: 15_000,
        });
        expect(await sessions.findById('session-1')).toMatchObject({ createdAt: 1_000, expiresAt: 9_000 });
      }),
    );

    it(
      'forgets a deleted session, and only that',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert(sampleMember('1'));
        await sessions.insert(sampleSession('1'));
        await sessions.insert(sampleSession('other', { userId: 'member-1' }));
        await sessions.delete('session-1');
        await sessions.delete('session-1');
        expect(await sessions.findByDigest('digest-1')).toBeUndefined();
        expect(await sessions.findByDigest('digest-other')).toBeDefined();
      }),
    );

    it(
      'lists the sessions of one member that have not ended, the last used first',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert(sampleMember('1'));
        await members.insert(sampleMember('2'));
        const fresh = sampleSession('fresh', {
          userId: 'member-1',
          lastSeenAt: 3_000,
          userAgent: NASTY_TEXT,
        });
        const old = sampleSession('old', { userId: 'member-1', lastSeenAt: 2_000, expiresAt: 5_001 });
        await sessions.insert(old);
        await sessions.insert(fresh);
        await sessions.insert(sampleSession('over', { userId: 'member-1', expiresAt: 5_000 }));
        await sessions.insert(sampleSession('2'));
        expect(await sessions.findByUser('member-1', 5_000)).toStrictEqual([fresh, old]);
        expect(await sessions.findByUser('nobody', 5_000)).toStrictEqual([]);
      }),
    );

    it(
      'ends a session only for its owner, and once',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert(sampleMember('1'));
        await members.insert(sampleMember('2'));
        await sessions.insert(sampleSession('1'));
        expect(await sessions.deleteOwn('session-1', 'member-2')).toBe(false);
        expect(await sessions.findById('session-1')).toBeDefined();
        expect(await sessions.deleteOwn('session-1', 'member-1')).toBe(true);
        expect(await sessions.findById('session-1')).toBeUndefined();
        for (const id of ['session-1', 'nothing', '', NASTY_TEXT, 'a\0b']) {
          expect(await sessions.deleteOwn(id, 'member-1')).toBe(false);
        }
      }),
    );

    it(
      'ends every session of one member but one',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert(sampleMember('1'));
        await members.insert(sampleMember('2'));
        for (const key of ['a', 'b', 'c']) await sessions.insert(sampleSession(key, { userId: 'member-1' }));
        await sessions.insert(sampleSession('2'));
        expect(await sessions.deleteOthers('member-1', 'session-b')).toBe(2);
        expect(await sessions.deleteOthers('member-1', 'session-b')).toBe(0);
        const left = await sessions.findByUser('member-1', 0);
        expect(left.map(({ id }) => id)).toStrictEqual(['session-b']);
        expect(await sessions.findById('session-2')).toBeDefined();
      }),
    );

    it(
      'removes what expired before an instant',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert(sampleMember('1'));
        for (const [key, expiresAt] of [
          ['a', 100],
          ['b', 199],
          ['c', 200],
          ['d', 300],
        ] as const) {
          await sessions.insert(sampleSession(key, { userId: 'member-1', expiresAt }));
        }
        expect(await sessions.deleteExpired(200)).toBe(2);
        expect(await sessions.deleteExpired(200)).toBe(0);
        expect(await sessions.findById('session-c')).toBeDefined();
      }),
    );

    it(
      'stores a session for a password only while that is the password',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert({ ...sampleMember('1'), passwordHash: 'hash' });
        await members.insert(sampleMember('2'));
        const open = (key: string, userId: string, hash: string) =>
          sessions.insertIfPassword(sampleSession(key, { userId }), hash);
        expect(await open('a', 'member-1', 'hash')).toBe(true);
        expect(await open('b', 'member-1', 'old')).toBe(false);
        expect(await open('c', 'member-2', 'hash')).toBe(false);
        expect(await open('d', 'nobody', 'hash')).toBe(false);
        expect((await sessions.findById('session-a'))?.user.id).toBe('member-1');
        for (const key of ['b', 'c', 'd']) expect(await sessions.findById(`session-${key}`)).toBeUndefined();
      }),
    );

    it(
      'leaves no session of the old password, whatever comes first',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert({ ...sampleMember('1'), passwordHash: 'old' });
        const logins = Array.from({ length: 8 }, (_, index) =>
          sessions.insertIfPassword(sampleSession(`${index}`, { userId: 'member-1' }), 'old'),
        );
        const change = members.setPassword({ id: 'member-1', passwordHash: 'new', sync: [], at: 5 });
        await Promise.all([...logins, change]);
        expect(await sessions.findByUser('member-1', 5)).toEqual([]);
      }),
    );

    it(
      'refuses a second session with the same digest',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert(sampleMember('1'));
        await sessions.insert(sampleSession('1'));
        await expect(sessions.insert(sampleSession('1', { id: 'session-2' }))).rejects.toBeInstanceOf(Error);
      }),
    );
  });
};
