import type { TxOutsideRefunds } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { keepRefunded } from './order-facts.js';

/** What others gave back, inside a transaction. */
export const txOutsideRefunds = (trx: Kysely<Schema>, { lockKey }: DialectTraits): TxOutsideRefunds => ({
  lockPayment: (transactionId) => lockKey(trx, `shop:outside:${transactionId}`),
  insert: async ({ refundId, transactionId, orderId, amount }, at) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('outside_refund')
      .values({ id: refundId, transaction_id: transactionId, amount, gmt_created: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    const isNew = numInsertedOrUpdatedRows === 1n;
    // The order, where there is one, is held.
    if (isNew && orderId !== null) await keepRefunded(trx, orderId);
    return isNew;
  },
  sumOf: async (transactionId) => {
    const rows = await trx
      .selectFrom('outside_refund')
      .select('amount')
      .where('transaction_id', '=', transactionId)
      .execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  },
});
