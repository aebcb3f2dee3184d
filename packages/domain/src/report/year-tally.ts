import { studyYear } from './study-beat.js';
import type { StudyLog } from './study-log.js';
import { DAY_MS, dayIndexOf, HOUR_MS } from '../shared/index.js';

/** What one pass over the logs of a year adds up. Days count from 1 January of the year, which is 0. */
export type YearTally = {
  /** The day number of 1 January. */
  readonly firstDay: number;
  /** For each day of the year whether there was study. */
  readonly studied: readonly boolean[];
  /** The seconds of study by day of the year; 0 too where there was study of no length. */
  readonly secondsByDay: readonly number[];
  /** The seconds of study by the hour in which it began, 0..23. */
  readonly secondsByHour: readonly number[];
  /** The seconds of study by course. */
  readonly secondsByCourse: ReadonlyMap<string, number>;
  /** The earliest log, the one with the smaller course id on a tie; `undefined` for a year without a log. */
  readonly first: StudyLog | undefined;
};

const isEarlier = (log: StudyLog, than: StudyLog): boolean =>
  log.at < than.at || (log.at === than.at && log.courseId < than.courseId);

/**
 * Adds up the logs that began in a Shanghai year, in one pass. Throws RangeError unless the year has four digits, and
 * for a log, of any year, of which `at` is no instant or `seconds` no non-negative safe integer.
 */
export const tallyYear = (logs: readonly StudyLog[], year: number): YearTally => {
  const firstDay = dayIndexOf(`${year}-01-01`);
  const { from, until } = studyYear(year);
  const studied = Array.from({ length: dayIndexOf(`${year}-12-31`) - firstDay + 1 }, () => false);
  const secondsByDay = studied.map(() => 0);
  const secondsByHour = Array.from({ length: 24 }, () => 0);
  const secondsByCourse = new Map<string, number>();
  let first: StudyLog | undefined;

  for (const log of logs) {
    const { at, courseId, seconds } = log;
    if (!Number.isFinite(at) || !Number.isSafeInteger(seconds) || seconds < 0) {
      throw new RangeError(`not a study log: at ${at}, seconds ${seconds}`);
    }
    if (at < from || at >= until) continue;
    const sinceNewYear = at - from;
    const hour = Math.floor(sinceNewYear / HOUR_MS) % 24;
    const day = Math.floor(sinceNewYear / DAY_MS);
    studied[day] = true;
    secondsByDay[day] = (secondsByDay[day] ?? 0) + seconds;
    secondsByHour[hour] = (secondsByHour[hour] ?? 0) + seconds;
    secondsByCourse.set(courseId, (secondsByCourse.get(courseId) ?? 0) + seconds);
    if (!first || isEarlier(log, first)) first = log;
  }
  return { firstDay, studied, secondsByDay, secondsByHour, secondsByCourse, first };
};
