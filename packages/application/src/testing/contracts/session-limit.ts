import { describe, expect, it } from 'vitest';
import { SESSIONS_PER_MEMBER } from '../../member/begin-session.js';
import { sampleMember, sampleSession } from './samples.js';
import { makeWithLogins, type SessionSubject } from './sessions.js';
import { withSubject, type MakeSubject } from './subject.js';

/** How many sessions of a member every SessionRepository keeps. */
export const sessionLimitContract = (name: string, makeParts: MakeSubject<SessionSubject>): void => {
  const make = makeWithLogins(makeParts);
  describe(`${name}: SessionRepository, how many`, () => {
    it(
      'keeps so many sessions of a member, and ends those that were used longest ago',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert({ ...sampleMember('1'), passwordHash: 'hash' });
        await members.insert(sampleMember('2'));
        await sessions.insert(sampleSession('2', { lastSeenAt: 1 }));
        const open = (key: number) =>
          sampleSession(`${key}`, { id: `session-${key}`, userId: 'member-1', lastSeenAt: key });
        for (let key = 100; key < 100 + SESSIONS_PER_MEMBER; key += 1) await sessions.insert(open(key));
        // The first one is in use all the time.
        await sessions.touch('session-100', 5_000, 9_000);
        await sessions.insert(open(200));
        await sessions.insertIfPassword(open(201), 'hash');
        const left = (await sessions.findByUser('member-1', 0)).map(({ id }) => id);
        expect(left).toHaveLength(SESSIONS_PER_MEMBER);
        expect(left.slice(0, 3)).toEqual(['session-100', 'session-201', 'session-200']);
        expect(left.at(-1)).toBe('session-103');
        expect(await sessions.findByDigest('digest-101')).toBeUndefined();
        expect(await sessions.findById('session-2')).toBeDefined();
      }),
    );

    it(
      'keeps a new session, whatever the clock says, and so many of those that begin at once',
      withSubject(make, async ({ sessions, members }) => {
        await members.insert({ ...sampleMember('1'), passwordHash: 'hash' });
        const open = (key: string, lastSeenAt: number) =>
          sampleSession(key, { userId: 'member-1', lastSeenAt });
        await Promise.all(
          Array.from({ length: SESSIONS_PER_MEMBER + 10 }, (_, index) =>
            index % 2 === 0
              ? sessions.insert(open(`a${index}`, 100))
              : sessions.insertIfPassword(open(`a${index}`, 100), 'hash'),
          ),
        );
        expect(await sessions.findByUser('member-1', 0)).toHaveLength(SESSIONS_PER_MEMBER);
        await sessions.insert(open('late', 1));
        expect(await sessions.findById('session-late')).toBeDefined();
        expect(await sessions.findByUser('member-1', 0)).toHaveLength(SESSIONS_PER_MEMBER);
      }),
    );
  });
};
