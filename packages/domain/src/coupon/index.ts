/**
 * The partner area: how an application is reviewed, and which page a partner sees (Specification §3, §4, §6).
 *
 * @module @ykd/domain/coupon
 */
export * from './coupon-guard.js';
export * from './review-status.js';
export * from './review-transition.js';
export * from './work-order.js';
