/**
 * Shifts of those who look after students: who is on when, out of weekly shifts with exceptions and leave, where nobody is, and who
 * is on next. All Beyond the Specification.
 *
 * @module @ykd/domain/shift
 */
export * from './copy.js';
export * from './duty.js';
export * from './hours.js';
export * from './plan.js';
export * from './setting.js';
