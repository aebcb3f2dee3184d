import { outsideLine, outsideOddity, outsideSteps, type Refund, type ShopOrders } from '@ykd/application';
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { Schema } from '../schema.js';
import { holdOrder, storeStep } from './held-order.js';
import { reopenOddity } from './oddity-row.js';
import { givenBack, insertOutsideRefund } from './outside-refund-row.js';
import { receiptOfRow } from './receipt-row.js';

/** Our own refund of a payment comes to its end: there is nothing left to give back. */
const endRefund = async (trx: Kysely<Schema>, transactionId: string, at: number): Promise<void> => {
  await trx
    .updateTable('refund')
    .set({
      status: 'OUTSIDE' satisfies Refund['status'],
      error: null,
      gmt_modified: at,
      due_at: null,
    })
    .where('transaction_id', '=', transactionId)
    .where('status', '!=', 'DONE' satisfies Refund['status'])
    .execute();
};

/** A payment that was taken in, and whether it or its rest is ours to give back. */
const knownReceipt = async (trx: Kysely<Schema>, transactionId: string) => {
  const row = await trx
    .selectFrom('payment_receipt')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const ours = await trx
    .selectFrom('refund')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  const paid = row.paid_order_id !== null;
  return { ...receiptOfRow(row), paid, kept: paid || ours !== undefined };
};

/** Takes money that others gave back: see the port. */
export const refundedOutside =
  ({ transaction, traits }: Pick<Database, 'transaction' | 'traits'>): ShopOrders['refundedOutside'] =>
  ({ refund, at }) =>
    transaction(async (trx) => {
      const { transactionId, orderId } = refund;
      const order = orderId === null ? undefined : await holdOrder(trx, traits, orderId);
      // Without an order to hold: two refunds of one payment each see the other.
      if (order === undefined) await traits.lockKey(trx, `shop:outside:${transactionId}`);
      if (!(await insertOutsideRefund(trx, refund, at))) return false;
      const back = await givenBack(trx, transactionId);
      const receipt = await knownReceipt(trx, transactionId);
      await reopenOddity(trx, outsideOddity(refund, receipt, back, at));
      if (receipt === undefined || back < receipt.amount) return true;
      await endRefund(trx, transactionId, at);
      for (const step of order !== undefined && receipt.paid ? outsideSteps(order, at) : [])
        await storeStep(trx, step.order, outsideLine(step.event, back, at));
      return true;
    });
