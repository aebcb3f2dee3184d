/** Milliseconds of one day. Shanghai has no daylight saving time, so every day has this length. */
export const DAY_MS = 86_400_000;

/** Asia/Shanghai is UTC+8 all year round. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The number of the Shanghai calendar day that holds the instant `at` (epoch milliseconds), counted from
 * 1970-01-01 as day 0. Throws RangeError for NaN and infinities.
 */
export const shanghaiDayIndex = (at: number): number => {
  if (!Number.isFinite(at)) throw new RangeError(`not an instant: ${at}`);
  return Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS);
};

/** The last millisecond (epoch milliseconds) of the Shanghai day with the number `dayIndex`. */
export const endOfShanghaiDay = (dayIndex: number): number =>
  (dayIndex + 1) * DAY_MS - SHANGHAI_OFFSET_MS - 1;

/**
 * The Shanghai calendar day, `YYYY-MM-DD`, of the instant `at` (epoch milliseconds). Throws RangeError when `at` is
 * not an instant that a Date can hold.
 */
export const shanghaiDay = (at: number): string => {
  const iso = new Date(at + SHANGHAI_OFFSET_MS).toISOString();
  return iso.slice(0, iso.indexOf('T'));
};

/** The day number (see {@link shanghaiDayIndex}) of a day; RangeError unless it is a real day as `YYYY-MM-DD`. */
const indexOfDay = (day: string): number => {
  const at = DAY_PATTERN.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // Some engines roll 02-30 over to March instead of refusing it: only a day that reads back the same is real.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(day))
    throw new RangeError(`not a day: ${day}`);
  return at / DAY_MS;
};

/**
 * How many days `toDay` lies after `fromDay` (both `YYYY-MM-DD`): 0 for the same day, negative when it lies before.
 * Throws RangeError for anything that is not a real calendar day.
 */
export const daysBetween = (fromDay: string, toDay: string): number =>
  indexOfDay(toDay) - indexOfDay(fromDay);
