export * from './coupon-guard.js';
export * from './review-status.js';
export * from './review-transition.js';
export * from './work-order.js';
