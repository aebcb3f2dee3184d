/**
 * The yearly study report (Specification §2, §3).
 *
 * @module @ykd/domain/report
 */
export * from './active-grade.js';
export * from './lucky-word.js';
export * from './study-beat.js';
export * from './study-by-day.js';
export { type StudyRun } from './study-days.js';
export * from './study-log.js';
export * from './study-report.js';
