import { err, ok } from '@ykd/domain/shared';
import { tradeNumber } from '../payment/trade-number.js';
import type { Caller } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { orderDetail } from './order-view.js';
import { orderState } from './own-order.js';
import type { DecideRefundInput, OrderDetail } from './port.js';
import { grantRefund, refuseRefund } from './refund-steps.js';
import { invalidReason } from './request-refund.js';

/** Grants or refuses a refund of somebody else; who grants one need not say why. */
export const decideRefund = async (
  deps: ShopDeps,
  { user }: Caller,
  { orderId: id, grant, reason = '' }: DecideRefundInput,
): Outcome<
  OrderDetail,
  'own-refund' | 'order-not-found' | 'order-state' | 'refund-way' | 'invalid-input'
> => {
  const note = reason.trim();
  const invalid = grant && note === '' ? undefined : invalidReason(note);
  if (invalid !== undefined) return err(invalid);
  const { shopOrders, ids, clock, orderEvents } = deps;
  const order = await shopOrders.find(id);
  if (order === undefined) return err({ kind: 'order-not-found' });
  if (order.userId === user.id) return err({ kind: 'own-refund' });
  const decision = { id, actor: { kind: 'staff', userId: user.id }, note, at: clock.now() } as const;
  const done = grant
    ? await grantRefund(deps, { ...decision, refundId: tradeNumber(ids) })
    : await refuseRefund(deps, decision);
  if (done === 'paid-offline') return err({ kind: 'refund-way' });
  if (done === false || done === 'no-request') return err(await orderState(deps, order));
  orderEvents.changed(id);
  return ok(await orderDetail(deps, (await shopOrders.find(id)) ?? order));
};
