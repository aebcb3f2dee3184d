import type { ReportEditionName } from '@ykd/domain/report';
import { flag, integer, type RecordOf } from '../entity/field.js';
import type { YearReport } from '../entities/year-report.js';
import type { Outcome } from '../shared/outcome.js';

export type { NamedCourse, YearReport } from '../entities/year-report.js';

/** Years of which there may be reports. */
export const REPORT_YEARS = { from: 2000, until: 9998 } as const;

export const consentStateFields = {
  year: integer(),
  isGiven: flag(),
  /** Whether a class of his has a class teacher in whose care he is: otherwise there is nobody who would see it. */
  hasTeacher: flag(),
};

/** Whether a member lets his class teachers see his report of a year. */
export type ConsentState = RecordOf<typeof consentStateFields>;

/** The yearly reports of the caller (Specification §2 'Report'). */
export interface YearReportPort {
  /** The report of the year of which such a one tells now. */
  report(input: { readonly edition: ReportEditionName }): Outcome<YearReport, 'not-logged-in'>;
  /** Whether his class teachers see the report of a year. */
  consent(input: { readonly year: number }): Outcome<ConsentState, 'not-logged-in'>;
  /** Lets his class teachers see the report of a year in which he studied, or no longer; the same again changes nothing. */
  setConsent(input: {
    readonly year: number;
    readonly isGiven: boolean;
  }): Outcome<ConsentState, 'not-logged-in' | 'entity-not-found'>;
}
