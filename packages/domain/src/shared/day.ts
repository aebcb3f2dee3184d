/**
 * Milliseconds of one day. Shanghai has no daylight saving time, so every day has this length. Beyond the
 * Specification.
 */
export const DAY_MS = 86_400_000;

/** Asia/Shanghai is UTC+8 all year round. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The number of the Shanghai calendar day that holds the instant `at` (epoch milliseconds), counted from
 * 1970-01-01 as day 0. Throws RangeError for NaN and infinities. Beyond the Specification.
 */
export const shanghaiDayIndex = (at: number): number => {
  if (!Number.isFinite(at)) throw new RangeError(`not an instant: ${at}`);
  return Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS);
};

/**
 * How many Shanghai calendar days the instant `to` lies after the instant `from` (both epoch milliseconds): 0 within the
 * same day, negative when it lies on an earlier one. Throws RangeError for NaN and infinities. Beyond the
 * Specification.
 */
export const shanghaiDaysBetween = (from: number, to: number): number =>
  shanghaiDayIndex(to) - shanghaiDayIndex(from);

/** The first millisecond (epoch milliseconds) of the Shanghai day number `dayIndex`. Beyond the Specification. */
export const startOfShanghaiDay = (dayIndex: number): number => dayIndex * DAY_MS - SHANGHAI_OFFSET_MS;

/** The last millisecond (epoch milliseconds) of the Shanghai day number `dayIndex`. Beyond the Specification. */
export const endOfShanghaiDay = (dayIndex: number): number => startOfShanghaiDay(dayIndex + 1) - 1;

/** The day, `YYYY-MM-DD`, of an instant (epoch milliseconds) as a clock in UTC reads it. */
const isoDay = (at: number): string => {
  const iso = new Date(at).toISOString();
  return iso.slice(0, iso.indexOf('T'));
};

/**
 * The Shanghai calendar day, `YYYY-MM-DD`, of the instant `at` (epoch milliseconds). Throws RangeError when `at` is
 * not an instant that a Date can hold. Beyond the Specification.
 */
export const shanghaiDay = (at: number): string => isoDay(at + SHANGHAI_OFFSET_MS);

/**
 * The Shanghai wall clock, `YYYY-MM-DD HH:mm`, at the instant `at` (epoch milliseconds). Throws RangeError when `at` is
 * not an instant that a Date can hold. Beyond the Specification.
 */
export const shanghaiMinute = (at: number): string =>
  new Date(at + SHANGHAI_OFFSET_MS).toISOString().replace('T', ' ').slice(0, -8);

/**
 * The number of a calendar day given as `YYYY-MM-DD`, as {@link shanghaiDayIndex} counts it: 1970-01-01 is 0. Throws
 * RangeError for anything that is not a real calendar day of that form. Beyond the Specification.
 */
export const dayIndexOf = (day: string): number => {
  const at = DAY_PATTERN.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // Some engines roll 02-30 over to March instead of refusing it: only a day that reads back the same is real.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(day))
    throw new RangeError(`not a day: ${day}`);
  return at / DAY_MS;
};

/**
 * The calendar day, `YYYY-MM-DD`, with the number `dayIndex`: the reverse of {@link dayIndexOf}. Throws RangeError for a
 * day that a Date cannot hold. Beyond the Specification.
 */
export const dayOfIndex = (dayIndex: number): string => isoDay(dayIndex * DAY_MS);

/**
 * How many days `toDay` lies after `fromDay` (both `YYYY-MM-DD`): 0 for the same day, negative when it lies before.
 * Throws RangeError for anything that is not a real calendar day. Beyond the Specification.
 */
export const daysBetween = (fromDay: string, toDay: string): number =>
  dayIndexOf(toDay) - dayIndexOf(fromDay);
