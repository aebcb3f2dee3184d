import type { Page } from './layouts.js';
import { isOf } from './path-pattern.js';
import {
  REPORT_EDITIONS,
  REPORT_EMPTY_PATH,
  type ReportEditionName,
  type ReportPath,
} from '../report/editions.js';
import { deepFreeze } from '../shared/index.js';

/** A page of a yearly report, in the layout that is called like its report (Specification §2 'Layouts'). */
export type ReportScreen = Page<ReportPath> & { readonly layout: ReportEditionName };

const pageIn = (layout: ReportEditionName, path: ReportPath): ReportScreen => ({
  path,
  layout,
  title: '年度学习报告',
});

/**
 * The pages of the yearly reports, as their editions have them (Specification §2 'Report'); the address of a report that names none of
 * its pages leads to the first one (Beyond the Specification). They are not among `PAGES`, which every page of the app knows: who reads no
 * report loads none of this.
 */
export const REPORT_PAGES: readonly ReportScreen[] = deepFreeze([
  pageIn('report', REPORT_EMPTY_PATH),
  ...Object.values(REPORT_EDITIONS).flatMap(({ name, pages }) => {
    const paths = new Set<ReportPath>([`/${name}`, ...pages.map(({ path }) => path)]);
    return [...paths].map((path) => pageIn(name, path));
  }),
]);

/** The page of a yearly report at a path, which is read as `pageOf` reads it, or `undefined` (Specification §2 'Routes'). */
export const reportPageOf = (path: string): ReportScreen | undefined =>
  REPORT_PAGES.find((page) => isOf(page.path, path));
