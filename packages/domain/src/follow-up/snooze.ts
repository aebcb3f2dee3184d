import { deepFreeze, shanghaiDayIndex, startOfShanghaiDay } from '../shared/index.js';

/** For how long a student can be left alone. Beyond the Specification. */
export type SnoozeChoice = 'tomorrow' | 'threeDays' | 'monday';

/** All choices, in the order in which they are offered. Beyond the Specification. */
export const SNOOZE_CHOICES: readonly SnoozeChoice[] = deepFreeze(['tomorrow', 'threeDays', 'monday']);

const WEEK = 7;
/** 1970-01-01, the day 0, was a Thursday. */
const MONDAY = 4;

/** How many days it is until the next Monday: a whole week on a Monday. */
const untilMonday = (today: number): number => (((MONDAY - (today % WEEK)) % WEEK) + WEEK) % WEEK || WEEK;

/**
 * When somebody who is left alone from the instant `now` on is back: the first millisecond of that Shanghai day, in epoch
 * milliseconds as `now` is. Beyond the Specification. Throws RangeError for NaN and infinities.
 */
export const snoozeUntil = (choice: SnoozeChoice, now: number): number => {
  const today = shanghaiDayIndex(now);
  const days = { tomorrow: 1, threeDays: 3, monday: untilMonday(today) };
  return startOfShanghaiDay(today + days[choice]);
};
