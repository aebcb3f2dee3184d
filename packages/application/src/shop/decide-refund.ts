import { err, ok } from '@ykd/domain/shared';
import type { Caller } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { giveBack } from './give-back-once.js';
import { orderState } from './own-order.js';
import type { DecideRefundInput, StaffOrder } from './port.js';
import { refuseRefund } from './refund-steps.js';
import { invalidReason } from './request-refund.js';
import { othersOrder, staffOrder } from './staff-order.js';

/** Grants, in whole or in part, or refuses a refund of somebody else; who grants one need not say why. */
export const decideRefund = async (
  deps: ShopDeps,
  { user }: Caller,
  { orderId: id, grant, amount = null, reason: said = '' }: DecideRefundInput,
): Outcome<
  StaffOrder,
  'own-refund' | 'order-not-found' | 'order-state' | 'refund-way' | 'refund-proposed' | 'invalid-input'
> => {
  const reason = said.trim();
  const invalid = grant && reason === '' ? undefined : invalidReason(reason);
  if (invalid !== undefined) return err(invalid);
  const found = await othersOrder(deps, id, user.id);
  if (!found.ok) return found;
  const order = found.value;
  if (grant) {
    const wish = { orderId: id, way: 'ONLINE', amount, reason, evidence: null, onlyAsked: true } as const;
    return giveBack(deps, order, wish, { userId: user.id });
  }
  const move = { id, actor: { kind: 'staff', userId: user.id }, note: reason, at: deps.clock.now() } as const;
  if (!(await refuseRefund(deps, move))) return err(await orderState(deps, order));
  deps.orderEvents.changed(id);
  return ok(await staffOrder(deps, order, null));
};
