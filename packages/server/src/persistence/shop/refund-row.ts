import { refundFields, type OrderHistoryEntry, type Refund } from '@ykd/application';
import { mapping } from '../mapping.js';
import type { RefundTable } from '../schema.js';
import { actorColumns } from './order-history.js';

const { rowOf, recordOf } = mapping(refundFields);

/** The row of a new refund, due at once. `granted`: who granted it and why, when it was asked for. */
export const refundRow = (
  refund: Refund,
  granted?: Pick<OrderHistoryEntry, 'actor' | 'note'>,
): RefundTable => ({
  ...rowOf(refund),
  ...(granted === undefined ? { actor_kind: null, actor_id: null } : actorColumns(granted.actor)),
  note: granted?.note ?? null,
  due_at: refund.gmtCreated,
});

/** The refund of a row. */
export const refundOfRow = recordOf;

/** The cause of a refund that the buyer asked for. */
export const REQUESTED = 'REQUESTED' satisfies Refund['cause'];
