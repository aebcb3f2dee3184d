import type { ReportEditionName } from '@ykd/domain/report';
import { flag, integer, list, type RecordOf } from '../entity/field.js';
import type { YearReport } from '../entities/year-report.js';
import type { Outcome } from '../shared/outcome.js';

export type { NamedCourse, YearReport } from '../entities/year-report.js';

/** Years of which there may be reports. */
export const REPORT_YEARS = { from: 2000, until: 9998 } as const;

export const consentStateFields = {
  /** All years that he agreed to, the earliest first, also those that no report of his tells any more. */
  years: list(integer()),
  /** Whether a class of his has a class teacher in whose care he is: otherwise there is nobody who would see it. */
  hasTeacher: flag(),
};

/** The years whose reports a member lets his class teachers see. */
export type ConsentState = RecordOf<typeof consentStateFields>;

/** The yearly reports of the caller (Specification §2 'Report'). */
export interface YearReportPort {
  /** The report of the year of which such a one tells now. */
  report(input: { readonly edition: ReportEditionName }): Outcome<YearReport, 'not-logged-in'>;
  /** The years whose reports his class teachers see, who they are by then. */
  consent(): Outcome<ConsentState, 'not-logged-in'>;
  /** Lets his class teachers see the report of a year in which he studied, or no longer; the same again changes nothing. */
  setConsent(input: {
    readonly year: number;
    readonly isGiven: boolean;
  }): Outcome<ConsentState, 'not-logged-in' | 'entity-not-found'>;
}
