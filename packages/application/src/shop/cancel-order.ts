import { err, ok } from '@ykd/domain/shared';
import { CLOSED_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { closeOrder } from '../payment/close-orders.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { orderDetail } from './order-view.js';
import { ownOrder } from './own-order.js';
import type { OrderDetail } from './port.js';

/** Closes an unpaid order because its buyer wants that. */
export const cancelOrder = async (
  deps: ShopDeps,
  context: CallerContext,
  { orderId }: { readonly orderId: string },
): Outcome<OrderDetail, 'not-logged-in' | 'order-not-found' | 'order-state'> => {
  const own = await ownOrder(deps, context, orderId);
  if (!own.ok) return own;
  const { order, caller } = own.value;
  const actor = { kind: 'member', userId: caller.user.id } as const;
  const then = order.status === WAIT_PAY_STATUS ? await closeOrder(deps, order, { actor, note: '' }) : order;
  if (then?.status === CLOSED_STATUS) return ok(await orderDetail(deps, then));
  return err({ kind: 'order-state', status: (then ?? order).status });
};
