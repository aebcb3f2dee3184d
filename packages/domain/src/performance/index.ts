/**
 * What came in and went back, to whom it counts, and how far that is from a target. All Beyond the Specification.
 *
 * @module @ykd/domain/performance
 */
export * from './departments.js';
export * from './figures.js';
export * from './months.js';
export * from './target.js';
