import type { PaymentAttempt } from '@ykd/application';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.js';

/** The provider takes payments for such an attempt. */
export const OPEN_ATTEMPT = 'OPEN' satisfies PaymentAttempt['status'];
const PAID_ATTEMPT = 'PAID' satisfies PaymentAttempt['status'];

/** A payment was made for this number: there is nothing more to ask about it. */
export const markPaid = async (trx: Kysely<Schema>, outTradeNo: string): Promise<void> => {
  await trx
    .updateTable('payment_attempt')
    .set({ status: PAID_ATTEMPT, due_at: null })
    .where('out_trade_no', '=', outTradeNo)
    .execute();
};

/** Whether an order that is held has a payment that the provider may still take, or has taken unheard. */
export const hasOpenAttempt = async (trx: Kysely<Schema>, orderId: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('payment_attempt')
    .select('out_trade_no')
    .where('order_id', '=', orderId)
    .where('status', '=', OPEN_ATTEMPT)
    .executeTakeFirst();
  return row !== undefined;
};

/** Makes the attempts of an order that is held due to be closed. */
export const endAttempts = async (trx: Kysely<Schema>, orderId: string, at: number): Promise<void> => {
  await trx
    .updateTable('payment_attempt')
    .set({ due_at: at })
    .where('order_id', '=', orderId)
    .where('status', '=', OPEN_ATTEMPT)
    .execute();
};
