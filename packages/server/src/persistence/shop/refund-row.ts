import type { HeldRefund, Refund } from '@ykd/application';
import type { Kysely } from 'kysely';
import type { RefundTable, Schema } from '../schema.js';
import { actorColumns, actorOf } from './order-history.js';

/** The row of a new refund, due at once. */
export const refundRow = ({ granted, ...refund }: HeldRefund): RefundTable => ({
  id: refund.id,
  order_id: refund.orderId,
  transaction_id: refund.transactionId,
  out_trade_no: refund.outTradeNo,
  cause: refund.cause,
  amount: refund.amount,
  total: refund.total,
  status: refund.status,
  attempts: refund.attempts,
  error: refund.error,
  ...(granted === null ? { actor_kind: null, actor_id: null } : actorColumns(granted.actor)),
  note: granted?.note ?? null,
  due_at: refund.gmtCreated,
  gmt_created: refund.gmtCreated,
  gmt_modified: refund.gmtModified,
});

/** The refund of a row. */
export const refundOfRow = (row: RefundTable): Refund => ({
  id: row.id,
  orderId: row.order_id,
  transactionId: row.transaction_id,
  outTradeNo: row.out_trade_no,
  cause: row.cause as Refund['cause'],
  amount: row.amount,
  total: row.total,
  status: row.status as Refund['status'],
  attempts: row.attempts,
  error: row.error,
  gmtCreated: row.gmt_created,
  gmtModified: row.gmt_modified,
});

/** The refund of a row with who granted it. */
export const heldRefundOfRow = (row: RefundTable): HeldRefund => ({
  ...refundOfRow(row),
  granted: row.cause === REQUESTED ? { actor: actorOf(row), note: row.note ?? '' } : null,
});

/** The refunds of an order, oldest first; `db` may be a transaction. */
export const refundsOfOrder = (db: Kysely<Schema>, orderId: string) =>
  db.selectFrom('refund').selectAll().where('order_id', '=', orderId).orderBy('gmt_created').orderBy('id');

/** The cause of a refund that the buyer asked for. */
export const REQUESTED = 'REQUESTED' satisfies Refund['cause'];
