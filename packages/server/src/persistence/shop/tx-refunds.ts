import type { TxRefunds } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { keepRefunded } from './order-facts.js';
import { heldRefundOfRow, refundOfRow, refundRow, refundsOfOrder } from './refund-row.js';

/** Refunds inside a transaction. */
export const txRefunds = (trx: Kysely<Schema>, { forUpdate }: DialectTraits): TxRefunds => {
  const all = trx.selectFrom('refund').selectAll();
  return {
    insert: async (refund) => {
      await trx.insertInto('refund').values(refundRow(refund)).execute();
    },
    ofOrder: async (orderId) => (await refundsOfOrder(trx, orderId).execute()).map(heldRefundOfRow),
    find: async (id) => {
      const row = await all.where('id', '=', id).executeTakeFirst();
      return row && refundOfRow(row);
    },
    hold: async (id) => {
      const row = await all.where('id', '=', id).modifyEnd(forUpdate).executeTakeFirst();
      return row && heldRefundOfRow(row);
    },
    holdOfPayment: async (transactionId) => {
      const rows = await all
        .where('transaction_id', '=', transactionId)
        .orderBy('gmt_created')
        .orderBy('id')
        .modifyEnd(forUpdate)
        .execute();
      return rows.map(heldRefundOfRow);
    },
    unmarkWhole: async (orderId) => {
      await trx
        .updateTable('refund')
        .set({ whole: 0 })
        .where('order_id', '=', orderId)
        .where('whole', '=', 1)
        .execute();
    },
    store: async ({ id, orderId, status, whole, attempts, error, gmtModified }, dueAt) => {
      await trx
        .updateTable('refund')
        .set({ status, whole: whole ? 1 : 0, attempts, error, gmt_modified: gmtModified, due_at: dueAt })
        .where('id', '=', id)
        .execute();
      // Its order is held: until then there is nothing to be kept of it.
      if (status === 'DONE' || status === 'OUTSIDE') await keepRefunded(trx, orderId);
    },
  };
};
