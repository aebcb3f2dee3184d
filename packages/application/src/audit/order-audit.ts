import type { AuditDraft } from '../ports/audit-log.js';
import type { OrderHistoryEntry, ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import { auditChange } from './draft.js';

/** What an order is to the audit log: how it stands, and how many cents go back to its buyer, by whose proposal. */
interface OrderState extends Pick<ShopOrder, 'status'> {
  readonly refundAmount?: number;
  readonly proposedBy?: string;
}

/** Tells the audit log of an order that staff changed; what anybody else did is in its history. */
export const auditOrder = async (
  tx: Pick<Tx, 'audit'>,
  act: AuditDraft['act'],
  { id, userId, status }: Pick<ShopOrder, 'id' | 'userId' | 'status'>,
  { actor, note: reason, at }: Pick<OrderHistoryEntry, 'actor' | 'note' | 'at'>,
  { status: now, refundAmount, proposedBy }: OrderState,
): Promise<void> => {
  if (actor.kind !== 'staff') return;
  const by = { actorKind: 'staff', actor: actor.userId, source: 'console' } as const;
  const what = { act, subjectKind: 'order', subjectId: id, about: userId, reason, at } as const;
  const after = { status: now, refundAmount, proposedBy };
  for (const line of auditChange(by, what, { status }, after)) await tx.audit.append(line);
};
