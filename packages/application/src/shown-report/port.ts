import type { YearReport } from '../entities/year-report.js';
import type { Outcome } from '../shared/outcome.js';

/** What answers whoever does not reach the student: as if there were no such student. */
type Refusals = 'not-logged-in' | 'forbidden' | 'entity-not-found';

/**
 * Yearly reports that a student lets his class teacher see: only the class teacher of a class that he is in, in whose care he is.
 * Beyond the Specification.
 */
export interface ShownReportPort {
  /** The years whose reports he lets the caller see, the earliest first; none for anybody else who reaches him. */
  years(input: { readonly userId: string }): Outcome<{ readonly years: readonly number[] }, Refusals>;
  /** Such a report, as he sees it himself. */
  report(input: { readonly userId: string; readonly year: number }): Outcome<YearReport, Refusals>;
}
