import { activeGradeOf, type ActiveGrade } from './active-grade.js';
import { luckyWordOf } from './lucky-word.js';
import { studyDaysOf, type StudyRun } from './study-days.js';
import type { StudyLog } from './study-log.js';
import { tallyYear, type YearTally } from './year-tally.js';
import { PLAN_GROUPS } from '../course/index.js';
import { shanghaiMinute } from '../shared/index.js';

/**
 * Whose report of which year: `year` is a year of four digits, `userNumber` the running number of the member, a
 * non-negative safe integer (Specification §3 'study report' state).
 */
export type StudyReportOf = { readonly year: number; readonly userNumber: number };

/** The report of a year without a log (Specification §2 'Report' with its page `empty`). */
export type EmptyStudyReport = {
  readonly kind: 'empty';
  /** The year of the report. */
  readonly year: number;
  /** The number on the cover: the year and the user number of at least six digits, `2024-000042`. */
  readonly reportNumber: string;
};

/**
 * The report of a year with study (Specification §3 'study report' state). Days are Shanghai days, `YYYY-MM-DD`, in
 * their order.
 */
export type StudiedReport = {
  readonly kind: 'studied';
  /** The year of the report. */
  readonly year: number;
  /** The number on the cover: the year and the user number of at least six digits, `2024-000042`. */
  readonly reportNumber: string;
  /** On how many days of the year there was study. */
  readonly studyDaysInYear: number;
  /** The days with study. */
  readonly studyDates: string[];
  /** The days without study between the first and the last day of study of the year. */
  readonly inactiveDates: string[];
  /** The longest run of days of study, the earliest of its length. */
  readonly longestConsecutive: StudyRun;
  /** The hour 0..23 with the most seconds of study, the earlier on a tie. */
  readonly activeHour: number;
  /** The part of the day of that hour. */
  readonly activeGrade: ActiveGrade;
  /** The months 1..12 with the most days of study. */
  readonly longMonths: number[];
  /** The first log of the year: `at`, its instant (epoch milliseconds), and `courseId`, its course. */
  readonly firstStudyLog: { readonly at: number; readonly courseId: string };
  /** The Shanghai wall clock at that instant, `YYYY-MM-DD HH:mm`. */
  readonly firstStudyTime: string;
  /** The stage of the learning plan with the most seconds, the earlier on a tie; `null` when no course is in the plan. */
  readonly stage: string | null;
  /** The lucky word of the member in this year. */
  readonly luckyWord: string;
  /** All seconds of study of the year. */
  readonly totalSeconds: number;
};

/** The yearly report of a member (Specification §3 'study report' state). */
export type StudyReport = EmptyStudyReport | StudiedReport;

const stageOf = (secondsByCourse: ReadonlyMap<string, number>): string | null => {
  let best: { stage: string; seconds: number } | undefined;
  for (const [stage, courseIds] of Object.entries(PLAN_GROUPS)) {
    const studied = courseIds.flatMap((courseId) => secondsByCourse.get(courseId) ?? []);
    const seconds = studied.reduce((sum, ofCourse) => sum + ofCourse, 0);
    if (studied.length > 0 && seconds > (best?.seconds ?? -1)) best = { stage, seconds };
  }
  return best?.stage ?? null;
};

/** The yearly report from what one pass over the logs added up; throws as {@link studyReport} does. */
export const reportOfTally = (
  { firstDay, studied, secondsByHour, secondsByCourse, first }: YearTally,
  { year, userNumber }: StudyReportOf,
): StudyReport => {
  if (!Number.isSafeInteger(userNumber) || userNumber < 0) {
    throw new RangeError(`not a user number: ${userNumber}`);
  }
  const reportNumber = `${year}-${String(userNumber).padStart(6, '0')}`;
  if (!first) return { kind: 'empty', year, reportNumber };

  const totalSeconds = secondsByHour.reduce((sum, seconds) => sum + seconds, 0);
  if (!Number.isSafeInteger(totalSeconds))
    throw new RangeError(`more seconds than can be added up: ${totalSeconds}`);
  const days = studyDaysOf(studied, firstDay);
  const activeHour = secondsByHour.indexOf(Math.max(...secondsByHour));
  return {
    kind: 'studied',
    year,
    reportNumber,
    studyDaysInYear: days.studyDates.length,
    ...days,
    activeHour,
    activeGrade: activeGradeOf(activeHour),
    firstStudyLog: { at: first.at, courseId: first.courseId },
    firstStudyTime: shanghaiMinute(first.at),
    stage: stageOf(secondsByCourse),
    luckyWord: luckyWordOf(year, userNumber),
    totalSeconds,
  };
};

/**
 * The yearly report of a member from his study logs (Specification §2 'Report', §3 'study report' state). Logs of
 * other years are passed over; their order does not matter. One pass over the logs, linear. Throws RangeError unless
 * the year has four digits and the user number is a non-negative safe integer, and for a log of which `at` is no
 * instant or `seconds` no non-negative safe integer, and when their sum is none.
 *
 * @param logs - the study logs of the member, of any year and in any order
 * @param of - the year and the member
 */
export const studyReport = (logs: readonly StudyLog[], of: StudyReportOf): StudyReport =>
  reportOfTally(tallyYear(logs, of.year), of);
