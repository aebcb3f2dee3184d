import { dayIndexOf, dayOfIndex } from '../shared/index.js';

/** So many days without study, and it was a pause of which the report tells. Beyond the Specification. */
export const STUDY_PAUSE_MIN_DAYS = 7;

/**
 * A stretch of days without study between two days with study: how many `days`, the first and the last of them, `from` and `to`,
 * and the day `back` on which study went on, as Shanghai days `YYYY-MM-DD` (Specification §3 'inactive dates').
 */
export type StudyPause = {
  readonly days: number;
  readonly from: string;
  readonly to: string;
  readonly back: string;
};

/**
 * The longest pause between days of study, the earliest of its length; `null` where none is as long as
 * {@link STUDY_PAUSE_MIN_DAYS}. Throws RangeError for anything that is not a real calendar day. Beyond the Specification.
 *
 * @param studyDates - the days with study, `YYYY-MM-DD`, in their order, each once
 */
export const longestPause = (studyDates: readonly string[]): StudyPause | null => {
  const numbers = studyDates.map(dayIndexOf);
  let longest: { readonly days: number; readonly back: number } | undefined;
  for (const [at, back] of numbers.entries()) {
    const days = back - (numbers[at - 1] ?? back) - 1;
    if (days >= STUDY_PAUSE_MIN_DAYS && days > (longest?.days ?? 0)) longest = { days, back };
  }
  if (longest === undefined) return null;
  const { days, back } = longest;
  return { days, from: dayOfIndex(back - days), to: dayOfIndex(back - 1), back: dayOfIndex(back) };
};
