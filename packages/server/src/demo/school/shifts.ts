import { TEAM_HOURS_ID, type Shift } from '@ykd/application/entities';
import type { UnitOfWork } from '@ykd/application/ports';
import {
  DAY_MS,
  dayIndexOf,
  dayOfIndex,
  mondayOf,
  shanghaiDay,
  shanghaiDayIndex,
  weekdayOf,
} from '@ykd/domain/shared';
import { isOfDay, type ShiftSetting } from '@ykd/domain/shift';
import { MORE_ASSISTANTS, SECOND_CLASS_TEACHER } from './staff.js';

/** Weeks before and after this one of which there is a plan. */
const BEFORE = 2;
const AFTER = 6;

const WORKING_DAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];

/** Who is on again and again: the days of the week, and from which hour to which. */
type Line = readonly [staffId: string, weekdays: readonly number[], from: number, to: number];

const OF_ACCOUNTS: readonly Line[] = [
  ['demo-banzhuren', WORKING_DAYS, 9, 12],
  ['demo-banzhuren', WORKING_DAYS, 14, 18],
  ['demo-zhujiao', WORKING_DAYS, 18, 21],
  ['demo-zhujiao', WEEKEND, 10, 17],
];

const [EVENING, MIDDAY] = MORE_ASSISTANTS;

const OF_SCHOOL: readonly Line[] = [
  [SECOND_CLASS_TEACHER, WORKING_DAYS, 10, 13],
  [EVENING, [0, 2, 4], 17, 21],
  [MIDDAY, [1, 3], 12, 14],
  [MIDDAY, [6], 14, 20],
];

const NINE_TO_NINE = { from: 540, to: 1_260 };

/** Who is on when around an instant (epoch ms): the same for the same instant. `hasSchool`: its staff have shifts too. */
export const loadShifts = async (unitOfWork: UnitOfWork, hasSchool: boolean, at: number): Promise<void> => {
  const today = shanghaiDayIndex(at);
  const monday = mondayOf(today);
  const stamp = { version: 1, changedBy: 'demo-admin', changedAt: at - 20 * DAY_MS };
  const span = {
    firstDay: dayOfIndex(monday - 7 * BEFORE),
    lastDay: dayOfIndex(monday + 7 * (AFTER + 1) - 1),
  };
  const weekly = [...OF_ACCOUNTS, ...(hasSchool ? OF_SCHOOL : [])].map(
    ([staffId, weekdays, from, to], place): Shift => {
      const setting: ShiftSetting = {
        staffId,
        ...span,
        weekdays,
        from: from * 60,
        to: to * 60,
        exceptions: [],
      };
      // The day after tomorrow the second ones are an hour shorter, where they are on.
      const day = dayOfIndex(today + 2);
      const shorter = place % 2 === 1 && isOfDay(setting, day);
      const hours = { from: setting.from, to: setting.to - 60 };
      return {
        id: `demo-shift-${place + 1}`,
        ...setting,
        exceptions: shorter ? [{ day, hours }] : [],
        ...stamp,
      };
    },
  );
  // Once each week, by hand: what is copied to the next one.
  const saturday = dayOfIndex(monday + 5);
  const single: Shift = {
    id: 'demo-shift-single',
    staffId: 'demo-banzhuren',
    firstDay: saturday,
    lastDay: saturday,
    weekdays: [weekdayOf(dayIndexOf(saturday))],
    from: 600,
    to: 720,
    exceptions: [],
    ...stamp,
  };
  const away = (days: number): string => shanghaiDay(at + days * DAY_MS);
  await unitOfWork.transaction(async ({ people, shifts }) => {
    await people.lock();
    for (const shift of [...weekly, single]) await shifts.put(shift);
    const leave = { staffId: 'demo-zhujiao', firstDay: away(8), lastDay: away(9) };
    await shifts.putLeave({ id: 'demo-leave', ...leave, ...stamp });
    const hours = Array.from({ length: 7 }, () => NINE_TO_NINE);
    await shifts.putHours({ id: TEAM_HOURS_ID, hours, ...stamp });
  });
};
