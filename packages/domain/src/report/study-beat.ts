import type { StudyLog } from './study-log.js';
import { DAY_MS, dayIndexOf, endOfShanghaiDay, startOfShanghaiDay } from '../shared/index.js';

/** The longest beat, in seconds. Beyond the Specification. */
export const STUDY_BEAT_MAX_SECONDS = 60;

/** Who gives no sign for so long (milliseconds) no longer studies. Beyond the Specification. */
export const STUDY_IDLE_MS = 60_000;

/** A beat that began longer ago (milliseconds) counts no more: seven days. Beyond the Specification. */
export const STUDY_BEAT_MAX_AGE_MS = 7 * DAY_MS;

/** So far ahead (milliseconds) the clock of a reader may be: five minutes. Beyond the Specification. */
export const STUDY_CLOCK_SKEW_MS = 300_000;

const SECOND_MS = 1000;

/**
 * A stretch of uninterrupted study, as the page of a lesson reports it: an `id` that no other beat of the member has, the
 * course and the lesson (`outlineNum`, `sectionNum`, from 0), the instant `from` at which it began (epoch milliseconds),
 * and its whole `seconds`, 1 to {@link STUDY_BEAT_MAX_SECONDS}. Beyond the Specification.
 */
export type StudyBeat = {
  readonly id: string;
  /** The course that is read. */
  readonly courseId: string;
  readonly outlineNum: number;
  readonly sectionNum: number;
  readonly from: number;
  readonly seconds: number;
};

/** When a stretch of study takes place: from `from` until before `until` (epoch milliseconds). Beyond the Specification. */
export type StudySpan = { readonly from: number; readonly until: number };

/**
 * When a beat takes place. Beyond the Specification.
 *
 * @param beat - when it began, and its length
 */
export const beatSpan = ({ from, seconds }: Pick<StudyBeat, 'from' | 'seconds'>): StudySpan => ({
  from,
  until: from + seconds * SECOND_MS,
});

/**
 * The beats that may count at the instant `now` (epoch milliseconds), in their order: none that began more than
 * {@link STUDY_BEAT_MAX_AGE_MS} before it, none that ends more than {@link STUDY_CLOCK_SKEW_MS} after it. When one of the
 * others ends after `now`, the reader's clock is ahead: all of them move back by as much, so that none lies in the future.
 * Beyond the Specification.
 */
export const timelyBeats = <B extends StudyBeat>(beats: readonly B[], now: number): B[] => {
  const possible = beats.filter((beat) => beatSpan(beat).until <= now + STUDY_CLOCK_SKEW_MS);
  const ahead = possible.reduce((most, beat) => Math.max(most, beatSpan(beat).until - now), 0);
  return possible
    .map((beat) => ({ ...beat, from: beat.from - ahead }))
    .filter(({ from }) => from >= now - STUDY_BEAT_MAX_AGE_MS);
};

/**
 * What of a stretch of study is not counted yet: the gaps that the member's logs leave in it, each with the instant `at`
 * at which it begins and its whole seconds; a part of a second is dropped. Logs that are added from this alone never
 * overlap, so that their sum is never more than the time that went by, on however many devices. `covered` holds the
 * logs that reach into the stretch, in any order; others do no harm. Beyond the Specification.
 */
export const uncountedStudy = (
  covered: readonly Pick<StudyLog, 'at' | 'seconds'>[],
  beat: Pick<StudyBeat, 'from' | 'seconds'>,
): { readonly at: number; readonly seconds: number }[] => {
  const { from, until } = beatSpan(beat);
  const gaps: StudySpan[] = [];
  let at = from;
  const endOf = (log: Pick<StudyLog, 'at' | 'seconds'>): number => log.at + log.seconds * SECOND_MS;
  const touching = covered.filter((log) => log.at < until && endOf(log) > from);
  for (const log of touching.toSorted((a, b) => a.at - b.at)) {
    gaps.push({ from: at, until: log.at });
    at = Math.max(at, endOf(log));
  }
  gaps.push({ from: at, until });
  return gaps
    .map((gap) => ({ at: gap.from, seconds: Math.floor((gap.until - gap.from) / SECOND_MS) }))
    .filter(({ seconds }) => seconds > 0);
};

/**
 * A year of Shanghai, `year` of four digits: the logs that begin in it are those of its report. Throws RangeError for any
 * other year. Beyond the Specification.
 */
export const studyYear = (year: number): StudySpan => ({
  from: startOfShanghaiDay(dayIndexOf(`${year}-01-01`)),
  until: endOfShanghaiDay(dayIndexOf(`${year}-12-31`)) + 1,
});
