/** The minutes of a day. Beyond the Specification. */
export const DAY_MINUTES = 1440;

/** A minute, in milliseconds. Beyond the Specification. */
export const MINUTE_MS = 60_000;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** A minute of a day as a clock shows it: `09:30`, the end of the day `24:00`. Beyond the Specification. */
export const clockWords = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/**
 * The minute of a day that a clock shows, as {@link clockWords} writes it, but for the end of the day; `undefined` for any other text.
 * Beyond the Specification.
 */
export const minuteOfClock = (clock: string): number | undefined =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock)
    ? Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
    : undefined;

/**
 * The Chinese message when something is no minute of a day, `undefined` when it is one: a whole number from 0 to 1439. It never throws.
 * Beyond the Specification.
 */
export const minuteIssue = (minute: number): string | undefined =>
  Number.isInteger(minute) && minute >= 0 && minute < DAY_MINUTES ? undefined : '时间要是 00:00 到 23:59';
