/**
 * How a school is doing, day by day and month by month, against the period before: which days are compared, by how much
 * something changed, and how many of the new students came how far. All Beyond the Specification.
 *
 * @module @ykd/domain/dashboard
 */
export * from './change.js';
export * from './periods.js';
