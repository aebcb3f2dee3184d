/**
 * Money that is paid out to partners: how a payout and a transfer at WeChat Pay go from state to state, what may be asked again, and who
 * may do what. Beyond the Specification.
 *
 * @module @ykd/domain/payout
 */
export * from './payout-people.js';
export * from './payout-status.js';
export * from './payout-words.js';
export * from './transfer-state.js';
