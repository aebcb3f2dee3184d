import { count, instant, text, type FieldsOf } from '../entity/field.js';
import type { PaymentReceipt } from '../ports/shop-orders.js';

/** What is kept of a payment. */
export const paymentReceiptFields: FieldsOf<Omit<PaymentReceipt, 'refunded'>> = {
  transactionId: text(),
  outTradeNo: text(),
  orderId: text(),
  amount: count(),
  paidAt: instant(),
};
