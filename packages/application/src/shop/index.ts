export * from './limits.js';
export { shopOrderOf } from '../order/order-steps.js';
export * from './port.js';
export { isSurplus } from '../entities/refund.js';
