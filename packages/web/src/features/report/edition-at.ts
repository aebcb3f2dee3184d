import { layoutOf } from '@ykd/domain/access';
import { REPORT_EDITIONS, type ReportEdition } from '@ykd/domain/report';

const EDITIONS: Readonly<Record<string, ReportEdition>> = REPORT_EDITIONS;

/** The yearly report that a page belongs to: its layout is called like it. */
export const editionAt = (path: string): ReportEdition =>
  EDITIONS[layoutOf(path) ?? ''] ?? REPORT_EDITIONS.report;
