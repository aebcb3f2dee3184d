import { dayIndexOf, dayOfIndex } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Activities } from '../../ports/activities.js';
import type { CheckInStandings } from '../../ports/check-in-standings.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import { sampleCheckIn, type CheckInsSubject } from './check-ins.js';
import { addStaff } from './departments.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** Entries, and what is kept of them. */
export interface CheckInStandingsSubject extends CheckInsSubject {
  readonly checkInStandings: CheckInStandings;
  readonly activities: Activities;
  readonly unitOfWork: UnitOfWork;
}

const campaign = '2025_march';
const all = { campaign };
const window = { limit: 9 };
const everybody = { kind: 'all', ids: [] } as const;

/** So many days of March from one on. */
const daysFrom = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => dayOfIndex(dayIndexOf('2025-03-01') + first - 1 + at));

/** What is kept of entries. */
export const checkInStandingsContract = (name: string, make: MakeSubject<CheckInStandingsSubject>): void => {
  /**
   * Member 1 wrote on the 1st, the 3rd and the 4th, member 2 on the 1st to the 3rd, member 3 on the 4th; member 4 wrote elsewhere. Member
   * 9 works here, looks after the first, the third and the fourth, and wrote himself.
   */
  const withEntries = (test: (subject: CheckInStandingsSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      const { checkIns, members, unitOfWork } = subject;
      for (const key of ['1', '2', '3', '4']) await members.insert(sampleMember(key));
      await addStaff(subject, 'member-9', 9);
      await unitOfWork.transaction(async ({ care }) => {
        for (const studentId of ['member-1', 'member-3', 'member-4'])
          await care.assign({ studentId, staffId: 'member-9', kind: 'assistant', since: 1 });
      });
      const write = async (key: string, days: readonly string[], over: object = {}) => {
        for (const day of days) await checkIns.put(sampleCheckIn({ userId: `member-${key}`, day, ...over }));
      };
      await write('1', [...daysFrom(1, 1), ...daysFrom(3, 2)]);
      await write('2', daysFrom(1, 3));
      await write('3', daysFrom(4, 1));
      await write('4', ['2024-03-05'], { campaign: '2024_march' });
      await write('9', daysFrom(1, 4));
      await test(subject);
    });
  const first = { userId: 'member-1', total: 3, longest: 2, run: 2, lastDay: '2025-03-04' };
  const second = { userId: 'member-2', total: 3, longest: 3, run: 3, lastDay: '2025-03-03' };
  const third = { userId: 'member-3', total: 1, longest: 1, run: 1, lastDay: '2025-03-04' };
  const { run: _run, ...secondRanked } = second;
  const idsOf = (list: readonly { readonly userId: string }[]) => list.map(({ userId }) => userId);

  describe(`${name}: CheckInStandings`, () => {
    it(
      'ranks those who take part; who leaves is seen by nobody',
      withEntries(async ({ checkInStandings }) => {
        expect(idsOf(await checkInStandings.top(campaign, 9))).toEqual(['member-2', 'member-1', 'member-3']);
        expect(await checkInStandings.top(campaign, 1)).toStrictEqual([secondRanked]);
        expect(await checkInStandings.countRanked(campaign)).toBe(3);
        expect(await checkInStandings.countAhead(campaign, { total: 3, longest: 2 })).toBe(1);
        expect(await checkInStandings.countAhead(campaign, { total: 1, longest: 1 })).toBe(2);
        expect(await checkInStandings.of('member-2', campaign)).toStrictEqual({
          total: 3,
          longest: 3,
          run: 3,
          lastDay: '2025-03-03',
          isHidden: false,
        });
        expect(await checkInStandings.hide('member-2', campaign, true)).toBe(true);
        expect(await checkInStandings.hide('member-2', campaign, true)).toBe(true);
        expect(idsOf(await checkInStandings.top(campaign, 9))).toEqual(['member-1', 'member-3']);
        expect(await checkInStandings.countRanked(campaign)).toBe(2);
        expect(await checkInStandings.countAhead(campaign, { total: 1, longest: 1 })).toBe(1);
        expect(await checkInStandings.of('member-2', campaign)).toMatchObject({ isHidden: true });
        expect(await checkInStandings.hide('member-2', campaign, false)).toBe(true);
        expect(idsOf(await checkInStandings.top(campaign, 1))).toEqual(['member-2']);
      }),
    );

    it(
      'keeps nothing of who works here, nor of who wrote nothing',
      withEntries(async ({ checkInStandings }) => {
        for (const id of ['member-4', 'member-9', 'nobody']) {
          expect(await checkInStandings.of(id, campaign)).toBeUndefined();
          expect(await checkInStandings.hide(id, campaign, true)).toBe(false);
        }
        expect(await checkInStandings.count(all)).toBe(3);
        expect(await checkInStandings.byDay(all)).toStrictEqual([
          { day: '2025-03-01', entries: 2 },
          { day: '2025-03-02', entries: 1 },
          { day: '2025-03-03', entries: 2 },
          { day: '2025-03-04', entries: 2 },
        ]);
        expect(await checkInStandings.byDay({ ...all, caredBy: 'member-9' })).toStrictEqual([
          { day: '2025-03-01', entries: 1 },
          { day: '2025-03-03', entries: 1 },
          { day: '2025-03-04', entries: 2 },
        ]);
        expect(await checkInStandings.count({ ...all, caredBy: 'member-9' })).toBe(2);
      }),
    );

    it(
      'lists who wrote last first, and who has no entry of a day',
      withEntries(async ({ checkInStandings }) => {
        const list = async (over: object, page: object = window) =>
          checkInStandings.list({ ...all, ...over }, { ...window, ...page });
        expect(await list({})).toStrictEqual({ list: [third, first, second], hasMore: false });
        const key = [third.lastDay, third.userId] as const;
        expect(await list({}, { limit: 1, from: { key, isBackwards: false } })).toStrictEqual({
          list: [first],
          hasMore: true,
        });
        expect(idsOf((await list({ caredBy: 'member-9' })).list)).toEqual(['member-3', 'member-1']);
        const missing = async (day: string, isLast: boolean, over: object = {}) =>
          idsOf((await list({ missing: { day, isLast }, ...over })).list);
        expect(await missing('2025-03-04', true)).toEqual(['member-2']);
        expect(await missing('2025-03-03', false)).toEqual(['member-3']);
        expect(await missing('2025-03-02', false)).toEqual(['member-3', 'member-1']);
        expect(await missing('2025-03-05', true, { caredBy: 'member-9' })).toEqual(['member-3', 'member-1']);
        expect(await missing('2025-03-02', false, { caredBy: 'member-1' })).toEqual([]);
      }),
    );

    it(
      'names those in somebody’s care who have no day, where the campaign is for them',
      withEntries(async ({ checkInStandings, checkIns }) => {
        const which = { ...all, caredBy: 'member-9' };
        const without = (audience: Parameters<CheckInStandings['without']>[0]['audience'], page = window) =>
          checkInStandings.without({ ...which, audience }, page);
        expect(await without(everybody)).toStrictEqual({ list: ['member-4'], hasMore: false });
        for (const kind of ['class', 'tag', 'product'] as const) {
          expect(await without({ kind, ids: ['nothing'] })).toStrictEqual({ list: [], hasMore: false });
          expect(await without({ kind, ids: [] })).toStrictEqual({ list: [], hasMore: false });
        }
        await checkIns.put(sampleCheckIn({ userId: 'member-4' }));
        expect(await without(everybody)).toStrictEqual({ list: [], hasMore: false });
      }),
    );

    it(
      'reads the days of some',
      withEntries(async ({ checkInStandings }) => {
        const period = { firstDay: '2025-03-02', lastDay: '2025-03-03' };
        const days = await checkInStandings.days(campaign, ['member-1', 'member-2', 'member-9'], period);
        expect(
          days.toSorted((a, b) => (`${a.userId}${a.day}` < `${b.userId}${b.day}` ? -1 : 1)),
        ).toStrictEqual([
          { userId: 'member-1', day: '2025-03-03', mark: 'none', isMadeUp: false },
          { userId: 'member-2', day: '2025-03-02', mark: 'none', isMadeUp: false },
          { userId: 'member-2', day: '2025-03-03', mark: 'none', isMadeUp: false },
        ]);
        expect(await checkInStandings.days(campaign, [], period)).toEqual([]);
      }),
    );

    it(
      'takes an entry that is made up for, never two of a day, and gives it back',
      withEntries(async ({ checkInStandings, checkIns, unitOfWork }) => {
        const gap = { userId: 'member-1', campaign, day: '2025-03-02' };
        const makeUp = (over: object = {}) =>
          unitOfWork.transaction((tx) =>
            tx.checkIns.makeUp({ ...gap, by: 'member-9', reason: '生病', at: 30, ...over }),
          );
        expect(await Promise.all([makeUp(), makeUp({ reason: '停电' })])).toHaveLength(2);
        expect(await makeUp()).toBe(false);
        expect(await makeUp({ campaign: 'nothing' })).toBe(false);
        const entry = (await checkIns.entries('member-1', campaign)).find(({ day }) => day === gap.day);
        expect(entry).toMatchObject({
          text: '',
          mark: 'read',
          version: 1,
          madeUpBy: 'member-9',
          gmtCreated: 30,
        });
        expect(await checkInStandings.of('member-1', campaign)).toMatchObject({
          total: 4,
          longest: 4,
          run: 4,
        });
        expect((await checkInStandings.byDay(all))[1]).toEqual({ day: '2025-03-02', entries: 2 });
        const on = { firstDay: gap.day, lastDay: gap.day };
        expect(await checkInStandings.days(campaign, ['member-1'], on)).toMatchObject([{ isMadeUp: true }]);
        const takeBack = () =>
          unitOfWork.transaction(async (tx) => {
            await tx.checkIns.hold(gap);
            return tx.checkIns.takeBack(gap);
          });
        const comment = { authorId: 'member-9', authorName: '陈静', text: '好', gmtCreated: 31 };
        await unitOfWork.transaction((tx) => tx.checkIns.insertComment({ id: 'under', ...gap, ...comment }));
        expect(await takeBack()).toEqual(['under']);
        expect(await takeBack()).toEqual([]);
        expect(await checkInStandings.of('member-1', campaign)).toMatchObject({
          total: 3,
          longest: 2,
          run: 2,
        });
        expect((await checkInStandings.byDay(all))[1]).toEqual({ day: '2025-03-02', entries: 1 });
        // What he writes in its place is his own, and one of a day.
        expect(await makeUp()).toBe(true);
        await checkIns.put(sampleCheckIn());
        const own = (await checkIns.entries('member-1', campaign)).find(({ day }) => day === gap.day);
        expect(own).toMatchObject({ version: 2, madeUpBy: null, madeUpReason: null, text: '学了循环' });
        // Nobody has read that, and it was written when it was written.
        expect(own).toMatchObject({ mark: 'none', gmtCreated: 5, gmtModified: 5 });
        expect(await checkInStandings.of('member-1', campaign)).toMatchObject({ total: 4 });
        expect((await checkInStandings.byDay(all))[1]).toEqual({ day: '2025-03-02', entries: 2 });
      }),
    );

    it(
      'counts the days of the period alone, also when staff move it; who left stays away',
      withEntries(async ({ checkInStandings, activities, unitOfWork }) => {
        await checkInStandings.hide('member-3', campaign, true);
        const move = async (firstDay: string, lastDay: string) => {
          const before = await activities.campaign(campaign);
          if (before === undefined) throw new Error('it is there');
          await unitOfWork.transaction(async (tx) => {
            await tx.activities.lock();
            await tx.activities.campaigns.put({ ...before, firstDay, lastDay });
          });
        };
        await move('2025-03-01', '2025-03-03');
        expect(await checkInStandings.of('member-1', campaign)).toMatchObject({
          total: 2,
          longest: 1,
          run: 1,
          lastDay: '2025-03-03',
        });
        expect(await checkInStandings.of('member-3', campaign)).toBeUndefined();
        expect(await checkInStandings.count(all)).toBe(2);
        await move('2025-03-02', '2025-03-31');
        expect(await checkInStandings.of('member-2', campaign)).toMatchObject({ total: 2, longest: 2 });
        expect(await checkInStandings.of('member-3', campaign)).toMatchObject({ total: 1, isHidden: true });
        expect(idsOf(await checkInStandings.top(campaign, 9))).toEqual(['member-2', 'member-1']);
      }),
    );
  });
};
