import { couponIssue, couponTransition, type CouponEvent, type CouponInstance } from '@ykd/domain/coupon';
import { dayNumbersOf, orderTransition, soldPeriods, type OrderEvent } from '@ykd/domain/order';
import type { SoldFields } from '../entities/ykd-order.js';
import type { StoredOrder } from '../ports/order-repository.js';
import type { OrderActor, OrderHistoryEntry, ShopOrder } from '../ports/shop-orders.js';

export type { SoldFields } from '../entities/ykd-order.js';

/** An order with what buying added to it; for one that was not bought here (nulls), what follows from the order. */
export const shopOrderOf = (
  order: StoredOrder,
  sold?: { readonly [Field in keyof SoldFields]: SoldFields[Field] | null },
): ShopOrder => {
  const days = dayNumbersOf(order);
  return {
    ...order,
    listAmount: sold?.listAmount ?? order.amount,
    couponId: sold?.couponId ?? null,
    paidAt: sold?.paidAt ?? null,
    validDays: sold?.validDays ?? days.validDateDayNum,
    serviceDays: sold?.serviceDays ?? days.serviceDateDayNum,
  };
};

/** The order after an event, as the domain's state machine has it; undefined when that cannot happen to it now. */
export const orderAfter = (order: ShopOrder, event: OrderEvent, at: number): ShopOrder | undefined => {
  const next = orderTransition(order.status, event);
  return next.ok ? { ...order, status: next.value, gmtModified: at } : undefined;
};

/** The order after its payment at `paidAt` was taken in at `at`; undefined when it does not wait for one. */
export const orderPaid = (
  order: ShopOrder,
  payment: Pick<ShopOrder, 'paidAt' | 'validDate' | 'serviceDate'>,
  at: number,
): ShopOrder | undefined => {
  const paid = orderAfter(order, 'PAY', at);
  if (paid === undefined) return undefined;
  const { paidAt, validDate, serviceDate } = payment;
  return { ...paid, paidAt, validDate, serviceDate };
};

/** The coupon after an order did something with it; undefined when that cannot happen to it now. */
export const couponAfter = (
  coupon: CouponInstance,
  event: CouponEvent,
  orderId: string,
  at: number,
): CouponInstance | undefined => {
  const next = couponTransition(coupon.status, event);
  if (!next.ok || (event !== 'RESERVE' && coupon.orderId !== orderId)) return undefined;
  return { ...coupon, status: next.value, orderId: event === 'RELEASE' ? null : orderId, gmtModified: at };
};

/** The coupon as an order has it that is placed: spent when nothing is left to pay; undefined when it may not take it. */
export const couponTaken = (
  coupon: CouponInstance | undefined,
  { id, userId, productId, amount, listAmount, gmtCreated: at }: ShopOrder,
): CouponInstance | undefined => {
  if (coupon === undefined) return undefined;
  if (couponIssue(coupon, { userId, productId, amount: listAmount }, at) !== undefined) return undefined;
  const held = couponAfter(coupon, 'RESERVE', id, at);
  return held !== undefined && amount === 0 ? couponAfter(held, 'USE', id, at) : held;
};

/** How an order stands when it has just been placed, with its history: one that costs nothing is paid already. */
export const orderPlaced = (
  order: ShopOrder,
  actor: OrderActor,
): { readonly order: ShopOrder; readonly history: readonly OrderHistoryEntry[] } => {
  const at = order.gmtCreated;
  const { status } = order;
  const placed: OrderHistoryEntry = { event: 'PLACE', status, actor, note: '', at };
  const paid =
    order.amount === 0 ? orderPaid(order, { paidAt: at, ...soldPeriods(at, order) }, at) : undefined;
  if (paid === undefined) return { order, history: [placed] };
  const line: OrderHistoryEntry = {
    event: 'PAY',
    status: paid.status,
    actor: { kind: 'system' },
    note: '',
    at,
  };
  return { order: paid, history: [placed, line] };
};
