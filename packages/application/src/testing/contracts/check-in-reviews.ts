import { describe, expect, it } from 'vitest';
import type { CheckInComment } from '../../ports/check-ins.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import { sampleCheckIn, withCheckInPictures, type CheckInsSubject } from './check-ins.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** Entries, and what staff say of them. */
export interface CheckInReviewsSubject extends CheckInsSubject {
  readonly unitOfWork: UnitOfWork;
}

const on = { campaign: '2025_march', day: '2025-03-02' } as const;
const first = { userId: 'member-1', ...on };
const window = { limit: 9 };

const sampleComment = (over: Partial<CheckInComment> = {}): CheckInComment => ({
  id: 'member-3.request-1',
  ...first,
  authorId: 'member-3',
  authorName: '陈静',
  text: '写得好\n“加油” 😀',
  gmtCreated: 20,
  ...over,
});

/** What staff say of entries, in a transaction and as it is read. */
export const checkInReviewsContract = (name: string, make: MakeSubject<CheckInReviewsSubject>): void => {
  /** Entries of two members on a day, that of the second one earlier; member-3 looks after the first one. */
  const withEntries = (test: (subject: CheckInReviewsSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await withCheckInPictures(subject);
      const { checkIns, members, unitOfWork } = subject;
      await members.insert(sampleMember('3'));
      await unitOfWork.transaction(({ care }) =>
        care.assign({ studentId: 'member-1', staffId: 'member-3', kind: 'assistant', since: 1 }),
      );
      await checkIns.put(sampleCheckIn({ pictures: ['b.png', 'a.png'], at: 7 }));
      await checkIns.put(sampleCheckIn({ userId: 'member-2', pictures: ['d.png'], at: 5 }));
      await checkIns.put(sampleCheckIn({ day: '2025-03-03' }));
      await checkIns.put(sampleCheckIn({ userId: 'member-2', campaign: '2024_march' }));
      await test(subject);
    });
  const reviewed = {
    mark: 'like',
    reviewedBy: 'member-3',
    reviewedAt: 30,
    reviewedVersion: 2,
    version: 2,
  } as const;

  describe(`${name}: reviews of check-ins`, () => {
    it(
      'reads the entries of a day in both orders, page by page',
      withEntries(async ({ checkIns }) => {
        const all = await checkIns.ofDay(on, 'asc', window);
        expect(all).toMatchObject({
          list: [
            { userId: 'member-2', pictures: ['d.png'], mark: 'none' },
            { userId: 'member-1', pictures: ['b.png', 'a.png'], version: 1 },
          ],
          hasMore: false,
        });
        expect((await checkIns.ofDay(on, 'desc', window)).list).toStrictEqual(all.list.toReversed());
        const one = await checkIns.ofDay(on, 'asc', { limit: 1 });
        expect(one).toStrictEqual({ list: all.list.slice(0, 1), hasMore: true });
        const from = (key: readonly [number, string], isBackwards: boolean) =>
          checkIns.ofDay(on, 'asc', { limit: 1, from: { key, isBackwards } });
        expect(await from([5, 'member-2'], false)).toStrictEqual({ list: all.list.slice(1), hasMore: false });
        expect(await from([7, 'member-1'], true)).toStrictEqual({
          list: all.list.slice(0, 1),
          hasMore: false,
        });
        expect(await checkIns.ofDay({ ...on, day: '2025-03-04' }, 'asc', window)).toStrictEqual({
          list: [],
          hasMore: false,
        });
      }),
    );

    it(
      'keeps what was said of an entry, also when its member writes it anew',
      withEntries(async ({ checkIns, unitOfWork }) => {
        const [, before] = await checkIns.entries('member-1', on.campaign);
        const { pictures: _pictures, ...held } = before ?? { pictures: [] };
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.checkIns.hold(first)).toStrictEqual(held);
          expect(await tx.checkIns.hold({ ...first, userId: 'nobody' })).toBeUndefined();
          await tx.checkIns.store({ ...first, ...reviewed });
        });
        await checkIns.put(sampleCheckIn({ text: '改了', at: 40 }));
        const [, entry] = await checkIns.entries('member-1', on.campaign);
        expect(entry).toMatchObject({
          ...reviewed,
          text: '改了',
          gmtCreated: 7,
          gmtModified: 40,
          version: 3,
        });
        expect((await checkIns.ofDay({ ...on, mark: 'like' }, 'asc', window)).list).toStrictEqual([entry]);
        expect((await checkIns.ofDay({ ...on, mark: 'excellent' }, 'asc', window)).list).toEqual([]);
      }),
    );

    it(
      'tells those in somebody’s care from others, and counts those that nobody looked at',
      withEntries(async ({ checkIns, unitOfWork }) => {
        const hers = { ...on, caredBy: 'member-3' };
        expect((await checkIns.ofDay(hers, 'desc', window)).list).toMatchObject([{ userId: 'member-1' }]);
        expect((await checkIns.ofDay({ ...hers, mark: 'none' }, 'asc', window)).list).toHaveLength(1);
        expect((await checkIns.ofDay({ ...on, caredBy: 'member-1' }, 'asc', window)).list).toEqual([]);
        expect(await checkIns.countOfDay(on)).toStrictEqual({ entries: 2, open: 2, suspects: 0 });
        expect(await checkIns.countOfDay(hers)).toStrictEqual({ entries: 1, open: 1, suspects: 0 });
        await unitOfWork.transaction((tx) => tx.checkIns.store({ ...first, ...reviewed }));
        expect(await checkIns.countOfDay(on)).toStrictEqual({ entries: 2, open: 1, suspects: 0 });
        expect(await checkIns.countOfDay(hers)).toStrictEqual({ entries: 1, open: 0, suspects: 0 });
        expect((await checkIns.ofDay({ ...hers, mark: 'none' }, 'asc', window)).list).toEqual([]);
      }),
    );

    it(
      'shows nothing that somebody wrote who works here by now',
      withEntries(async ({ checkIns, unitOfWork }) => {
        await unitOfWork.transaction(async ({ people }) => {
          const staff = { role: 'teacher', grants: [] } as const;
          await people.put(
            {
              userId: 'member-2',
              state: 'active',
              departmentId: null,
              title: null,
              email: null,
              phone: null,
              joinedAt: 1,
              leftAt: null,
              version: 1,
              changedBy: null,
              changedAt: 1,
            },
            staff,
          );
        });
        expect((await checkIns.ofDay(on, 'asc', window)).list).toMatchObject([{ userId: 'member-1' }]);
        expect(await checkIns.countOfDay(on)).toStrictEqual({ entries: 1, open: 1, suspects: 0 });
      }),
    );

    it(
      'keeps comments, oldest first, and removes them',
      withEntries(async ({ checkIns, unitOfWork }) => {
        const [one, later, other] = [
          sampleComment(),
          sampleComment({ id: 'member-3.request-2', gmtCreated: 30 }),
          sampleComment({ id: 'member-3.request-3', userId: 'member-2' }),
        ] as const;
        await unitOfWork.transaction(async (tx) => {
          for (const comment of [later, one, other]) await tx.checkIns.insertComment(comment);
          expect(await tx.checkIns.findComment(one.id)).toStrictEqual(one);
          expect(await tx.checkIns.findComment('nothing')).toBeUndefined();
          expect(await tx.checkIns.commentsOn(first)).toStrictEqual([one, later]);
          expect(await tx.checkIns.commentsOn({ ...first, day: '2025-03-03' })).toEqual([]);
        });
        expect(await checkIns.commentsOf('member-1', on.campaign)).toStrictEqual([one, later]);
        expect(await checkIns.commentsOf('member-1', '2024_march')).toEqual([]);
        expect(await checkIns.commentsOfDay(on, ['member-2', 'member-1'])).toHaveLength(3);
        expect(await checkIns.commentsOfDay(on, ['member-2'])).toStrictEqual([other]);
        expect(await checkIns.commentsOfDay(on, [])).toEqual([]);
        await unitOfWork.transaction((tx) => tx.checkIns.removeComment(one.id));
        expect(await checkIns.commentsOf('member-1', on.campaign)).toStrictEqual([later]);
      }),
    );

    it(
      'lets one of several at once hold an entry',
      withEntries(async ({ checkIns, unitOfWork }) => {
        const mark = (reviewedBy: string) =>
          unitOfWork.transaction(async (tx) => {
            const entry = await tx.checkIns.hold(first);
            if (entry?.version !== 1) return false;
            await tx.checkIns.store({ ...first, ...reviewed, reviewedBy });
            return true;
          });
        const done = await Promise.all(['member-1', 'member-2', 'member-3'].map(mark));
        expect(done.filter(Boolean)).toHaveLength(1);
        expect(await checkIns.countOfDay(on)).toMatchObject({ open: 1 });
      }),
    );
  });
};
