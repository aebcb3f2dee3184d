import { dayIndexOf } from './day.js';
import { deepFreeze } from './freeze.js';

/** How many days a week has. Beyond the Specification. */
export const WEEK_DAYS = 7;

/** What the days of a week are called in Chinese, after 周 or 星期: from Monday to Sunday. Beyond the Specification. */
export const WEEKDAYS: readonly string[] = deepFreeze([...'一二三四五六日']);

/** 1970-01-01, the day 0, was a Thursday: so many days after a Monday. */
const THURSDAY = 3;

/**
 * Which day of its week the day number `dayIndex` is, as `shanghaiDayIndex` counts days: 0 is Monday, 6 is Sunday. Beyond the
 * Specification.
 */
export const weekdayOf = (dayIndex: number): number =>
  (((dayIndex + THURSDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS;

/**
 * Which day of its week a Shanghai day is, `YYYY-MM-DD`: 0 is Monday, 6 is Sunday. Throws RangeError for anything that is no such day.
 * Beyond the Specification.
 */
export const weekdayOfDay = (day: string): number => weekdayOf(dayIndexOf(day));

/** The number of the Monday of the week of the day number `dayIndex`. Beyond the Specification. */
export const mondayOf = (dayIndex: number): number => dayIndex - weekdayOf(dayIndex);
