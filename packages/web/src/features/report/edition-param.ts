import { REPORT_EDITIONS, type ReportEdition } from '@ykd/domain/report';

/** The query parameter of the page for who did not study in a year: of which report. */
export const EDITION_PARAM = 'edition';

const EDITIONS: Readonly<Record<string, ReportEdition>> = REPORT_EDITIONS;

/** The report that a query names, the latest one where it names none. */
export const editionOf = (query: URLSearchParams): ReportEdition => {
  const name = query.get(EDITION_PARAM) ?? '';
  return (Object.hasOwn(EDITIONS, name) ? EDITIONS[name] : undefined) ?? REPORT_EDITIONS.report;
};
