import { dayOfIndex, shanghaiDayIndex } from '../shared/index.js';
import { dutyOf, isOn, timesOn, type Duty, type ShiftPlan } from './plan.js';

/** So many days ahead, today among them, it is looked for when somebody is on next. Beyond the Specification. */
export const DUTY_DAYS = 14;

/**
 * When somebody is on from an instant on: the time that is on then, or else the first one that begins after it, within
 * {@link DUTY_DAYS} days; `undefined`: there is none. Times that meet are one, over midnight too. It throws where a day is none. Beyond the Specification.
 *
 * @param plan - shifts and leaves, of others as well
 * @param staffId - whose
 * @param at - epoch milliseconds
 */
export const nextDuty = (plan: ShiftPlan, staffId: string, at: number): Duty | undefined => {
  const shifts = plan.shifts.filter((shift) => shift.staffId === staffId);
  const today = shanghaiDayIndex(at);
  // What began yesterday and goes on over midnight is the same time.
  const days = Array.from({ length: DUTY_DAYS + 1 }, (_, ahead) => dayOfIndex(today - 1 + ahead));
  let found: Duty | undefined;
  for (const day of days) {
    for (const time of timesOn({ ...plan, shifts }, day).filter(isOn)) {
      const { startsAt, endsAt } = dutyOf(day, time);
      if (found === undefined || startsAt > found.endsAt) {
        if (found !== undefined && found.endsAt > at) return found;
        found = { startsAt, endsAt };
      } else found = { startsAt: found.startsAt, endsAt: Math.max(found.endsAt, endsAt) };
    }
  }
  return found !== undefined && found.endsAt > at ? found : undefined;
};

/**
 * Who is on at an instant (epoch milliseconds), each once, in the order of their ids. It throws where a day is none. Beyond the
 * Specification.
 */
export const whoIsOn = (plan: ShiftPlan, at: number): readonly string[] => {
  const day = dayOfIndex(shanghaiDayIndex(at));
  const on = timesOn(plan, day)
    .filter(isOn)
    .filter((time) => {
      const { startsAt, endsAt } = dutyOf(day, time);
      return startsAt <= at && at < endsAt;
    });
  return [...new Set(on.map(({ staffId }) => staffId))].toSorted();
};
