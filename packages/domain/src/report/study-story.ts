import { dayOfIndex } from '../shared/index.js';
import type { StudyOnDay } from './study-by-day.js';
import type { StudyLog } from './study-log.js';
import { longestPause, type StudyPause } from './study-pause.js';
import {
  reportOfTally,
  type EmptyStudyReport,
  type StudiedReport,
  type StudyReportOf,
} from './study-report.js';
import { tallyYear, type YearTally } from './year-tally.js';

/** How long a course, `courseId`, was studied in a year, in whole `seconds`. Beyond the Specification. */
export type StudyOfCourse = { readonly courseId: string; readonly seconds: number };

/** What the pages of a report tell beyond the report itself. Beyond the Specification. */
export type StudyStoryDetails = {
  /** The courses that were studied, the longest first, by their ids where they are equal. */
  readonly courses: readonly StudyOfCourse[];
  /** The seconds of study in each month, January first: 12 of them. */
  readonly secondsByMonth: readonly number[];
  /** The seconds of study by the hour of the day in which it began: 24 of them. */
  readonly secondsByHour: readonly number[];
  /** The day with the most seconds of study, the earliest of as many. */
  readonly longestDay: StudyOnDay;
  /** The longest stretch without study, and when it went on; `null` where there was none worth telling. */
  readonly pause: StudyPause | null;
};

/** A year of study as the pages of its report tell it (Specification §2 'Report'). */
export type StudyStory = EmptyStudyReport | (StudiedReport & StudyStoryDetails);

const byMonth = ({ firstDay, secondsByDay }: YearTally): readonly number[] => {
  const months = Array.from({ length: 12 }, () => 0);
  for (const [at, seconds] of secondsByDay.entries()) {
    const month = Number(dayOfIndex(firstDay + at).slice(5, 7)) - 1;
    months[month] = (months[month] ?? 0) + seconds;
  }
  return months;
};

const longestDayOf = ({ firstDay, secondsByDay, studied }: YearTally): StudyOnDay => {
  const seconds = Math.max(...secondsByDay);
  // A year with study of no length at all has a day of it still.
  const at = secondsByDay.findIndex((ofDay, day) => ofDay === seconds && studied[day] === true);
  return { day: dayOfIndex(firstDay + at), seconds };
};

/**
 * A year of a member from his study logs, with all that the pages of its report tell (Specification §2 'Report', §3 'study
 * report' state). Logs of other years are passed over; their order does not matter. One pass over the logs, linear; throws
 * RangeError as {@link studyReport} does.
 *
 * @param logs - the study logs of the member, of any year and in any order
 * @param of - the year and the member
 */
export const studyStory = (logs: readonly StudyLog[], of: StudyReportOf): StudyStory => {
  const tally = tallyYear(logs, of.year);
  const report = reportOfTally(tally, of);
  if (report.kind === 'empty') return report;
  return {
    ...report,
    courses: [...tally.secondsByCourse]
      .map(([courseId, seconds]) => ({ courseId, seconds }))
      .toSorted((a, b) => b.seconds - a.seconds || (a.courseId < b.courseId ? -1 : 1)),
    secondsByMonth: byMonth(tally),
    secondsByHour: tally.secondsByHour,
    longestDay: longestDayOf(tally),
    pause: longestPause(report.studyDates),
  };
};
