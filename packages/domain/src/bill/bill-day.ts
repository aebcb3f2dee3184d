import {
  DAY_MS,
  dayIndexOf,
  dayOfIndex,
  HOUR_MS,
  shanghaiDayIndex,
  startOfShanghaiDay,
} from '../shared/index.js';

/** The hour of the next Shanghai day from which a bill can be had. Beyond the Specification. */
const READY_HOUR = 10;

/** For how many days the provider keeps a bill: three months, by the shortest three. Beyond the Specification. */
export const BILL_KEPT_DAYS = 89;

/**
 * From when (epoch milliseconds) the bill of a day, `YYYY-MM-DD`, can be had: ten o'clock in Shanghai on the next day.
 * Throws RangeError for what is no day. Beyond the Specification.
 */
export const billReadyAt = (day: string): number =>
  startOfShanghaiDay(dayIndexOf(day)) + DAY_MS + READY_HOUR * HOUR_MS;

const oldestKept = (now: number): number => shanghaiDayIndex(now) - BILL_KEPT_DAYS;

/**
 * Whether the provider still keeps the bill of a day, `YYYY-MM-DD`, at `now` (epoch milliseconds). Throws RangeError for what is
 * no day. Beyond the Specification.
 */
export const isBillKept = (day: string, now: number): boolean => dayIndexOf(day) >= oldestKept(now);

/**
 * The days, `YYYY-MM-DD`, from `first` to the one before today of which there is a bill, or will be within hours, oldest first,
 * at `now` (epoch milliseconds); those that the provider does not keep any more are left out. Throws RangeError for what is no
 * day. Beyond the Specification.
 */
export const billDays = (first: string, now: number): readonly string[] => {
  const today = shanghaiDayIndex(now);
  const start = Math.max(dayIndexOf(first), oldestKept(now));
  return Array.from({ length: Math.max(0, today - start) }, (_, index) => dayOfIndex(start + index));
};
