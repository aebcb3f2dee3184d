import { refundFields } from '@ykd/application/entities';
import type { HeldRefund } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import { mapping } from '../mapping.js';
import type { RefundTable, Schema } from '../schema.js';
import { actorColumns, actorOf } from './order-history.js';

const { rowOf, recordOf } = mapping(refundFields);

/** The row of a new refund, due at once. */
export const refundRow = ({ granted, secondId, ...refund }: HeldRefund): RefundTable => ({
  ...rowOf(refund),
  ...(granted === null ? { actor_kind: null, actor_id: null } : actorColumns(granted.actor)),
  note: granted?.note ?? null,
  second_id: secondId,
  due_at: refund.gmtCreated,
});

/** The refund of a row. */
export const refundOfRow = recordOf;

/** The refund of a row with who decided it. */
export const heldRefundOfRow = (row: RefundTable): HeldRefund => ({
  ...refundOfRow(row),
  granted: row.actor_kind === null ? null : { actor: actorOf(row), note: row.note ?? '' },
  secondId: row.second_id,
});

/** The refunds of an order, oldest first; `db` may be a transaction. */
export const refundsOfOrder = (db: Kysely<Schema>, orderId: string) =>
  db.selectFrom('refund').selectAll().where('order_id', '=', orderId).orderBy('gmt_created').orderBy('id');
