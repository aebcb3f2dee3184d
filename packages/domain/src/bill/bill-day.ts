import { DAY_MS, dayIndexOf, dayOfIndex, HOUR_MS, startOfShanghaiDay } from '../shared/index.js';

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

/**
 * The days, `YYYY-MM-DD`, from `first` on whose bills can be had at `now` (epoch milliseconds), oldest first; those that the
 * provider does not keep any more are left out. Throws RangeError for what is no day. Beyond the Specification.
 */
export const billDays = (first: string, now: number): readonly string[] => {
  const from = dayIndexOf(first);
  const last = Math.floor((now - billReadyAt(dayOfIndex(0))) / DAY_MS);
  const start = Math.max(from, last - BILL_KEPT_DAYS + 1);
  return Array.from({ length: Math.max(0, last - start + 1) }, (_, index) => dayOfIndex(start + index));
};
