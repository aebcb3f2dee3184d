/** How many days a week has. Beyond the Specification. */
export const WEEK_DAYS = 7;

/** 1970-01-01, the day 0, was a Thursday: so many days after a Monday. */
const THURSDAY = 3;

/**
 * Which day of its week the day number `dayIndex` is, as `shanghaiDayIndex` counts days: 0 is Monday, 6 is Sunday. Beyond the
 * Specification.
 */
export const weekdayOf = (dayIndex: number): number =>
  (((dayIndex + THURSDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS;

/** The number of the Monday of the week of the day number `dayIndex`. Beyond the Specification. */
export const mondayOf = (dayIndex: number): number => dayIndex - weekdayOf(dayIndex);
