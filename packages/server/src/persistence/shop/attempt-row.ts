import { type PaymentAttempt, paymentAttemptFields } from '@ykd/application/entities';
import type { Kysely } from 'kysely';
import { mapping } from '../mapping.js';
import type { PaymentAttemptTable, Schema } from '../schema.js';

/** The provider may take a payment for such an attempt. */
export const OPEN_ATTEMPT = 'OPEN' satisfies PaymentAttempt['status'];

const { rowOf, recordOf } = mapping(paymentAttemptFields);

/** The row of an attempt that is due at `dueAt`. */
export const attemptRow = (attempt: PaymentAttempt, dueAt: number): PaymentAttemptTable => ({
  ...rowOf(attempt),
  due_at: dueAt,
});

/** The attempt of a row. */
export const attemptOfRow = recordOf;

/** The attempts of an order, oldest first; `db` may be a transaction. */
export const attemptsOfOrder = (db: Kysely<Schema>, orderId: string) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('gmt_created')
    .orderBy('out_trade_no');
