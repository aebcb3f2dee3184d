import type { CouponEvent } from '@ykd/domain/coupon';
import type { OrderEvent } from '@ykd/domain/order';
import type { OrderHistoryEntry, ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import { couponAfter, orderAfter } from '../order/order-steps.js';

/** What somebody does to an order. */
export type OrderMove = Pick<OrderHistoryEntry, 'actor' | 'note' | 'at'> & { readonly id: string };

/** Stores an order that is held after a step, with the line of its history. */
export const storeStep = async (
  tx: Tx,
  order: ShopOrder,
  line: Omit<OrderHistoryEntry, 'status'>,
): Promise<void> => {
  await tx.orders.store(order);
  await tx.history.add(order.id, { ...line, status: order.status });
};

/** Moves an order that is held; false when that cannot happen to it now. */
export const moveOrder = async (
  tx: Tx,
  order: ShopOrder,
  event: OrderEvent,
  { actor, note, at }: Omit<OrderMove, 'id'>,
): Promise<boolean> => {
  const moved = orderAfter(order, event, at);
  if (moved !== undefined) await storeStep(tx, moved, { event, actor, note, at });
  return moved !== undefined;
};

/** Moves the coupon of an order that is held, if it has one. */
export const moveCoupon = async (
  tx: Tx,
  { id, couponId }: ShopOrder,
  event: CouponEvent,
  at: number,
): Promise<void> => {
  const coupon = couponId === null ? undefined : await tx.coupons.hold(couponId);
  const moved = coupon === undefined ? undefined : couponAfter(coupon, event, id, at);
  if (moved !== undefined) await tx.coupons.store(moved);
};
