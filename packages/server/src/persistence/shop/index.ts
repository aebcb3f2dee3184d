export { coupons } from './coupons.js';
export { greetings } from './greetings.js';
export { listedOrders } from './listed-orders.js';
export { oddities } from './oddities.js';
export { paymentAttempts } from './payment-attempts.js';
export { refunds } from './refunds.js';
export { shopOrders } from './shop-orders.js';
