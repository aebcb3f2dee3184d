import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import { isOpen } from '../payment/begin-attempt.js';
import { askProvider } from '../payment/ask-provider.js';
import type { PaymentState } from '../ports/payment-provider.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { orderDetail } from './order-view.js';
import { ownOrder } from './own-order.js';
import type { CheckedOrder, PaymentTrouble } from './port.js';

/** What is wrong with the payments of an order, by how those stand that were open; none where none was begun. */
const troubleOf = (states: readonly PaymentState[], begun: number): PaymentTrouble | null => {
  if (states.some((state) => state.kind === 'unpaid' && state.failed)) return 'failed';
  return begun > 0 && states.every(({ kind }) => kind === 'closed') ? 'closed' : null;
};

/** Asks the provider whether an order was paid. */
export const checkOrder = async (
  deps: ShopDeps,
  context: CallerContext,
  { orderId }: { readonly orderId: string },
): Outcome<CheckedOrder, 'not-logged-in' | 'order-not-found' | 'payment-unavailable'> => {
  const own = await ownOrder(deps, context, orderId);
  if (!own.ok) return own;
  const { order } = own.value;
  if (order.status !== WAIT_PAY_STATUS) return ok({ ...(await orderDetail(deps, order)), trouble: null });
  if (!deps.recentChecks.admit(orderId, deps.clock.now())) {
    return ok({ ...(await orderDetail(deps, order)), trouble: deps.recentChecks.lastSaid(orderId) });
  }
  const begun = await deps.paymentAttempts.ofOrder(orderId);
  const asked = await Promise.all(begun.filter(isOpen).map((attempt) => askProvider(deps, attempt)));
  const now = (await deps.shopOrders.find(orderId)) ?? order;
  const isWaiting = now.status === WAIT_PAY_STATUS;
  if (isWaiting && asked.some(({ ok: answered }) => !answered)) return err({ kind: 'payment-unavailable' });
  const states = asked.flatMap((state) => (state.ok ? state.value : []));
  const trouble = isWaiting ? troubleOf(states, begun.length) : null;
  deps.recentChecks.said(orderId, trouble);
  return ok({ ...(await orderDetail(deps, now)), trouble });
};
