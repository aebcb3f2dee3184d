import { refundEvidenceIssue, refundReasonIssue } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { Caller } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { orderDetail } from './order-view.js';
import { orderState } from './own-order.js';
import type { OfflineRefundInput, OrderDetail } from './port.js';
import { refundOffline } from './refund-steps.js';

/**
 * Notes that money went back outside of the platform, with why and the evidence; the order's history says both. Not for
 * one's own order, and never for one whose payment was taken in here.
 */
export const giveBackOffline = async (
  deps: ShopDeps,
  { user }: Caller,
  { orderId: id, reason, evidence }: OfflineRefundInput,
): Outcome<
  OrderDetail,
  'own-refund' | 'order-not-found' | 'order-state' | 'refund-way' | 'invalid-input'
> => {
  const issues = [
    { field: 'reason', message: refundReasonIssue(reason) },
    { field: 'evidence', message: refundEvidenceIssue(evidence) },
  ].flatMap(({ field, message }) => (message === undefined ? [] : [{ field, message }]));
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const { shopOrders, clock, orderEvents } = deps;
  const order = await shopOrders.find(id);
  if (order === undefined) return err({ kind: 'order-not-found' });
  if (order.userId === user.id) return err({ kind: 'own-refund' });
  const note = `线下退款：${reason.trim()}；凭证：${evidence.trim()}`;
  const actor = { kind: 'staff', userId: user.id } as const;
  const done = await refundOffline(deps, { id, actor, note, at: clock.now() });
  if (done === 'paid-online') return err({ kind: 'refund-way' });
  if (done === 'not-paid') return err(await orderState(deps, order));
  orderEvents.changed(id);
  return ok(await orderDetail(deps, (await shopOrders.find(id)) ?? order));
};
