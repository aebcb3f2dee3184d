/**
 * Milliseconds of one day. Shanghai has no daylight saving time, so every day has this length. Beyond the
 * Specification.
 */
export const DAY_MS = 86_400_000;

/** An hour, in milliseconds. Beyond the Specification. */
export const HOUR_MS = 3_600_000;

/** Asia/Shanghai is UTC+8 all year round. */
const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;

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

/**
 * The first millisecond (epoch milliseconds) of the Shanghai day number `dayIndex`. Throws RangeError unless that is a
 * whole number. Beyond the Specification.
 */
export const startOfShanghaiDay = (dayIndex: number): number => {
  if (!Number.isSafeInteger(dayIndex)) throw new RangeError(`not a day number: ${dayIndex}`);
  return dayIndex * DAY_MS - SHANGHAI_OFFSET_MS;
};

/**
 * The last millisecond (epoch milliseconds) of the Shanghai day number `dayIndex`. Throws RangeError unless that is a
 * whole number. Beyond the Specification.
 */
export const endOfShanghaiDay = (dayIndex: number): number => startOfShanghaiDay(dayIndex + 1) - 1;

/** What a clock in UTC shows at an instant (epoch milliseconds), `YYYY-MM-DDTHH:mm…`; RangeError beyond these years. */
const isoTime = (at: number): string => {
  const iso = new Date(at).toISOString();
  if (!/^\d/.test(iso)) throw new RangeError(`not in the years 0000 to 9999: ${iso}`);
  return iso;
};

/**
 * The Shanghai calendar day, `YYYY-MM-DD`, of the instant `at` (epoch milliseconds). Throws RangeError when `at` is no
 * instant of the years 0000 to 9999. Beyond the Specification.
 */
export const shanghaiDay = (at: number): string => isoTime(at + SHANGHAI_OFFSET_MS).slice(0, 10);

/**
 * The Shanghai wall clock, `YYYY-MM-DD HH:mm`, at the instant `at` (epoch milliseconds). Throws RangeError when `at` is
 * no instant of the years 0000 to 9999. Beyond the Specification.
 */
export const shanghaiMinute = (at: number): string =>
  isoTime(at + SHANGHAI_OFFSET_MS)
    .slice(0, 16)
    .replace('T', ' ');

/**
 * The number of a calendar day given as `YYYY-MM-DD`, as {@link shanghaiDayIndex} counts it: 1970-01-01 is 0. Throws
 * RangeError for anything that is not a real calendar day of that form. Beyond the Specification.
 */
export const dayIndexOf = (day: string): number => {
  const at = DAY_PATTERN.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // Some engines roll 02-30 over to March instead of refusing it: only a day that reads back the same is real.
  if (Number.isNaN(at) || new Date(at).getUTCDate() !== Number(day.slice(8)))
    throw new RangeError(`not a day: ${day}`);
  return at / DAY_MS;
};

/**
 * The calendar day, `YYYY-MM-DD`, with the number `dayIndex`: the reverse of {@link dayIndexOf}. Throws RangeError unless
 * it is the whole number of a day of the years 0000 to 9999. Beyond the Specification.
 */
export const dayOfIndex = (dayIndex: number): string => shanghaiDay(startOfShanghaiDay(dayIndex));

/**
 * How many days `toDay` lies after `fromDay` (both `YYYY-MM-DD`): 0 for the same day, negative when it lies before.
 * Throws RangeError for anything that is not a real calendar day. Beyond the Specification.
 */
export const daysBetween = (fromDay: string, toDay: string): number =>
  dayIndexOf(toDay) - dayIndexOf(fromDay);
