/**
 * What the payment provider says it took in and gave back, day by day, against what is written down here. All Beyond the
 * Specification.
 *
 * @module @ykd/domain/bill
 */
export * from './bill-row.js';
export * from './bill-day.js';
export * from './difference.js';
export * from './difference-steps.js';
export * from './month.js';
export * from './parse-bill.js';
export * from './reconcile.js';
export * from './yuan.js';
