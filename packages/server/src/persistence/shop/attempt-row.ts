import type { PaymentAttempt } from '@ykd/application';
import type { PaymentWay } from '@ykd/domain/order';
import type { Kysely } from 'kysely';
import type { PaymentAttemptTable, Schema } from '../schema.js';

/** The provider may take a payment for such an attempt. */
export const OPEN_ATTEMPT = 'OPEN' satisfies PaymentAttempt['status'];

/** The row of an attempt that is due at `dueAt`. */
export const attemptRow = (attempt: PaymentAttempt, dueAt: number): PaymentAttemptTable => ({
  out_trade_no: attempt.outTradeNo,
  order_id: attempt.orderId,
  way: attempt.way,
  openid: attempt.openid,
  amount: attempt.amount,
  status: attempt.status,
  invitation: attempt.invitation,
  invited_at: attempt.invitedAt,
  checks: attempt.checks,
  due_at: dueAt,
  gmt_created: attempt.gmtCreated,
});

/** The attempt of a row. */
export const attemptOfRow = (row: PaymentAttemptTable): PaymentAttempt => ({
  outTradeNo: row.out_trade_no,
  orderId: row.order_id,
  way: row.way as PaymentWay,
  openid: row.openid,
  amount: row.amount,
  status: row.status as PaymentAttempt['status'],
  invitation: row.invitation,
  invitedAt: row.invited_at,
  checks: row.checks,
  gmtCreated: row.gmt_created,
});

/** The attempts of an order, oldest first; `db` may be a transaction. */
export const attemptsOfOrder = (db: Kysely<Schema>, orderId: string) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('gmt_created')
    .orderBy('out_trade_no');
