import { paymentReceiptFields } from '@ykd/application';
import { mapping } from '../mapping.js';

/** The row of a payment, and the payment of a row. */
export const { rowOf: receiptRow, recordOf: receiptOfRow } = mapping(paymentReceiptFields);
