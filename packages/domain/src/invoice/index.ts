/**
 * Invoices of orders: what they say, of how much they are, how far they are, and what money that goes back does to them. All
 * Beyond the Specification.
 *
 * @module @ykd/domain/invoice
 */
export * from './details.js';
export * from './money.js';
export * from './state.js';
export * from './tax-number.js';
