import type { ReportEditionName } from '@ykd/domain/report';
import type { YearReport } from '../entities/year-report.js';
import type { Outcome } from '../shared/outcome.js';

export type { NamedCourse, YearReport } from '../entities/year-report.js';

/** The yearly reports of the caller (Specification §2 'Report'). */
export interface YearReportPort {
  /** The report of the year of which such a one tells now. */
  report(input: { readonly edition: ReportEditionName }): Outcome<YearReport, 'not-logged-in'>;
}
