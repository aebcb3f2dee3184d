/**
 * What partners earn with the orders that they bring: the rate, the accounts on which it is written down, when it is released
 * and what a month comes to. Beyond the Specification, which names the rate alone (§3).
 *
 * @module @ykd/domain/commission
 */
export * from './account.js';
export * from './amount.js';
export * from './attribution.js';
export * from './hold.js';
export * from './posting.js';
export * from './rate.js';
export * from './statement.js';
export * from './tax.js';
