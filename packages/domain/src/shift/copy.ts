import { dayIndexOf, dayOfIndex, WEEK_DAYS } from '../shared/index.js';
import { isOn, timesOn, type PlannedShift } from './plan.js';
import { isSingle, type ShiftSetting } from './setting.js';

/**
 * The shifts of single days of a week, as those of the week after it: at the hours at which they were, and none of those that were
 * off. It throws where a day is none. Beyond the Specification.
 *
 * @param monday - the first day of the week that they are copied from, `YYYY-MM-DD`
 */
export const copiedWeek = (shifts: readonly PlannedShift[], monday: string): readonly ShiftSetting[] => {
  const first = dayIndexOf(monday);
  const singles = shifts.filter(isSingle);
  return Array.from({ length: WEEK_DAYS }, (_, at) => first + at).flatMap((day) =>
    timesOn({ shifts: singles, leaves: [] }, dayOfIndex(day))
      .filter(isOn)
      .map(({ staffId, from, to }): ShiftSetting => {
        const next = dayOfIndex(day + WEEK_DAYS);
        return { staffId, firstDay: next, lastDay: next, weekdays: [day - first], from, to, exceptions: [] };
      }),
  );
};
