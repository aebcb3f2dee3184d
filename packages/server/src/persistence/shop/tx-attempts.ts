import type { PaymentAttempt } from '@ykd/application/entities';
import type { TxAttempts } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.js';
import { attemptOfRow, attemptRow, attemptsOfOrder, OPEN_ATTEMPT } from './attempt-row.js';

/** Payments that were begun, inside a transaction. */
export const txAttempts = (trx: Kysely<Schema>): TxAttempts => ({
  ofOrder: async (orderId) => (await attemptsOfOrder(trx, orderId).execute()).map(attemptOfRow),
  insert: async (attempt, dueAt) => {
    await trx.insertInto('payment_attempt').values(attemptRow(attempt, dueAt)).execute();
  },
  markPaid: async (outTradeNo) => {
    await trx
      .updateTable('payment_attempt')
      .set({ status: 'PAID' satisfies PaymentAttempt['status'], due_at: null })
      .where('out_trade_no', '=', outTradeNo)
      .execute();
  },
  makeOpenDue: async (orderId, dueAt) => {
    await trx
      .updateTable('payment_attempt')
      .set({ due_at: dueAt })
      .where('order_id', '=', orderId)
      .where('status', '=', OPEN_ATTEMPT)
      .execute();
  },
});
