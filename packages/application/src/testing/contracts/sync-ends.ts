import { describe, expect, it } from 'vitest';
import { DUE_GIVEN_UP } from '../../ports/account-sync.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';
import { claim, claimOne, type SyncParts } from './sync-claims.js';

const userId = 'member-1';

/** What every AccountSync does about wishes that come to nothing, and about pictures. */
export const syncEndsContract = (name: string, make: MakeSubject<SyncParts>): void => {
  /** A store with one member who wants an account in the chat. */
  const wanting: MakeSubject<SyncParts> = async () => {
    const made = await make();
    await made.subject.members.insert(sampleMember('1'));
    await made.subject.accountSync.wish({ userId, target: 'chat', sealedPassword: 's-1', at: 10 });
    return made;
  };
  const giveUp = async (parts: SyncParts, at = 30): Promise<void> => {
    const job = await claimOne(parts, 20);
    await parts.accountSync.fail(job, { error: '邮箱已被占用', at, dueAt: DUE_GIVEN_UP });
  };

  describe(`${name}: the end of wishes`, () => {
    it(
      'keeps what was given up, and hands it out no more',
      withSubject(wanting, async (parts) => {
        await giveUp(parts);
        expect(await claim(parts, 1_000_000_000)).toEqual([]);
        const failed = { state: 'failed', attempts: 1, error: '邮箱已被占用', gmtModified: 30 };
        expect(await parts.accountSync.statesOf(userId)).toMatchObject([failed]);
        expect(await parts.accountSync.troubles(5)).toMatchObject([{ userId, target: 'chat', ...failed }]);
      }),
    );

    it(
      'starts what was given up anew with the next wish',
      withSubject(wanting, async (parts) => {
        await giveUp(parts);
        await parts.accountSync.wish({ userId, target: 'chat', at: 40 });
        expect(await parts.accountSync.statesOf(userId)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
        expect(await claim(parts, 40)).toMatchObject([{ attempts: 0, sealedPassword: 's-1' }]);
      }),
    );

    it(
      'tries what fails or was given up again when it is told to, of one member or of all',
      withSubject(wanting, async (parts) => {
        const { accountSync } = parts;
        await giveUp(parts);
        await parts.members.insert(sampleMember('2'));
        await accountSync.wish({ userId: 'member-2', target: 'chat', at: 21 });
        await accountSync.fail(await claimOne(parts, 22), { error: '失败', at: 31, dueAt: 9_000 });
        await accountSync.wish({ userId, target: 'code-host', at: 22 });
        expect(await accountSync.retry({ userId: 'nobody', at: 50 })).toBe(0);
        expect(await accountSync.retry({ userId, at: 50 })).toBe(1);
        expect(await claimOne(parts, 50)).toMatchObject({ userId, attempts: 0, sealedPassword: 's-1' });
        expect(await accountSync.retry({ at: 60 })).toBe(1);
        expect(await claimOne(parts, 60)).toMatchObject({ userId: 'member-2', attempts: 0 });
        expect(await accountSync.retry({ at: 70 })).toBe(0);
        expect(await accountSync.statesOf(userId)).toMatchObject([
          { state: 'waiting', gmtModified: 50 },
          { target: 'code-host', state: 'waiting', gmtModified: 22 },
        ]);
      }),
    );

    it(
      'counts what is open, and lists what was given up before what fails',
      withSubject(wanting, async (parts) => {
        const { accountSync } = parts;
        expect(await accountSync.counts()).toEqual([{ target: 'chat', state: 'waiting', count: 1 }]);
        expect(await accountSync.troubles(5)).toEqual([]);
        await giveUp(parts, 33);
        for (const key of ['2', '3', '4', '5']) {
          await parts.members.insert(sampleMember(key));
          await accountSync.wish({ userId: `member-${key}`, target: 'chat', at: 22 });
        }
        const [failing, failed, done, postponed] = await claim(parts, 22);
        if (!failing || !failed || !done || !postponed) throw new Error('not four are due');
        await accountSync.fail(failing, { error: '失败', at: 30, dueAt: 9_000 });
        await accountSync.fail(failed, { error: '失败', at: 34, dueAt: DUE_GIVEN_UP });
        await accountSync.succeed(done, { externalId: 'x', hasPicture: false, at: 30, notBefore: 30 });
        await accountSync.postpone(postponed);
        await accountSync.wish({ userId, target: 'code-host', at: 40 });
        const counts = await accountSync.counts();
        expect(counts.map(({ target, state, count }) => `${target} ${state} ${count}`).toSorted()).toEqual([
          'chat failed 2',
          'chat failing 1',
          'code-host waiting 1',
        ]);
        const troubled = (await accountSync.troubles(5)).map((state) => state.userId);
        expect(troubled).toEqual([userId, failed.userId, failing.userId]);
        expect(await accountSync.troubles(1)).toHaveLength(1);
      }),
    );

    it(
      'lists and tries again what is wanted for students in somebody’s care alone, where that is asked',
      withSubject(wanting, async (parts) => {
        const { accountSync, members, unitOfWork } = parts;
        const [teacher, colleague] = ['member-8', 'member-9'];
        for (const key of ['2', '3']) await members.insert(sampleMember(key));
        for (const key of ['8', '9']) {
          await members.insert({ ...sampleMember(key), staff: { role: 'class', grants: [] } });
        }
        // Of those in her care, whom the list of students shows: nobody who works here.
        await unitOfWork.transaction(async ({ care }) => {
          for (const studentId of [userId, 'member-2', colleague]) {
            await care.assign({ studentId, staffId: teacher, kind: 'assistant', since: 5 });
          }
        });
        for (const id of ['member-3', colleague, 'member-2']) {
          await accountSync.wish({ userId: id, target: 'chat', at: 11 });
        }
        for (const job of await claim(parts, 20)) {
          await accountSync.fail(job, { error: '失败', at: 30, dueAt: DUE_GIVEN_UP });
        }
        const idsOf = async (limit: number, caredBy: string) =>
          (await accountSync.troubles(limit, { caredBy })).map((state) => state.userId).toSorted();
        expect(await accountSync.troubles(9)).toHaveLength(4);
        expect(await idsOf(9, teacher)).toEqual([userId, 'member-2']);
        expect(await idsOf(1, teacher)).toHaveLength(1);
        expect(await idsOf(9, colleague)).toEqual([]);
        expect(await accountSync.retry({ caredBy: teacher, userId: 'member-3', at: 50 })).toBe(0);
        expect(await accountSync.retry({ caredBy: teacher, userId: 'member-2', at: 50 })).toBe(1);
        expect(await accountSync.retry({ caredBy: teacher, at: 50 })).toBe(1);
        expect(await accountSync.troubles(9)).toHaveLength(2);
      }),
    );

    it(
      'holds no failure against a wish that rests',
      withSubject(wanting, async (parts) => {
        await parts.accountSync.fail(await claimOne(parts, 20), { error: '失败', at: 30, dueAt: 40 });
        await parts.accountSync.postpone(await claimOne(parts, 40));
        const [state] = await parts.accountSync.statesOf(userId);
        expect(state).toMatchObject({ state: 'waiting', attempts: 0 });
        expect(state).not.toHaveProperty('error');
        expect(await parts.accountSync.troubles(5)).toEqual([]);
      }),
    );

    it(
      'remembers whether the service was given a picture',
      withSubject(wanting, async (parts) => {
        const { accountSync } = parts;
        const delivered = { externalId: 'x', at: 30, notBefore: 30 };
        await accountSync.succeed(await claimOne(parts, 20), { ...delivered, hasPicture: true });
        await accountSync.wish({ userId, target: 'chat', at: 40 });
        const given = await claimOne(parts, 40);
        expect(given.hasPicture).toBe(true);
        await accountSync.succeed(given, { ...delivered, hasPicture: false });
        await accountSync.wish({ userId, target: 'chat', at: 60 });
        expect((await claimOne(parts, 60)).hasPicture).toBe(false);
      }),
    );
  });
};
