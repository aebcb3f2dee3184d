import type { ShiftSetting } from '@ykd/domain/shift';
import { describe, expect, it } from 'vitest';
import { undoingChanges } from '../../shift/undoing.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** The Monday of the week of {@link SEED_NOW}, and days of the week after it. */
const MONDAY = '2026-02-23';
const NEXT = { monday: '2026-03-02', tuesday: '2026-03-03', thursday: '2026-03-05' };

/** Every Monday and Tuesday of two weeks, from nine to twelve. */
const weeklyShift = (over: Partial<ShiftSetting> = {}): ShiftSetting => ({
  staffId: TAO.id,
  firstDay: NEXT.monday,
  lastDay: '2026-03-15',
  weekdays: [0, 1],
  from: 540,
  to: 720,
  exceptions: [],
  ...over,
});

const oneShift = (day: string, weekday: number, over: Partial<ShiftSetting> = {}): ShiftSetting =>
  weeklyShift({ firstDay: day, lastDay: day, weekdays: [weekday], ...over });

const ABSENT = { ok: false, error: { kind: 'entity-not-found' } };
const FORBIDDEN = { ok: false, error: { kind: 'forbidden' } };
const issue = (field: string, message: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, message }] },
});
const NO_HOURS = Array.from({ length: 7 }, () => null);
const LEAVE = { staffId: TAO.id, firstDay: NEXT.tuesday, lastDay: NEXT.thursday };

/** A way to make each call. */
export const shiftTries: Tries<'shift'> = {
  week: ({ shift }) => shift.week({}),
  change: ({ shift }) => shift.change({ removes: [{ id: 'nothing', version: 1 }] }),
  copy: ({ shift }) => shift.copy({ monday: NEXT.monday }),
  addLeave: ({ shift }) => shift.addLeave({ ...LEAVE, staffId: 'nobody' }),
  editLeave: ({ shift }) => shift.editLeave({ id: 'nothing', version: 1, ...LEAVE }),
  removeLeave: ({ shift }) => shift.removeLeave({ id: 'nothing', version: 1 }),
  setHours: ({ shift }) => shift.setHours({ version: 0, hours: [] }),
};

/** What every implementation of ShiftPort does. */
export const shiftSuite = (world: WorldOf): void => {
  const ready = async () => {
    await withCare(world());
    return (await loggedIn(world(), 'zhujiao')).shift;
  };
  const linesOf = async (subjectId: string) => {
    const { list } = await world().deps.auditLog.page({ limit: 50 }, { subjectId });
    return list.filter(({ act }) => act.startsWith('shifts.'));
  };

  describe('ShiftPort', () => {
    it('adds shifts, changes and removes them, and the log tells of it', async () => {
      const port = await ready();
      const added = must(await port.change({ adds: [weeklyShift({ weekdays: [1, 0] })] }));
      const [first] = added.done;
      const id = first?.id ?? '';
      expect(added).toEqual({ done: [{ id, version: 1, before: null, after: weeklyShift() }], skipped: 0 });
      const exceptions = [{ day: NEXT.tuesday, hours: { from: 600, to: 660 } }];
      const seen = { id, version: 1 };
      const edited = must(await port.change({ edits: [{ ...seen, ...weeklyShift({ exceptions }) }] }));
      expect(edited.done).toEqual([
        { id, version: 2, before: weeklyShift(), after: weeklyShift({ exceptions }) },
      ]);
      expect(must(await port.week({ day: NEXT.thursday }))).toMatchObject({
        monday: NEXT.monday,
        shifts: [{ id, version: 2, exceptions }],
      });
      expect(await port.change({ removes: [seen] })).toMatchObject({
        error: { kind: 'changed-meanwhile', version: 2, by: { id: TAO.id }, now: { exceptions } },
      });
      const removed = must(await port.change({ removes: [{ id, version: 2 }] }));
      expect(removed.done).toEqual([{ id, version: null, before: weeklyShift({ exceptions }), after: null }]);
      expect(await port.change({ removes: [{ id, version: 2 }] })).toEqual(ABSENT);
      const lines = await linesOf(TAO.id);
      expect(lines.map(({ act }) => act)).toEqual(['shifts.remove', 'shifts.edit', 'shifts.add']);
      expect(lines[1]).toMatchObject({
        before: { shiftChanges: [] },
        after: { shiftChanges: [`${NEXT.tuesday} 10:00–11:00`] },
      });
      expect(lines[2]?.after).toMatchObject({ shiftHours: '09:00–12:00', weekdays: ['周一', '周二'] });
    });

    it('takes a change back by another one', async () => {
      const port = await ready();
      const shown = async () =>
        must(await port.week({ day: NEXT.monday })).shifts.map(({ id: _id, version: _at, ...rest }) => rest);
      const first = must(await port.change({ adds: [weeklyShift()] }));
      const id = first.done[0]?.id ?? '';
      const both = must(
        await port.change({
          edits: [{ id, version: 1, ...weeklyShift({ exceptions: [{ day: NEXT.monday, hours: null }] }) }],
          adds: [oneShift(NEXT.thursday, 3)],
        }),
      );
      expect(await shown()).toHaveLength(2);
      must(await port.change(undoingChanges(both)));
      expect(await shown()).toEqual([weeklyShift()]);
      const gone = must(await port.change({ removes: [{ id, version: 3 }] }));
      must(await port.change(undoingChanges(gone)));
      expect(await shown()).toEqual([weeklyShift()]);
      // What somebody else changed meanwhile is not written over.
      expect(await port.change(undoingChanges(both))).toEqual(ABSENT);
    });

    it('refuses what overlaps, who does not look after students, and who is away', async () => {
      const port = await ready();
      must(await port.change({ adds: [weeklyShift()] }));
      expect(await port.change({ adds: [oneShift(NEXT.tuesday, 1, { from: 690, to: 780 })] })).toEqual(
        issue('from', `${NEXT.tuesday} 与这个人的另一个班次 09:00–12:00 重叠`),
      );
      const two = [oneShift(NEXT.thursday, 3), oneShift(NEXT.thursday, 3, { from: 600, to: 660 })];
      expect(await port.change({ adds: two })).toMatchObject({ error: { kind: 'invalid-input' } });
      expect(must(await port.week({ day: NEXT.monday })).shifts).toHaveLength(1);
      // Somebody else may be there as well.
      must(await port.change({ adds: [weeklyShift({ staffId: JING.id })] }));
      expect(await port.change({ adds: [weeklyShift({ staffId: 'u-1' })] })).toEqual(
        issue('staffId', '这位员工不负责学员，不能排班'),
      );
      expect(await port.change({ adds: [weeklyShift({ from: 545 })] })).toEqual(
        issue('to', '时间要是整点或半点'),
      );
      must(await port.addLeave({ ...LEAVE, staffId: JING.id }));
      const away = oneShift(NEXT.thursday, 3, { staffId: JING.id });
      expect(await port.change({ adds: [away] })).toEqual(issue('firstDay', `${NEXT.thursday} 这个人请假`));
      const [one] = must(await port.week({ day: NEXT.monday })).shifts;
      const seen = { id: one?.id ?? '', version: 1 };
      expect(await port.change({ removes: [seen, seen] })).toEqual(
        issue('edits', '一个班次一次只能改动一回'),
      );
    });

    it('gives a shift to somebody else, and tells of both', async () => {
      const port = await ready();
      const { done } = must(await port.change({ adds: [weeklyShift()] }));
      const seen = { id: done[0]?.id ?? '', version: 1 };
      must(await port.change({ edits: [{ ...seen, ...weeklyShift({ staffId: JING.id }) }] }));
      expect((await linesOf(TAO.id))[0]).toMatchObject({ act: 'shifts.remove' });
      expect((await linesOf(JING.id))[0]).toMatchObject({ act: 'shifts.add' });
    });

    it('copies the single shifts of the week before, as far as they fit', async () => {
      const port = await ready();
      const adds = [
        oneShift('2026-02-26', 3),
        oneShift('2026-02-27', 4),
        oneShift('2026-02-23', 0),
        weeklyShift({ staffId: JING.id, firstDay: MONDAY }),
      ];
      must(await port.change({ adds }));
      must(await port.change({ adds: [oneShift('2026-03-06', 4, { from: 600, to: 660 })] }));
      must(await port.addLeave({ ...LEAVE, firstDay: NEXT.monday, lastDay: NEXT.tuesday }));
      const copied = must(await port.copy({ monday: NEXT.monday }));
      expect(copied.skipped).toBe(2);
      expect(copied.done.map(({ after }) => after)).toEqual([oneShift(NEXT.thursday, 3)]);
      // They are there by now.
      expect(must(await port.copy({ monday: NEXT.monday }))).toEqual({ done: [], skipped: 3 });
      must(await port.change(undoingChanges(copied)));
      expect(must(await port.week({ day: NEXT.monday })).shifts).toHaveLength(2);
      for (const monday of [NEXT.tuesday, 'x', '1999-01-04']) {
        expect(await port.copy({ monday })).toEqual(issue('monday', '要从周一开始'));
      }
    });

    it('keeps leaves, and none of the same person overlap', async () => {
      const port = await ready();
      const leave = must(await port.addLeave(LEAVE));
      expect(leave).toEqual({ id: leave.id, ...LEAVE, version: 1 });
      expect(await port.addLeave({ ...LEAVE, firstDay: NEXT.thursday })).toEqual(
        issue('firstDay', `${NEXT.tuesday} 到 ${NEXT.thursday} 已经请假`),
      );
      expect(await port.addLeave({ ...LEAVE, lastDay: NEXT.monday })).toEqual(
        issue('lastDay', '最后一天不能早于第一天'),
      );
      expect(await port.addLeave({ ...LEAVE, staffId: 'u-1' })).toMatchObject({
        error: { issues: [{ field: 'staffId' }] },
      });
      const { id } = leave;
      const longer = must(await port.editLeave({ id, version: 1, ...LEAVE, lastDay: '2026-03-06' }));
      expect(longer).toMatchObject({ version: 2, lastDay: '2026-03-06' });
      expect(await port.editLeave({ id, version: 1, ...LEAVE })).toMatchObject({
        error: { kind: 'changed-meanwhile', now: { lastDay: '2026-03-06' } },
      });
      expect(must(await port.week({ day: NEXT.monday })).leaves).toEqual([longer]);
      expect(await port.removeLeave({ id, version: 1 })).toMatchObject({
        error: { kind: 'changed-meanwhile' },
      });
      must(await port.removeLeave({ id, version: 2 }));
      expect(await port.removeLeave({ id, version: 2 })).toEqual(ABSENT);
      expect((await linesOf(TAO.id)).map(({ act }) => act)).toEqual([
        'shifts.leave.remove',
        'shifts.leave.edit',
        'shifts.leave.add',
      ]);
    });

    it('keeps the hours of the team', async () => {
      const port = await ready();
      expect(must(await port.week({})).team).toEqual({ hours: NO_HOURS, version: 0 });
      const hours = NO_HOURS.with(0, { from: 540, to: 1_260 } as never);
      expect(must(await port.setHours({ version: 0, hours }))).toEqual({ hours, version: 1 });
      expect(must(await port.week({})).team).toEqual({ hours, version: 1 });
      expect(await port.setHours({ version: 0, hours: NO_HOURS })).toMatchObject({
        error: { kind: 'changed-meanwhile', version: 1 },
      });
      const wrong = NO_HOURS.with(6, { from: 60, to: 60 } as never);
      expect(await port.setHours({ version: 1, hours: wrong })).toEqual(issue('6', '结束时间要晚于开始时间'));
      expect((await linesOf('team'))[0]).toMatchObject({ act: 'shifts.hours' });
    });

    it('shows the week of today, and of any other day, with who may be on', async () => {
      const port = await ready();
      const week = must(await port.week({}));
      expect(week).toMatchObject({ now: SEED_NOW, monday: MONDAY, mayPlan: true, shifts: [], leaves: [] });
      expect(week.people).toContainEqual({ id: JING.id, name: '陈静', role: 'class' });
      expect(week.people.map(({ id }) => id)).toContain(TAO.id);
      for (const day of ['2026-02-30', 'x', '0026-03-02']) {
        expect(await port.week({ day })).toEqual(issue('day', '日期不正确'));
      }
    });

    it('leaves out whoever has no part in it any more', async () => {
      const port = await ready();
      must(await port.change({ adds: [weeklyShift({ staffId: JING.id })] }));
      must(await port.addLeave({ ...LEAVE, staffId: JING.id }));
      await world().deps.unitOfWork.transaction(async ({ people }) => {
        await people.lock();
        const jing = await people.find(JING.id);
        if (jing !== undefined) await people.put({ ...jing.employee, state: 'left', leftAt: 1 }, undefined);
      });
      const week = must(await port.week({ day: NEXT.monday }));
      expect(week).toMatchObject({ shifts: [], leaves: [] });
      expect(week.people.map(({ id }) => id)).not.toContain(JING.id);
    });

    it('is seen by those who look after students, and planned by those who manage them', async () => {
      const port = await ready();
      must(await port.change({ adds: [weeklyShift()] }));
      const { shift } = await loggedIn(world(), 'banzhuren');
      expect(must(await shift.week({ day: NEXT.monday }))).toMatchObject({ mayPlan: false, shifts: [{}] });
      const { week, ...rest } = shiftTries;
      for (const attempt of Object.values(rest)) {
        if (typeof attempt !== 'function') throw new Error('one way a call');
        expect(await attempt(await loggedIn(world(), 'banzhuren'), JING)).toEqual(FORBIDDEN);
      }
      if (typeof week !== 'function') throw new Error('one way a call');
      expect(await week(await loggedIn(world()), JING)).toEqual(FORBIDDEN);
      expect(await week(world().visitor(), JING)).toMatchObject({ error: { kind: 'not-logged-in' } });
    });
  });
};
