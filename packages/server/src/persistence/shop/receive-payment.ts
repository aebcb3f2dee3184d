import {
  goneBackOddity,
  oddityOf,
  outsideLine,
  paymentTaken,
  refundOf,
  type PaymentReceipt,
  type ReceiptOutcome,
  type ShopOrders,
} from '@ykd/application';
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { Schema } from '../schema.js';
import { endAttempts, hasOpenAttempt, markPaid } from './attempt-steps.js';
import { moveCoupon } from './coupon-row.js';
import { holdOrder, storeStep } from './held-order.js';
import { insertOddity } from './oddity-row.js';
import { givenBack } from './outside-refund-row.js';
import { receiptRow } from './receipt-row.js';
import { refundRow } from './refund-row.js';

/** Writes a payment down; false when it is there already. */
const insertReceipt = async (
  trx: Kysely<Schema>,
  receipt: PaymentReceipt,
  paidOrderId: string | null,
  at: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_receipt')
    .values({ ...receiptRow(receipt), paid_order_id: paidOrderId, gmt_created: at })
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Takes a payment in: see the port. */
export const receivePayment =
  ({ transaction, traits }: Pick<Database, 'transaction' | 'traits'>): ShopOrders['receive'] =>
  ({ receipt, validDate, serviceDate, refundId, at }) =>
    transaction(async (trx): Promise<ReceiptOutcome> => {
      const order = await holdOrder(trx, traits, receipt.orderId);
      if (order === undefined) throw new Error(`there is no order ${receipt.orderId}`);
      await markPaid(trx, receipt.outTradeNo);
      const back = await givenBack(trx, receipt.transactionId);
      const othersOpen = await hasOpenAttempt(trx, order.id);
      const taken = paymentTaken(order, receipt, { validDate, serviceDate, back, othersOpen }, at);
      if (!(await insertReceipt(trx, receipt, 'paid' in taken ? order.id : null, at))) return 'known';
      if ('closed' in taken) {
        if (back === 0) await insertOddity(trx, goneBackOddity(receipt, at));
        await endAttempts(trx, order.id, at);
        if (taken.closed === undefined) return 'gone-back';
        await storeStep(trx, taken.closed, outsideLine('CLOSE', back, at));
        await moveCoupon(trx, traits, order, 'RELEASE', at);
        return 'gone-back';
      }
      if ('surplus' in taken) {
        const { surplus: cause } = taken;
        const refund = refundOf(receipt, { id: refundId, cause, back, at });
        await trx.insertInto('refund').values(refundRow(refund)).execute();
        const { orderId, transactionId: subject, amount } = receipt;
        await insertOddity(trx, oddityOf({ kind: cause, orderId, subject, amount, note: '', at }));
        return 'surplus';
      }
      await storeStep(trx, taken.paid, { event: 'PAY', actor: { kind: 'provider' }, note: '', at });
      await moveCoupon(trx, traits, order, 'USE', at);
      await endAttempts(trx, order.id, at);
      return 'paid';
    });
