import { PAID_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { HELD_ORDERS_MAX } from '../ports/order-repository.js';
import { attribute } from '../commission/attribute.js';
import { commissionEarned } from '../commission/follow.js';
import type { OrderActor, ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { ShopDeps } from './deps.js';
import { couponTaken, orderPlaced } from '../order/order-steps.js';
import { FREE_ORDERS_WINDOW_MS } from './limits.js';

/**
 * What was placed, or why not. `repeated`: the same key placed this order before; `product-gone`: the product was deleted
 * meanwhile; `coupon-in-use`: the coupon cannot be taken (any more); `too-many-open`, `too-many-free`: the member has as many
 * orders that wait for their payment, or that cost nothing, as he may.
 */
export type PlaceOutcome =
  | { readonly kind: 'placed' | 'repeated'; readonly order: ShopOrder }
  | { readonly kind: 'product-gone' | 'coupon-in-use' | 'too-many-open' | 'too-many-free' };

/** Takes the coupon of an order that is placed; false when it cannot have it. An order without one needs none. */
const takeCoupon = async (tx: Tx, order: ShopOrder): Promise<boolean> => {
  if (order.couponId === null) return true;
  const taken = couponTaken(await tx.coupons.hold(order.couponId), order);
  if (taken !== undefined) await tx.coupons.store(taken);
  return taken !== undefined;
};

/** How many orders of a member may wait for their payment at a time, and may cost nothing of those placed in a day. */
export interface OrderLimits {
  readonly openMax: number;
  readonly freeMax: number;
}

/** Why the member may not have one more order; undefined when he may. The count stays right: his lock is held. */
const excess = async (
  { orders }: Tx,
  { userId, amount, gmtCreated: at }: ShopOrder,
  { openMax, freeMax }: OrderLimits,
): Promise<'too-many-open' | 'too-many-free' | undefined> => {
  if (amount > 0)
    return (await orders.countOfStatus(userId, WAIT_PAY_STATUS, openMax)) >= openMax
      ? 'too-many-open'
      : undefined;
  const isFull =
    (await orders.countFree(userId, at - FREE_ORDERS_WINDOW_MS, freeMax)) >= freeMax ||
    (await orders.countOfStatus(userId, PAID_STATUS, HELD_ORDERS_MAX)) >= HELD_ORDERS_MAX;
  return isFull ? 'too-many-free' : undefined;
};

/**
 * Places an order, reserves its coupon if it has one, and begins its history. The same `requestKey` of the same member
 * places one order only. At most `openMax` orders of a member wait for their payment at a time, at most `freeMax` of a day
 * cost nothing. An order of 0 cents is paid with that, by the platform, and its buyer greeted. A partner whose coupon the
 * buyer claimed within `windowDays` days before, the last one, has brought it.
 */
export const takeOrder = (
  { unitOfWork }: Pick<ShopDeps, 'unitOfWork'>,
  {
    order,
    requestKey,
    actor,
    windowDays,
    ...limits
  }: {
    readonly order: ShopOrder;
    readonly requestKey: string;
    readonly actor: OrderActor;
    readonly windowDays: number;
  } & OrderLimits,
): Promise<PlaceOutcome> =>
  unitOfWork.transaction(async (tx) => {
    const { userId } = order;
    // The key stays new and the count right until the end.
    await tx.orders.lockBuyer(userId);
    const known = await tx.orders.findByRequestKey(userId, requestKey);
    if (known !== undefined) return { kind: 'repeated', order: known };
    const tooMany = await excess(tx, order, limits);
    if (tooMany !== undefined) return { kind: tooMany };
    if (!(await tx.products.hold(order.productId))) return { kind: 'product-gone' };
    if (!(await takeCoupon(tx, order))) return { kind: 'coupon-in-use' };
    const placed = orderPlaced(order, actor);
    await tx.orders.insert(placed.order, requestKey);
    for (const entry of placed.history) await tx.history.add(order.id, entry);
    await attribute(tx, placed.order, windowDays);
    if (placed.order.status === PAID_STATUS) {
      await tx.greetings.wish(order.id, order.gmtCreated);
      await tx.classes.wish(order.id, order.gmtCreated);
      await commissionEarned(tx, placed.order, { paidAt: order.gmtCreated });
    }
    return { kind: 'placed', order: placed.order };
  });
