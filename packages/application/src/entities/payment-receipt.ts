import { count, instant, text, type RecordOf } from '../entity/field.js';

export const paymentReceiptFields = {
  transactionId: text(),
  /** The number under which the payment was begun. */
  outTradeNo: text(),
  orderId: text(),
  /** Cents. */
  amount: count(),
  paidAt: instant(),
};

/** What is kept of a payment. */
export interface PaymentReceiptFields extends RecordOf<typeof paymentReceiptFields> {}
