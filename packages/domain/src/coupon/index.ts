/**
 * The partner area: how an application is reviewed, and which page a partner sees; coupons, and what they take off a
 * price (Specification §3, §4, §6).
 *
 * @module @ykd/domain/coupon
 */
export * from './coupon-batch-form.js';
export * from './coupon-batch.js';
export * from './coupon-guard.js';
export * from './coupon-instance.js';
export * from './coupon-issue.js';
export * from './coupon-rule.js';
export * from './coupon-transition.js';
export * from './paths.js';
export * from './coupon-words.js';
export * from './review-status.js';
export * from './review-transition.js';
export * from './work-order.js';
