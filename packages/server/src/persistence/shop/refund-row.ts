import type { OrderHistoryEntry, Refund } from '@ykd/application';
import type { RefundTable } from '../schema.js';
import { actorColumns } from './order-history.js';

/** The row of a new refund, due at once. `granted`: who granted it and why, when it was asked for. */
export const refundRow = (
  refund: Refund,
  granted?: Pick<OrderHistoryEntry, 'actor' | 'note'>,
): RefundTable => ({
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
  ...(granted === undefined ? { actor_kind: null, actor_id: null } : actorColumns(granted.actor)),
  note: granted?.note ?? null,
  due_at: refund.gmtCreated,
  gmt_created: refund.gmtCreated,
  gmt_modified: refund.gmtModified,
});

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

/** The cause of a refund that the buyer asked for. */
export const REQUESTED = 'REQUESTED' satisfies Refund['cause'];
