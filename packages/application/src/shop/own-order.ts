import { CLOSED_STATUS, isPayable, WAIT_PAY_STATUS, type OrderStatus } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { ShopOrder } from '../ports/shop-orders.js';
import { requireCaller } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { Outcome } from '../shared/outcome.js';
import { mayCaller } from '../shared/rights.js';
import type { ShopDeps } from './deps.js';

/** An order and who asks for it. */
export interface OwnOrder {
  readonly caller: Caller;
  readonly order: ShopOrder;
}

const findOrder = async (
  deps: ShopDeps,
  context: CallerContext,
  orderId: string,
  maySee: (caller: Caller, order: ShopOrder) => boolean,
): Outcome<OwnOrder, 'not-logged-in' | 'order-not-found'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const order = await deps.shopOrders.find(orderId);
  return order !== undefined && maySee(caller.value, order)
    ? ok({ caller: caller.value, order })
    : err({ kind: 'order-not-found' });
};

const isOwn = ({ user }: Caller, order: ShopOrder): boolean => order.userId === user.id;

/** One of the caller's own orders. Other people's are not found. */
export const ownOrder = (deps: ShopDeps, context: CallerContext, orderId: string) =>
  findOrder(deps, context, orderId, isOwn);

/** An order that the caller may look at: his own, or any for staff that look after orders. */
export const visibleOrder = (deps: ShopDeps, context: CallerContext, orderId: string) =>
  findOrder(
    deps,
    context,
    orderId,
    (caller, order) => isOwn(caller, order) || mayCaller(caller, 'orders.see'),
  );

/** An order's state for whoever wants to do something with it: one whose time is over counts as closed. */
export const statusAt = (order: ShopOrder, at: number): OrderStatus =>
  order.status === WAIT_PAY_STATUS && !isPayable(order, at) ? CLOSED_STATUS : order.status;

/** The order does not allow it as it is now. */
export const orderState = async (
  { shopOrders, clock }: Pick<ShopDeps, 'shopOrders' | 'clock'>,
  order: ShopOrder,
): Promise<ErrorOf<'order-state'>> => {
  const now = (await shopOrders.find(order.id)) ?? order;
  return { kind: 'order-state', status: statusAt(now, clock.now()) };
};
