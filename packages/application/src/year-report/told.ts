import type { KeptStory, YearReport } from '../entities/year-report.js';

/** The report of a year with study, which alone has pages and pictures. */
export type ToldReport = YearReport & { readonly story: KeptStory };

/** Whether a report has something to tell. */
export const isTold = (report: YearReport): report is ToldReport => report.story.kind === 'studied';
