import type { YearReport } from '@ykd/application/year-report';
import type { StudyStory } from '@ykd/domain/report';

/** A year with study. */
export type ToldStory = Extract<StudyStory, { readonly kind: 'studied' }>;

/** The report of a year with study, which alone has pages. */
export type ToldReport = YearReport & { readonly story: ToldStory };

/** Whether a report has something to tell. */
export const isTold = (report: YearReport): report is ToldReport => report.story.kind === 'studied';
