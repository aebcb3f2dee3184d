export { oddityOf, refundOf } from './money-back.js';
export { orderAfter, orderPaid, orderPlaced } from './order-steps.js';
export { outsideLine, outsideOddity, refundedSteps } from './outside-refund.js';
export { piecesBack, refundedOf, type MoneyBack, type Refunded } from './refunded.js';
export { receivePayment } from '../payment/receive-payment.js';
export { refundDone } from '../payment/refund-steps.js';
export { giveBackIn } from '../shop/give-back.js';
export { takeOrder } from '../shop/take-order.js';
