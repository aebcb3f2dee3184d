import { DAY_MINUTES, clockWords, deepFreeze } from '../shared/index.js';

/** Shifts begin and end at steps of half an hour: the number of minutes of one. Beyond the Specification. */
export const SHIFT_STEP = 30;

/**
 * Hours of a day, in minutes from its beginning: they begin at `from` and end before `to`, which is {@link DAY_MINUTES} at the
 * latest. Beyond the Specification.
 */
export type Hours = { readonly from: number; readonly to: number };

/** Every minute of a day at which hours begin or end, the end of the day too. Beyond the Specification. */
export const SHIFT_STEPS: readonly number[] = deepFreeze(
  Array.from({ length: DAY_MINUTES / SHIFT_STEP + 1 }, (_, step) => step * SHIFT_STEP),
);

/**
 * Hours as they are written: `09:00–12:30`. Beyond the Specification.
 *
 * @param hours - from when until when
 */
export const hoursWords = ({ from, to }: Hours): string => `${clockWords(from)}–${clockWords(to)}`;

/**
 * The Chinese message when something cannot be hours, `undefined` when it can. It never throws. Beyond the Specification.
 *
 * @param hours - from when until when
 */
export const hoursIssue = ({ from, to }: Hours): string | undefined => {
  if (!SHIFT_STEPS.includes(from) || !SHIFT_STEPS.includes(to)) return '时间要是整点或半点';
  return from < to ? undefined : '结束时间要晚于开始时间';
};

/** Whether two hours of the same day have a minute in common. Beyond the Specification. */
export const overlaps = (one: Hours, other: Hours): boolean => one.from < other.to && other.from < one.to;
