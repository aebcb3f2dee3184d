/**
 * Shifts of those who look after students: who is on when, out of weekly shifts with exceptions and leave, where nobody is, who
 * is on next, and what they write down of their own days. All Beyond the Specification.
 *
 * @module @ykd/domain/shift
 */
export * from './copy.js';
export * from './duty.js';
export * from './hours.js';
export * from './plan.js';
export * from './setting.js';
export * from './work-day.js';
