import type { TxReceipts } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.js';
import { receiptOfRow, receiptRow } from './receipt-row.js';

/** Payments that were taken in, inside a transaction. */
export const txReceipts = (trx: Kysely<Schema>): TxReceipts => {
  const theOne = async (column: 'transaction_id' | 'paid_order_id', value: string) => {
    const row = await trx
      .selectFrom('payment_receipt')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    return row === undefined ? undefined : receiptOfRow(row);
  };
  return {
    insert: async (receipt, at) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('payment_receipt')
        .values(receiptRow(receipt, at))
        .onConflict((conflict) => conflict.column('transaction_id').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    find: (transactionId) => theOne('transaction_id', transactionId),
    thatPaid: (orderId) => theOne('paid_order_id', orderId),
  };
};
