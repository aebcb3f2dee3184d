export { coupons } from './coupons.js';
export { greetings } from './greetings.js';
export { oddities } from './oddities.js';
export { orderMoney } from './order-money.js';
export { paymentAttempts } from './payment-attempts.js';
export { receiptPictures } from './receipt-pictures.js';
export { refunds } from './refunds.js';
export { shopOrders } from './shop-orders.js';
