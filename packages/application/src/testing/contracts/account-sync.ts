import { describe, expect, it } from 'vitest';
import { DUE_NEVER, type SyncJob } from '../../ports/account-sync.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';
import { claim, claimOne, type SyncParts } from './sync-claims.js';

const userId = 'member-1';

export const accountSyncContract = (name: string, make: MakeSubject<SyncParts>): void => {
  /** A store with one member who wants an account in the chat, since 10. */
  const wanting: MakeSubject<SyncParts> = async () => {
    const made = await make();
    await made.subject.members.insert(sampleMember('1'));
    await made.subject.accountSync.wish({ userId, target: 'chat', at: 10 });
    return made;
  };

  describe(`${name}: AccountSync`, () => {
    it(
      'knows nothing of a member without a wish',
      withSubject(make, async (parts) => {
        await parts.members.insert(sampleMember('1'));
        expect(await parts.accountSync.statesOf(userId)).toEqual([]);
        expect(await claim(parts, 1_000)).toEqual([]);
      }),
    );

    it(
      'hands a wish to one worker at a time, and again when his lease has ended',
      withSubject(wanting, async (parts) => {
        expect(await claim(parts, 9)).toEqual([]);
        const job = { userId, target: 'chat', version: 1, attempts: 0, hasPicture: false, leasedUntil: 110 };
        expect(await claim(parts, 10)).toStrictEqual([job]);
        expect(await claim(parts, 109)).toEqual([]);
        expect(await claim(parts, 110)).toStrictEqual([{ ...job, leasedUntil: 210 }]);
      }),
    );

    it(
      'hands out the longest due first, as many as asked for, each service by itself',
      withSubject(wanting, async (parts) => {
        for (const [key, at] of [
          ['2', 7],
          ['3', 9],
        ] as const) {
          await parts.members.insert(sampleMember(key));
          await parts.accountSync.wish({ userId: `member-${key}`, target: 'chat', at });
          await parts.accountSync.wish({ userId: `member-${key}`, target: 'code-host', at });
        }
        const users = (jobs: readonly SyncJob[]) => jobs.map((job) => job.userId);
        expect(users(await claim(parts, 50, 'chat', 2))).toEqual(['member-2', 'member-3']);
        expect(users(await claim(parts, 50, 'chat', 2))).toEqual(['member-1']);
        expect(users(await claim(parts, 50, 'code-host', 9))).toEqual(['member-2', 'member-3']);
      }),
    );

    it(
      'is done with a wish that was fulfilled, and remembers the account',
      withSubject(wanting, async (parts) => {
        const job = await claimOne(parts, 20);
        await parts.accountSync.succeed(job, { externalId: 'x-1', hasPicture: false, at: 30, notBefore: 90 });
        const state = { userId, target: 'chat', attempts: 0, dueAt: 90, gmtModified: 30 };
        expect(await parts.accountSync.statesOf(userId)).toStrictEqual([{ ...state, state: 'done' }]);
        expect(await claim(parts, 1_000_000)).toEqual([]);
        await parts.accountSync.wish({ userId, target: 'chat', at: 40 });
        expect(await parts.accountSync.statesOf(userId)).toMatchObject([{ state: 'waiting', dueAt: 90 }]);
        expect(await claim(parts, 89)).toEqual([]);
        expect(await claim(parts, 90)).toMatchObject([{ version: 2, externalId: 'x-1' }]);
      }),
    );

    it(
      'tries a wish that failed again when it is due, and says why',
      withSubject(wanting, async (parts) => {
        const job = await claimOne(parts, 20);
        await parts.accountSync.fail(job, { error: '邮箱已被占用', at: 30, dueAt: 60 });
        const state = { userId, target: 'chat', state: 'failing', error: '邮箱已被占用', gmtModified: 30 };
        expect(await parts.accountSync.statesOf(userId)).toStrictEqual([
          { ...state, attempts: 1, dueAt: 60 },
        ]);
        expect(await claim(parts, 59)).toEqual([]);
        const again = await claimOne(parts, 60);
        expect(again).toMatchObject({ version: 1, attempts: 1 });
        await parts.accountSync.fail(again, { error: '仍被占用', at: 61, dueAt: 99 });
        expect(await parts.accountSync.statesOf(userId)).toMatchObject([{ attempts: 2, error: '仍被占用' }]);
        await parts.accountSync.succeed(await claimOne(parts, 99), {
          externalId: 'x',
          hasPicture: false,
          at: 100,
          notBefore: 100,
        });
        expect(await parts.accountSync.statesOf(userId)).toStrictEqual([
          { userId, target: 'chat', state: 'done', attempts: 0, dueAt: 100, gmtModified: 100 },
        ]);
      }),
    );

    it(
      'starts anew with a newer wish after a failure',
      withSubject(wanting, async (parts) => {
        const job = await claimOne(parts, 20);
        await parts.accountSync.fail(job, { error: '失败', at: 30, dueAt: 9_000 });
        await parts.accountSync.wish({ userId, target: 'chat', at: 40 });
        expect(await parts.accountSync.statesOf(userId)).toStrictEqual([
          { userId, target: 'chat', state: 'waiting', attempts: 0, dueAt: 40, gmtModified: 40 },
        ]);
        expect(await claim(parts, 40)).toMatchObject([{ version: 2, attempts: 0 }]);
      }),
    );

    it(
      'keeps a wish that came while the one before was being fulfilled',
      withSubject(wanting, async (parts) => {
        const job = await claimOne(parts, 20);
        await parts.accountSync.wish({ userId, target: 'chat', at: 25 });
        expect(await claim(parts, 30)).toEqual([]);
        await parts.accountSync.succeed(job, { externalId: 'x-1', hasPicture: false, at: 30, notBefore: 70 });
        expect(await parts.accountSync.statesOf(userId)).toMatchObject([{ state: 'waiting', dueAt: 70 }]);
        expect(await claim(parts, 69)).toEqual([]);
        expect(await claim(parts, 70)).toMatchObject([{ version: 2, externalId: 'x-1' }]);
      }),
    );

    it(
      'tries a newer wish at once when the one before failed',
      withSubject(wanting, async (parts) => {
        const job = await claimOne(parts, 20);
        await parts.accountSync.wish({ userId, target: 'chat', at: 25 });
        await parts.accountSync.fail(job, { error: '失败', at: 30, dueAt: 9_000 });
        expect(await parts.accountSync.statesOf(userId)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
        expect(await claim(parts, 31)).toMatchObject([{ version: 2, attempts: 0 }]);
      }),
    );

    it(
      'lets a wish rest until the next one, which keeps what it wanted',
      withSubject(wanting, async (parts) => {
        await parts.accountSync.wish({ userId, target: 'chat', sealedPassword: 's-1', at: 11 });
        await parts.accountSync.postpone(await claimOne(parts, 20));
        expect(await claim(parts, 1_000_000)).toEqual([]);
        expect(await parts.accountSync.statesOf(userId)).toMatchObject([
          { state: 'waiting', attempts: 0, dueAt: DUE_NEVER },
        ]);
        await parts.accountSync.wish({ userId, target: 'chat', at: 30 });
        const job = await claimOne(parts, 30);
        expect(job).toMatchObject({ version: 3, sealedPassword: 's-1' });
        await parts.accountSync.wish({ userId, target: 'chat', at: 31 });
        await parts.accountSync.postpone(job);
        expect(await claim(parts, 31)).toMatchObject([{ version: 4 }]);
      }),
    );

    it(
      'does not count what a worker reports after his lease was taken by another',
      withSubject(wanting, async (parts) => {
        const late = await claimOne(parts, 20);
        const current = await claimOne(parts, 120);
        await parts.accountSync.fail(late, { error: '太晚', at: 121, dueAt: 122 });
        await parts.accountSync.succeed(late, {
          externalId: 'late',
          hasPicture: false,
          at: 121,
          notBefore: 121,
        });
        await parts.accountSync.postpone(late);
        expect(await parts.accountSync.statesOf(userId)).toMatchObject([{ state: 'waiting', dueAt: 220 }]);
        expect(await claim(parts, 130)).toEqual([]);
        await parts.accountSync.succeed(current, {
          externalId: 'x',
          hasPicture: false,
          at: 130,
          notBefore: 130,
        });
        expect(await parts.accountSync.statesOf(userId)).toMatchObject([{ state: 'done' }]);
      }),
    );

    it(
      'gives each wish to one of many workers',
      withSubject(make, async (parts) => {
        const keys = Array.from({ length: 12 }, (_, index) => `${index}`);
        for (const key of keys) {
          await parts.members.insert(sampleMember(key));
          await parts.accountSync.wish({ userId: `member-${key}`, target: 'chat', at: 1 });
        }
        const taken = await Promise.all(Array.from({ length: 8 }, () => claim(parts, 5, 'chat', 3)));
        const users = taken.flat().map((job) => job.userId);
        expect(new Set(users).size).toBe(users.length);
        const rest = await claim(parts, 5, 'chat', 12);
        expect(users.length + rest.length).toBe(12);
      }),
    );
  });
};
