import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import { askProvider, openAttempts } from '../payment/ask-provider.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { orderDetail } from './order-view.js';
import { ownOrder } from './own-order.js';
import type { OrderDetail } from './port.js';

/** Asks the provider whether an order was paid. */
export const checkOrder = async (
  deps: ShopDeps,
  context: CallerContext,
  { orderId }: { readonly orderId: string },
): Outcome<OrderDetail, 'not-logged-in' | 'order-not-found' | 'payment-unavailable'> => {
  const own = await ownOrder(deps, context, orderId);
  if (!own.ok) return own;
  const { order } = own.value;
  if (order.status !== WAIT_PAY_STATUS || !deps.recentChecks.admit(orderId, deps.clock.now())) {
    return ok(await orderDetail(deps, order));
  }
  const open = await openAttempts(deps, orderId);
  const asked = await Promise.all(open.map((attempt) => askProvider(deps, attempt)));
  const now = (await deps.shopOrders.find(orderId)) ?? order;
  const unanswered = now.status === WAIT_PAY_STATUS && asked.some(({ ok: answered }) => !answered);
  return unanswered ? err({ kind: 'payment-unavailable' }) : ok(await orderDetail(deps, now));
};
