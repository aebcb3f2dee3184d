/**
 * The yearly study report (Specification §2, §3).
 *
 * @module @ykd/domain/report
 */
export * from './active-grade.js';
export * from './editions.js';
export * from './fellows.js';
export * from './lucky-word.js';
export * from './study-beat.js';
export * from './study-by-day.js';
export { type StudyRun } from './study-days.js';
export * from './study-log.js';
export * from './study-pause.js';
export {
  studyReport,
  type EmptyStudyReport,
  type StudiedReport,
  type StudyReport,
  type StudyReportOf,
} from './study-report.js';
export * from './study-story.js';
export * from './told-pages.js';
export * from './year-deeds.js';
export * from './year-goal.js';
