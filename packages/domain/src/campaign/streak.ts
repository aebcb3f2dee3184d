import { dayIndexOf } from '../shared/index.js';

/**
 * How steadily somebody checked in, in days: `current` is the run that reaches until today or, before today's entry,
 * until yesterday; `longest` the longest run ever; `total` counts all different days (Specification §3 'Check-in
 * campaigns'; the way of counting is Beyond the Specification).
 */
export type CheckInStreak = { readonly current: number; readonly longest: number; readonly total: number };

/** How many days in a row, `last` and the days before it, are among `days` (day numbers). */
const runUntil = (days: ReadonlySet<number>, last: number): number => {
  let length = 0;
  while (days.has(last - length)) length += 1;
  return length;
};

/**
 * The streak of the days on which somebody checked in (Specification §3 'Check-in campaigns'; the way of counting is
 * Beyond the Specification). `days` are Shanghai days as `YYYY-MM-DD` in any order, a day given twice counts once;
 * `today` is such a day too. Days after `today` count for `longest` and `total` only. Linear. Throws RangeError for
 * anything that is no such day.
 */
export const checkInStreak = (days: readonly string[], today: string): CheckInStreak => {
  const checked = new Set(Array.from(new Set(days), dayIndexOf));
  const now = dayIndexOf(today);
  let longest = 0;
  for (const day of checked) {
    // Only the last day of a run is counted back from, so that every day is visited once.
    if (!checked.has(day + 1)) longest = Math.max(longest, runUntil(checked, day));
  }
  return { current: runUntil(checked, now) || runUntil(checked, now - 1), longest, total: checked.size };
};
