import type { TxRefunds } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { keepRefunded } from './order-facts.js';
import { heldRefundOfRow, refundOfRow, refundRow, refundsOfOrder } from './refund-row.js';

/** Refunds inside a transaction. */
export const txRefunds = (trx: Kysely<Schema>, { forUpdate }: DialectTraits): TxRefunds => {
  const held = async (column: 'id' | 'transaction_id', value: string) => {
    const row = await trx
      .selectFrom('refund')
      .selectAll()
      .where(column, '=', value)
      .modifyEnd(forUpdate)
      .executeTakeFirst();
    return row === undefined ? undefined : heldRefundOfRow(row);
  };
  return {
    insert: async (refund) => {
      await trx.insertInto('refund').values(refundRow(refund)).execute();
    },
    ofOrder: async (orderId) => (await refundsOfOrder(trx, orderId).execute()).map(refundOfRow),
    hold: (id) => held('id', id),
    holdOfPayment: (transactionId) => held('transaction_id', transactionId),
    store: async ({ id, orderId, status, attempts, error, gmtModified }, dueAt) => {
      await trx
        .updateTable('refund')
        .set({ status, attempts, error, gmt_modified: gmtModified, due_at: dueAt })
        .where('id', '=', id)
        .execute();
      // Its order is held: until then there is nothing to be kept of it.
      if (status === 'DONE' || status === 'OUTSIDE') await keepRefunded(trx, orderId);
    },
  };
};
