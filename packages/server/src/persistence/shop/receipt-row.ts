import { paymentReceiptFields } from '@ykd/application/entities';
import type { StoredReceipt } from '@ykd/application/ports';
import { mapping } from '../mapping.js';
import type { Schema } from '../schema.js';

const { rowOf, recordOf } = mapping(paymentReceiptFields);

/** The row of a payment that was taken in at `at`. */
export const receiptRow = (receipt: StoredReceipt, at: number): Schema['payment_receipt'] => ({
  ...rowOf(receipt),
  paid_order_id: receipt.paid ? receipt.orderId : null,
  gmt_created: at,
});

/** The payment of a row. */
export const receiptOfRow = (row: Schema['payment_receipt']): StoredReceipt => ({
  ...recordOf(row),
  paid: row.paid_order_id !== null,
});
