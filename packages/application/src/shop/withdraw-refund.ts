import { PAID_STATUS } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { orderDetail } from './order-view.js';
import { orderState, ownOrder } from './own-order.js';
import type { OrderDetail } from './port.js';
import { takeRequestBack } from './refund-steps.js';

/** The buyer takes back that he wants his money back; done again, it changes nothing. */
export const withdrawRefund = async (
  deps: ShopDeps,
  context: CallerContext,
  { orderId: id }: { readonly orderId: string },
): Outcome<OrderDetail, 'not-logged-in' | 'order-not-found' | 'order-state'> => {
  const own = await ownOrder(deps, context, id);
  if (!own.ok) return own;
  const { order, caller } = own.value;
  const actor = { kind: 'member', userId: caller.user.id } as const;
  const done = await takeRequestBack(deps, { id, actor, note: '', at: deps.clock.now() });
  const now = (await deps.shopOrders.find(id)) ?? order;
  if (done) deps.orderEvents.changed(id);
  // Paid it is, too, when he took it back before, or staff refused it meanwhile.
  else if (now.status !== PAID_STATUS) return err(await orderState(deps, now));
  return ok(await orderDetail(deps, now));
};
