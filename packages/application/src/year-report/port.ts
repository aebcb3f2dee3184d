import type { ReportEditionName, StudyStory, YearDeeds } from '@ykd/domain/report';
import type { Outcome } from '../shared/outcome.js';

/** A course that a report names. */
export interface NamedCourse {
  readonly courseId: string;
  readonly title: string;
}

/** The year of a member as the pages of its report tell it. */
export interface YearReport {
  readonly year: number;
  /** False: the year goes on, and all of it is told 'so far'. */
  readonly isOver: boolean;
  /** What its member is called; null for who has no name. */
  readonly name: string | null;
  readonly story: StudyStory;
  readonly deeds: YearDeeds;
  /** The courses of the story that the catalogue knows. */
  readonly courses: readonly NamedCourse[];
}

/** The yearly reports of the caller (Specification §2 'Report'). */
export interface YearReportPort {
  /** The report of the year of which such a one tells now. */
  report(input: { readonly edition: ReportEditionName }): Outcome<YearReport, 'not-logged-in'>;
}
