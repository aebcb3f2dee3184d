/** The part of the day in which somebody studies most (Specification §3 'study report' state). */
export type ActiveGrade = 'dawn' | 'morning' | 'afternoon' | 'evening' | 'night';

/**
 * The part of the day of an hour 0..23: dawn 5 to 8, morning 9 to 11, afternoon 12 to 17, evening 18 to 22, night
 * 23 to 4 (Specification §3 'active time grade and hour'; the bounds are Beyond the Specification). Throws RangeError for anything else.
 */
export const activeGradeOf = (hour: number): ActiveGrade => {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RangeError(`not an hour: ${hour}`);
  if (hour < 5 || hour > 22) return 'night';
  if (hour < 9) return 'dawn';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};
