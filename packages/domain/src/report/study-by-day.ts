import type { StudyLog } from './study-log.js';
import { dayIndexOf, dayOfIndex, shanghaiDayIndex } from '../shared/index.js';

/** The longest span that is told day by day, in days. Beyond the Specification. */
export const STUDY_SPAN_MAX_DAYS = 366;

/** How long somebody studied on a Shanghai day, `YYYY-MM-DD`, in whole seconds. Beyond the Specification. */
export type StudyOnDay = { readonly day: string; readonly seconds: number };

/**
 * How long somebody studied on each Shanghai day from `firstDay` to `lastDay` (both `YYYY-MM-DD`, both included), in their
 * order, those without study too; a log counts for the day in which it began, and one outside of the span for none. Linear.
 * Throws RangeError for anything that is not a real calendar day. Beyond the Specification.
 *
 * @param logs - what was studied, in any order
 */
export const studyByDay = (
  logs: readonly Pick<StudyLog, 'at' | 'seconds'>[],
  firstDay: string,
  lastDay: string,
): StudyOnDay[] => {
  const first = dayIndexOf(firstDay);
  const seconds = Array.from({ length: Math.max(0, dayIndexOf(lastDay) - first + 1) }, () => 0);
  for (const log of logs) {
    const at = shanghaiDayIndex(log.at) - first;
    const before = seconds[at];
    if (before !== undefined) seconds[at] = before + log.seconds;
  }
  return seconds.map((sum, at) => ({ day: dayOfIndex(first + at), seconds: sum }));
};
