import { dayIndexOf, shanghaiDay } from '../shared/index.js';
import type { ReportEdition, ReportPage, ReportTopic } from './editions.js';
import { studyYear } from './study-beat.js';
import type { StudiedReport } from './study-report.js';
import type { StudyStory, StudyStoryDetails } from './study-story.js';
import type { YearDeeds } from './year-deeds.js';

/** A run of so many days is one of which the report tells. Beyond the Specification. */
export const STUDY_RUN_MIN_DAYS = 3;

/** What a year with study is told from (Specification §3 'study report' state). */
export type ToldYear = StudiedReport & StudyStoryDetails & YearDeeds;

type Rule = (year: ToldYear) => boolean;

const always: Rule = () => true;
/** One day is no pattern. */
const onSeveralDays: Rule = ({ studyDaysInYear }) => studyDaysInYear > 1;

/** Which topics a year has: nobody is shown a zero, or a number that shames. */
const RULES: { readonly [T in ReportTopic]: Rule } = {
  cover: always,
  first: always,
  days: onSeveralDays,
  run: ({ longestConsecutive }) => longestConsecutive.days >= STUDY_RUN_MIN_DAYS,
  courses: (year) => onSeveralDays(year) && year.totalSeconds > 0,
  hour: (year) => onSeveralDays(year) && year.totalSeconds > 0,
  'longest-day': (year) => onSeveralDays(year) && year.longestDay.seconds > 0,
  months: ({ secondsByMonth }) => secondsByMonth.filter((seconds) => seconds > 0).length > 1,
  pause: ({ pause }) => pause !== null,
  exercises: (year) => onSeveralDays(year) && year.exercises > 0,
  'check-ins': (year) => onSeveralDays(year) && year.checkIns > 0,
  notes: (year) => onSeveralDays(year) && year.notes > 0,
  stage: (year) => onSeveralDays(year) && year.stage !== null,
  fellows: (year) => onSeveralDays(year) && year.ahead !== null,
  letter: onSeveralDays,
  end: always,
};

/**
 * The pages of a report that somebody's year has, in their order: a year of one day has its cover, its beginning and its end, a year
 * without study has none (Specification §2 'Report'; which pages a small year has is Beyond the Specification).
 *
 * @param edition - the report, of which the pages are taken
 * @param story - the year in study logs
 * @param deeds - what else was done in it
 */
export const toldPages = (
  edition: ReportEdition,
  story: StudyStory,
  deeds: YearDeeds,
): readonly ReportPage[] =>
  story.kind === 'empty' ? [] : edition.pages.filter(({ topic }) => RULES[topic]({ ...story, ...deeds }));

/**
 * Where a page of a report leads that a year does not have: to the next one that it has; `undefined` where it has none, or
 * for a path that is no page of the report. Beyond the Specification.
 */
export const nearestToldPage = (
  edition: ReportEdition,
  told: readonly ReportPage[],
  path: string,
): ReportPage | undefined => {
  const at = edition.pages.findIndex((page) => page.path === path);
  if (at === -1) return undefined;
  const later = new Set(edition.pages.slice(at).map((page) => page.path));
  return told.find((page) => later.has(page.path)) ?? told.at(-1);
};

/**
 * Whether the year of a report, four digits, is over at the instant `now` (epoch milliseconds): until then it tells 'so far'. Throws
 * RangeError for any other year. Beyond the Specification.
 */
export const isYearOver = (year: number, now: number): boolean => now >= studyYear(year).until;

const yearOfDay = (day: string): number => {
  // A day that does not exist throws.
  dayIndexOf(day);
  return Number(day.slice(0, 4));
};

/**
 * The year of which a popup tells on a day: the latest one that is over, or, where the popup began in December, the year of that
 * December already. So the popup of the Specification, from 1 January 2025 on, tells of 2024 (Specification §9 'Yearly-report popup
 * flag'; other periods are Beyond the Specification). Throws RangeError for anything that is not a real calendar day.
 *
 * @param firstDay - from when on it shows, `YYYY-MM-DD`
 * @param day - the day on which it is seen, `YYYY-MM-DD`
 */
export const popupReportYear = (firstDay: string, day: string): number => {
  const began = firstDay.slice(5, 7) === '12' ? yearOfDay(firstDay) : yearOfDay(firstDay) - 1;
  // A new year began meanwhile: nobody is told of the one before the last.
  return Math.max(began, yearOfDay(day) - 1);
};

/**
 * The year of which `/report` tells at an instant (epoch milliseconds): `popupYear` while a popup runs, otherwise (`null`) the latest one
 * that is over, in Shanghai (Specification §2 'Report'). Throws RangeError for what is no instant.
 */
export const latestReportYear = (now: number, popupYear: number | null): number =>
  popupYear ?? Number(shanghaiDay(now).slice(0, 4)) - 1;

/**
 * The year of which a report tells at an instant (Specification §2 'Report'). Throws RangeError for what is no instant.
 *
 * @param edition - the report
 * @param now - epoch milliseconds
 * @param popupYear - of which year the popup tells that runs, see {@link latestReportYear}
 */
export const editionYear = (edition: ReportEdition, now: number, popupYear: number | null): number =>
  edition.year ?? latestReportYear(now, popupYear);
