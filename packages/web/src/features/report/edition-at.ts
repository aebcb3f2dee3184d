import { reportPageOf } from '@ykd/domain/access';
import { REPORT_EDITIONS, type ReportEdition, type ReportTopic } from '@ykd/domain/report';
import { pagePath } from '@ykd/domain/shared';

/** Where a page stands in a report. */
export interface ReportPlace {
  readonly edition: ReportEdition;
  readonly topic: ReportTopic;
  /** From its beginning, 0, to its end, 1. */
  readonly at: number;
}

/** The report that a page belongs to, whose layout is called like it, and its place there; its beginning for what is no page of it. */
export const placeIn = (path: string): ReportPlace => {
  const edition = REPORT_EDITIONS[reportPageOf(path)?.layout ?? 'report'];
  const asked = pagePath(path);
  const at = edition.pages.findIndex((page) => page.path === asked);
  return {
    edition,
    topic: edition.pages[at]?.topic ?? 'cover',
    at: Math.max(at, 0) / (edition.pages.length - 1),
  };
};
