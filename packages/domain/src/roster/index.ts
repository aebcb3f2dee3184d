/**
 * Rosters: lists of students as spreadsheets have them. Which column is what, what a cell says, what a row changes, and what can
 * be undone. All Beyond the Specification.
 *
 * @module @ykd/domain/roster
 */
export * from './clean.js';
export * from './columns.js';
export * from './delimited.js';
export * from './fields.js';
export * from './judge.js';
export * from './limits.js';
export * from './lines-issue.js';
export * from './undo.js';
