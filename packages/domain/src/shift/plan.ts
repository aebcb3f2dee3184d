import { dayIndexOf, dayOfIndex, MINUTE_MS, startOfShanghaiDay, weekdayOfDay } from '../shared/index.js';
import { overlaps, type Hours } from './hours.js';
import { isOfDay, type Leave, type ShiftSetting, type TeamHours } from './setting.js';

/** A shift with its id. Beyond the Specification. */
export type PlannedShift = ShiftSetting & { readonly id: string };

/** Shifts and leaves, of one or of several. Beyond the Specification. */
export type ShiftPlan = { readonly shifts: readonly PlannedShift[]; readonly leaves: readonly Leave[] };

/**
 * How a shift stands on one of its days: as `usual`, `changed` to other hours, `off` for the day, or its person is on `leave`; at the
 * last two nobody is on. Beyond the Specification.
 */
export type ShiftState = 'usual' | 'changed' | 'off' | 'leave';

/**
 * A shift, `shiftId`, of somebody, `staffId`, on one of its days, and in which `state` it is there. The hours are those at which it
 * would be, where nobody is on. Beyond the Specification.
 */
export type ShiftTime = Hours & {
  readonly shiftId: string;
  readonly staffId: string;
  readonly day: string;
  readonly state: ShiftState;
};

/**
 * Whether somebody is on at a time. Beyond the Specification.
 *
 * @param time - how it stands
 */
export const isOn = ({ state }: Pick<ShiftTime, 'state'>): boolean =>
  state === 'usual' || state === 'changed';

const inOrder = (one: ShiftTime, other: ShiftTime): number =>
  one.from - other.from || one.to - other.to || (one.shiftId < other.shiftId ? -1 : 1);

/** Whether somebody is away on a day, `YYYY-MM-DD`. Beyond the Specification. */
export const isAway = (leaves: readonly Leave[], staffId: string, day: string): boolean =>
  leaves.some((leave) => leave.staffId === staffId && leave.firstDay <= day && day <= leave.lastDay);

/**
 * Every shift of a day, in the order of its hours, whether somebody is on or not. It throws where days are none. Beyond the
 * Specification.
 *
 * @param plan - shifts and leaves
 * @param day - `YYYY-MM-DD`
 */
export const timesOn = ({ shifts, leaves }: ShiftPlan, day: string): readonly ShiftTime[] =>
  shifts
    .filter((shift) => isOfDay(shift, day))
    .map(({ id: shiftId, staffId, from, to, exceptions }): ShiftTime => {
      const exception = exceptions.find((one) => one.day === day);
      const hours = exception?.hours ?? { from, to };
      const planned = exception === undefined ? 'usual' : exception.hours === null ? 'off' : 'changed';
      const isLeave = planned !== 'off' && isAway(leaves, staffId, day);
      return { shiftId, staffId, day, from: hours.from, to: hours.to, state: isLeave ? 'leave' : planned };
    })
    .toSorted(inOrder);

/** A day on which two shifts of one person overlap, and the `hours` of the other one. Beyond the Specification. */
export type Clash = { readonly day: string; readonly hours: Hours };

/**
 * The first day on which a shift overlaps another one of the same person, with the hours of that one; leave does not count, for it may
 * end earlier. Others of the same id, and those of others, are left out. It throws where a day is none. Beyond the Specification.
 */
export const clashOf = (one: PlannedShift, others: readonly PlannedShift[]): Clash | undefined => {
  const hers = others.filter(({ id, staffId }) => id !== one.id && staffId === one.staffId);
  for (let day = dayIndexOf(one.firstDay); day <= dayIndexOf(one.lastDay); day += 1) {
    const on = (shifts: readonly PlannedShift[]) =>
      timesOn({ shifts, leaves: [] }, dayOfIndex(day)).filter(isOn);
    const [mine] = on([one]);
    const other = mine && on(hers).find((time) => overlaps(mine, time));
    if (other) return { day: other.day, hours: { from: other.from, to: other.to } };
  }
  return undefined;
};

/**
 * The hours of the team of a day at which nobody is on, in their order; none where nobody has to be there. It throws where the day is none. Beyond
 * the Specification.
 *
 * @param times - those of the day
 */
export const gapsOn = (hours: TeamHours, times: readonly ShiftTime[], day: string): readonly Hours[] => {
  const wanted = hours[weekdayOfDay(day)] ?? null;
  if (wanted === null) return [];
  let { from } = wanted;
  const gaps: Hours[] = [];
  for (const time of times.filter(isOn).toSorted(inOrder)) {
    if (time.from > from) gaps.push({ from, to: Math.min(time.from, wanted.to) });
    from = Math.max(from, time.to);
  }
  return [...gaps, { from, to: wanted.to }].filter((gap) => gap.from < gap.to);
};

/** Somebody's time on, in epoch milliseconds: from `startsAt` until before `endsAt`. Beyond the Specification. */
export type Duty = { readonly startsAt: number; readonly endsAt: number };

/**
 * The instants of hours of a day. It throws where the day is none. Beyond the Specification.
 *
 * @param day - `YYYY-MM-DD`
 * @param hours - from when until when
 */
export const dutyOf = (day: string, { from, to }: Hours): Duty => {
  const start = startOfShanghaiDay(dayIndexOf(day));
  return { startsAt: start + from * MINUTE_MS, endsAt: start + to * MINUTE_MS };
};
