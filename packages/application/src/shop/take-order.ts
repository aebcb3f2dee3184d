import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { OrderActor, ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { ShopDeps } from './deps.js';
import { couponTaken, orderPlaced } from '../order/order-steps.js';

/**
 * What was placed, or why not. `repeated`: the same key placed this order before; `product-gone`: the product was deleted
 * meanwhile; `coupon-in-use`: the coupon cannot be taken (any more).
 */
export type PlaceOutcome =
  | { readonly kind: 'placed' | 'repeated'; readonly order: ShopOrder }
  | { readonly kind: 'product-gone' | 'coupon-in-use' | 'too-many-open' };

/** Takes the coupon of an order that is placed; false when it cannot have it. An order without one needs none. */
const takeCoupon = async (tx: Tx, order: ShopOrder): Promise<boolean> => {
  if (order.couponId === null) return true;
  const taken = couponTaken(await tx.coupons.hold(order.couponId), order);
  if (taken !== undefined) await tx.coupons.store(taken);
  return taken !== undefined;
};

/**
 * Places an order, reserves its coupon if it has one, and begins its history. The same `requestKey` of the same member
 * places one order only. At most `openMax` orders of a member wait for their payment at a time. An order of 0 cents is
 * paid with that, by the platform.
 */
export const takeOrder = (
  { unitOfWork }: Pick<ShopDeps, 'unitOfWork'>,
  {
    order,
    requestKey,
    actor,
    openMax,
  }: {
    readonly order: ShopOrder;
    readonly requestKey: string;
    readonly actor: OrderActor;
    readonly openMax: number;
  },
): Promise<PlaceOutcome> =>
  unitOfWork.transaction(async (tx) => {
    const { userId } = order;
    // The key stays new and the count right until the end.
    await tx.orders.lockBuyer(userId);
    const known = await tx.orders.findByRequestKey(userId, requestKey);
    if (known !== undefined) return { kind: 'repeated', order: known };
    if (order.amount > 0 && (await tx.orders.countOfStatus(userId, WAIT_PAY_STATUS)) >= openMax)
      return { kind: 'too-many-open' };
    if (!(await tx.products.hold(order.productId))) return { kind: 'product-gone' };
    if (!(await takeCoupon(tx, order))) return { kind: 'coupon-in-use' };
    const placed = orderPlaced(order, actor);
    await tx.orders.insert(placed.order, requestKey);
    for (const entry of placed.history) await tx.history.add(order.id, entry);
    return { kind: 'placed', order: placed.order };
  });
