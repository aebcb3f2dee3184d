export { oddityOf, refundOf } from './money-back.js';
export { orderAfter, orderPaid, orderPlaced } from './order-steps.js';
export { outsideLine, outsideOddity, refundedSteps } from './outside-refund.js';
export { piecesBack, refundedOf, type MoneyBack, type Refunded } from './refunded.js';
