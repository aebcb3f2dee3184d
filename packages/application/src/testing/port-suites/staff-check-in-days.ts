import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { HONG, MING } from '../fakes/index.js';
import { JING, TAO } from './care.js';
import { must } from './purchases.js';
import { HERS, MINUTE, issue, on, refused, staffCheckInWorld } from './staff-check-in-world.js';
import type { WorldOf } from './world.js';

/** What every implementation of StaffCheckInPort does about the days of a campaign: who has which, who is missing, and made-up entries. */
export const staffCheckInDaysSuite = (world: WorldOf): void => {
  const { as, ready, acts, bell } = staffCheckInWorld(world);

  describe('StaffCheckInPort, days', () => {
    it('shows the days of a campaign, who does how in it, and who is missing', async () => {
      const { tao, admin } = await ready();
      const day = (at: number) => ({ day: `2025-03-${at}` });
      expect(must(await tao.staffCheckIn.calendar({ campaign: on.campaign }))).toEqual({
        students: 1,
        days: [{ ...day(10), entries: 1 }],
      });
      expect(must(await admin.staffCheckIn.calendar({ campaign: on.campaign }))).toEqual({
        students: 2,
        days: [{ ...day(10), entries: 2 }],
      });
      world().deps.clock.advance(DAY_MS);
      const again = await as('xiaoming');
      must(await again.checkIn.save({ campaign: on.campaign, text: '学了列表', pictures: [] }));
      const asked = { ...on, ...day(11), size: 20 } as const;
      const boss = await as('admin');
      const list = async (ports: Ports, over: object) =>
        must(await ports.staffCheckIn.standings({ ...asked, state: 'all', ...over })).list;
      expect(await list(boss, {})).toEqual([
        {
          student: { id: MING.id, name: '小明' },
          total: 2,
          longest: 2,
          current: 2,
          lastDay: '2025-03-11',
          days: [
            { ...day(10), mark: 'none', isMadeUp: false },
            { ...day(11), mark: 'none', isMadeUp: false },
          ],
        },
        expect.objectContaining({ student: { id: HONG.id, name: 'xiaohong' }, current: 1 }),
      ]);
      expect(await list(boss, { state: 'missing' })).toMatchObject([{ student: { id: HONG.id }, total: 1 }]);
      const his = await as(TAO.userName ?? '');
      expect(await list(his, { state: 'missing' })).toEqual([]);
      expect(await list(his, { state: 'none' })).toEqual([]);
      expect(await list(his, { state: 'none', campaign: '2024_march' })).toMatchObject([
        { student: { id: MING.id }, total: 0, current: 0, lastDay: null, days: [] },
      ]);
      expect(await boss.staffCheckIn.standings({ ...asked, state: 'all', day: 'x' })).toMatchObject(
        issue('day'),
      );
      const nothing = { campaign: 'nothing' };
      expect(await boss.staffCheckIn.calendar(nothing)).toEqual(refused('entity-not-found'));
      for (const state of ['all', 'missing', 'none'] as const) {
        const answer = await boss.staffCheckIn.standings({ ...asked, state, after: 'x' });
        expect(answer).toMatchObject(issue('after'));
      }
      // Two days later nobody's run reaches until today.
      world().deps.clock.advance(2 * DAY_MS);
      expect(await list(await as('admin'), {})).toMatchObject([{ current: 0 }, { current: 0 }]);
    });

    it('reminds those in one’s care who take part and have not written today, each once a day', async () => {
      const { jing } = await ready();
      const { campaign } = on;
      expect(must(await jing.staffCheckIn.remindMissing({ campaign }))).toEqual({ told: 0, missing: 0 });
      world().deps.clock.advance(DAY_MS);
      const reminded = async (account: string) =>
        must(await (await as(account)).staffCheckIn.remindMissing({ campaign }));
      expect(await reminded(TAO.userName ?? '')).toEqual({ told: 1, missing: 1 });
      expect(await reminded(JING.userName ?? '')).toEqual({ told: 1, missing: 2 });
      expect(await reminded(TAO.userName ?? '')).toEqual({ told: 0, missing: 1 });
      // Nobody is in the care of the super administrator.
      expect(await reminded('admin')).toEqual({ told: 0, missing: 0 });
      expect(acts().map(({ act, after }) => [act, after])).toEqual([
        ['checkins.remind', { students: 1 }],
        ['checkins.remind', { students: 1 }],
      ]);
      const student = await as('xiaoming');
      expect(await bell(student)).toEqual([
        {
          kind: 'checkIn',
          title: expect.stringMatching(/提醒你打卡$/),
          text: '「2025 年三月打卡」：21:32 的时候你还没有写 2025-03-11 的打卡，当天 24:00 以前都可以写。',
          link: '/learn/clock/march2025',
        },
      ]);
      must(await student.checkIn.save({ campaign, text: '补上了', pictures: [] }));
      expect(await bell(student)).toEqual([]);
    });

    it('reminds of no campaign that is not open', async () => {
      const { jing } = await ready();
      expect(await jing.staffCheckIn.remindMissing({ campaign: 'nothing' })).toEqual(
        refused('entity-not-found'),
      );
      expect(await jing.staffCheckIn.remindMissing({ campaign: '2025_summer_arena' })).toMatchObject({
        error: { kind: 'check-in-closed', reason: 'before' },
      });
    });

    it('makes an entry up for a reason that its student reads, once, and takes it back', async () => {
      const { tao, jing, ming } = await ready();
      const gap = { ...HERS, day: '2025-03-09' };
      const wish = { ...gap, reason: ' 发烧请假 ' };
      expect(must(await tao.staffCheckIn.makeUp(wish))).toBeNull();
      // Its answer was lost.
      expect(must(await tao.staffCheckIn.makeUp(wish))).toBeNull();
      expect(await jing.staffCheckIn.makeUp({ ...gap, reason: '停电' })).toMatchObject(issue('day'));
      expect(await tao.staffCheckIn.makeUp({ ...HERS, reason: '停电' })).toMatchObject(issue('day'));
      const days = async () => must(await ming.checkIn.mine({ campaign: on.campaign })).days;
      expect(await days()).toMatchObject([
        { day: on.day, madeUp: null },
        { day: gap.day, madeUp: '发烧请假', text: '', mark: 'read' },
      ]);
      expect(await bell(ming)).toMatchObject([
        { title: 'zhujiao给你补了 2025-03-09 的打卡', text: '发烧请假' },
      ]);
      expect(acts()).toMatchObject([{ act: 'checkins.makeUp', after: { reason: '发烧请假' } }]);
      must(await tao.staffCheckIn.comment({ ...gap, text: '保重', requestKey: 'request-9' }));
      expect(await bell(ming)).toHaveLength(2);
      expect(must(await jing.staffCheckIn.takeBack(gap))).toBeNull();
      expect(must(await jing.staffCheckIn.takeBack(gap))).toBeNull();
      expect(await days()).toMatchObject([{ day: on.day }]);
      expect(await bell(ming)).toEqual([]);
      expect(acts().at(-1)).toMatchObject({ before: { reason: '发烧请假', comments: 1 } });
      expect(acts()).toHaveLength(3);
      expect(await jing.staffCheckIn.takeBack(HERS)).toMatchObject(issue('day'));
      expect(await days()).toHaveLength(1);
    });

    it('is read by nobody once its student writes it himself', async () => {
      const { deps } = world();
      await ready();
      deps.clock.advance(DAY_MS);
      const tao = await as(TAO.userName ?? '');
      const gap = { userId: MING.id, campaign: on.campaign, day: '2025-03-11' };
      must(await tao.staffCheckIn.makeUp({ ...gap, reason: '没有网' }));
      expect(must(await tao.staffCheckIn.count(gap))).toMatchObject({ entries: 1, open: 0 });
      deps.clock.advance(MINUTE);
      must(
        await (await as('xiaoming')).checkIn.save({ campaign: on.campaign, text: '补上了', pictures: [] }),
      );
      expect(must(await tao.staffCheckIn.count(gap))).toMatchObject({ entries: 1, open: 1 });
      expect(must(await tao.staffCheckIn.entry(gap))).toMatchObject({
        madeUp: null,
        mark: 'none',
        gmtCreated: deps.clock.now(),
      });
    });

    it('makes up for days of the campaign until today, and for who has it', async () => {
      const { admin, tao } = await ready();
      const wish = { ...HERS, reason: '停电' };
      for (const [day, reason, field] of [
        ['2025-03-11', '停电', 'day'],
        ['2025-02-28', '停电', 'day'],
        ['2025-02-30', '停电', 'day'],
        ['2025-03-09', ' ', 'reason'],
      ] as const)
        expect(await admin.staffCheckIn.makeUp({ ...wish, day, reason })).toMatchObject(issue(field));
      for (const over of [{ userId: 'nobody' }, { campaign: 'nothing' }])
        expect(await admin.staffCheckIn.makeUp({ ...wish, ...over })).toEqual(refused('entity-not-found'));
      for (const act of ['makeUp', 'takeBack'] as const) {
        const answer = await tao.staffCheckIn[act]({ ...wish, userId: HONG.id, day: '2025-03-09' });
        expect(answer).toEqual(refused('entity-not-found'));
      }
    });
  });
};
