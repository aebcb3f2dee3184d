/**
 * Orders: their states, how long they give access, what they grant, and amounts (Specification §3, §4, §5, §9).
 *
 * @module @ykd/domain/order
 */
export * from './access-order.js';
export * from './amount.js';
export * from './course-access.js';
export * from './employment.js';
export * from './grants.js';
export * from './main-order.js';
export * from './main-order-ends.js';
export * from './merged-days.js';
export * from './offline-payment.js';
export * from './order-status.js';
export * from './order-transition.js';
export * from './owned-courses.js';
export * from './pay-window.js';
export * from './payment-way.js';
export * from './periods.js';
export * from './product.js';
export * from './purchase.js';
export * from './product-issue.js';
export * from './product-order.js';
export * from './product-changed-at.js';
export * from './product-prices.js';
export * from './refund-amount.js';
export * from './refund-reason.js';
export * from './refund-requests.js';
export * from './second-person.js';
export * from './service-panel.js';
export * from './sku.js';
export * from './sku-choice.js';
export * from './study-session.js';
export * from './teacher-service.js';
export * from './twin-orders.js';
export * from './validity.js';
export * from './validity-change.js';
export * from './ykd-order.js';
