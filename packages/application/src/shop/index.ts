export * from './limits.js';
export { shopOrderOf } from '../order/order-steps.js';
export * from './listed-oddities.js';
export * from './oddity-list.js';
export * from './port.js';
export { piecesBack, refundedOf, type MoneyBack, type Refunded } from '../order/refunded.js';
export { isSurplus } from '../entities/refund.js';
