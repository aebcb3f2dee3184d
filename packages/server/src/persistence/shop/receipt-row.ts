import type { PaymentReceipt } from '@ykd/application';
import type { PaymentReceiptTable } from '../schema.js';

/** The payment of a row. */
export const receiptOfRow = (row: PaymentReceiptTable): PaymentReceipt => ({
  transactionId: row.transaction_id,
  outTradeNo: row.out_trade_no,
  orderId: row.order_id,
  amount: row.amount,
  paidAt: row.paid_at,
});
