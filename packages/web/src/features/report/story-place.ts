import { isTold, type ToldReport, type YearReport } from '@ykd/application/year-report';
import { pagePath } from '@ykd/domain/shared';
import {
  nearestToldPage,
  REPORT_EMPTY_PATH,
  toldPages,
  type ReportEdition,
  type ReportPage,
} from '@ykd/domain/report';
import { EDITION_PARAM } from './edition-param';

/** Where a story stands: at a page of it, or on its way to where it may be told. */
export type StoryPlace =
  | {
      readonly kind: 'page';
      readonly report: ToldReport;
      readonly pages: readonly ReportPage[];
      /** Which of the pages, from 0. */
      readonly at: number;
      readonly page: ReportPage;
    }
  | { readonly kind: 'elsewhere'; readonly to: string };

/** The place of an address in the story of a year: a page that the year does not have leads to the next one that it has. */
export const storyPlace = (edition: ReportEdition, report: YearReport, path: string): StoryPlace => {
  const pages = toldPages(edition, report.story, report.deeds);
  const [first] = pages;
  if (!isTold(report) || first === undefined) {
    return { kind: 'elsewhere', to: `${REPORT_EMPTY_PATH}?${EDITION_PARAM}=${edition.name}` };
  }
  const asked = pagePath(path);
  const at = pages.findIndex((page) => page.path === asked);
  const page = pages[at];
  if (page !== undefined) return { kind: 'page', report, pages, at, page };
  return { kind: 'elsewhere', to: (nearestToldPage(edition, pages, asked) ?? first).path };
};
