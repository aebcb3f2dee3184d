export * from './limits.js';
export { shopOrderOf } from './order-steps.js';
export * from './port.js';
