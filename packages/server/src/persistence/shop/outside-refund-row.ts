import type { OutsideRefund } from '@ykd/application';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.js';

/** Writes down what others gave back; false when it is there already. */
export const insertOutsideRefund = async (
  trx: Kysely<Schema>,
  { refundId, transactionId, amount }: OutsideRefund,
  at: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('outside_refund')
    .values({ id: refundId, transaction_id: transactionId, amount, gmt_created: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** What others gave back of a payment, in cents. */
export const givenBack = async (trx: Kysely<Schema>, transactionId: string): Promise<number> => {
  const rows = await trx
    .selectFrom('outside_refund')
    .select('amount')
    .where('transaction_id', '=', transactionId)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};
