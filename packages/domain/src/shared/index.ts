/**
 * What the other modules stand on: outcomes, calendar days, guard decisions, frozen tables. Mostly conveniences Beyond
 * the Specification.
 *
 * @module @ykd/domain/shared
 */
export * from './bytes.js';
export * from './clock.js';
export * from './day.js';
export * from './freeze.js';
export * from './guard.js';
export * from './identifier.js';
export * from './machine.js';
export * from './numbers-from.js';
export * from './page-path.js';
export * from './paging.js';
export * from './place-before.js';
export * from './result.js';
export * from './text-issue.js';
export * from './text.js';
export * from './url-part.js';
export * from './week.js';
