import { deepFreeze } from '../shared/index.js';

/**
 * What a page of a yearly report tells: one thing each (Specification §2 'Report', §3 'study report' state; which page tells what is
 * Beyond the Specification).
 */
export type ReportTopic =
  | 'cover'
  | 'first'
  | 'days'
  | 'run'
  | 'courses'
  | 'hour'
  | 'longest-day'
  | 'months'
  | 'pause'
  | 'exercises'
  | 'check-ins'
  | 'notes'
  | 'stage'
  | 'fellows'
  | 'letter'
  | 'end';

/** A path in a yearly report (Specification §2 'Routes'). */
export type ReportPath = `/report${string}`;

/** A page of a report: its `path`, and its `topic`, what it tells (Specification §2 'Routes'). */
export type ReportPage = { readonly path: ReportPath; readonly topic: ReportTopic };

/** Which report: of the latest year, of 2023, of 2024; so are their layouts called (Specification §2 'Layouts'). */
export type ReportEditionName = 'report' | 'report2023' | 'report2024';

/**
 * A yearly report: its name, the year of which it tells (`null`: the latest one, see {@link latestReportYear}) and its pages in the
 * order in which they are told (Specification §2 'Routes').
 */
export type ReportEdition = {
  readonly name: ReportEditionName;
  readonly year: number | null;
  readonly pages: readonly ReportPage[];
};

const pagesOf = (
  base: ReportPath,
  topics: readonly (readonly [string, ReportTopic])[],
): readonly ReportPage[] => topics.map(([segment, topic]) => ({ path: `${base}${segment}` as const, topic }));

/** Where somebody is led who has no study in the year of a report (Specification §2 'Report'). */
export const REPORT_EMPTY_PATH: ReportPath = '/report/empty';

/** The three reports with their pages (Specification §2 'Routes'). */
export const REPORT_EDITIONS: { readonly [N in ReportEditionName]: ReportEdition } = deepFreeze({
  report: {
    name: 'report',
    year: null,
    pages: pagesOf('/report', [
      ['', 'cover'],
      ['/page2', 'first'],
      ['/page3', 'days'],
      ['/page4', 'run'],
      ['/page5', 'courses'],
      ['/page6', 'hour'],
      ['/page7', 'months'],
      ['/page11', 'fellows'],
      ['/page12', 'end'],
    ]),
  },
  report2023: {
    name: 'report2023',
    year: 2023,
    pages: pagesOf('/report2023', [
      ['/cover', 'cover'],
      ['/page1', 'first'],
      ['/page2', 'days'],
      ['/page3', 'run'],
      ['/page4', 'courses'],
      ['/page5', 'hour'],
      ['/page6', 'longest-day'],
      ['/page9', 'months'],
      ['/page10', 'pause'],
      ['/page11', 'exercises'],
      ['/page12', 'stage'],
      ['/page13', 'letter'],
      ['/pageend', 'end'],
    ]),
  },
  report2024: {
    name: 'report2024',
    year: 2024,
    pages: pagesOf('/report2024', [
      ['/cover', 'cover'],
      ['/page1', 'first'],
      ['/page2', 'days'],
      ['/page3', 'run'],
      ['/page4', 'courses'],
      ['/page5', 'hour'],
      ['/page6', 'longest-day'],
      ['/page8', 'check-ins'],
      ['/page9', 'notes'],
      ['/page10', 'fellows'],
      ['/pageend', 'end'],
    ]),
  },
});

/** The report that tells of a year: its own where it has one, otherwise `/report`. Beyond the Specification. */
export const reportEditionOf = (year: number): ReportEdition =>
  Object.values(REPORT_EDITIONS).find((edition) => edition.year === year) ?? REPORT_EDITIONS.report;
