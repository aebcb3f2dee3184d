import type { StoredReceipt } from '@ykd/application';
import type { PaymentReceiptTable } from '../schema.js';

/** The row of a payment that was taken in at `at`. */
export const receiptRow = (receipt: StoredReceipt, at: number): PaymentReceiptTable => ({
  transaction_id: receipt.transactionId,
  out_trade_no: receipt.outTradeNo,
  order_id: receipt.orderId,
  paid_order_id: receipt.paid ? receipt.orderId : null,
  amount: receipt.amount,
  paid_at: receipt.paidAt,
  gmt_created: at,
});

/** The payment of a row. */
export const receiptOfRow = (row: PaymentReceiptTable): StoredReceipt => ({
  transactionId: row.transaction_id,
  outTradeNo: row.out_trade_no,
  orderId: row.order_id,
  amount: row.amount,
  paidAt: row.paid_at,
  paid: row.paid_order_id !== null,
});
