import { isMainOrder, mergeMainOrderValidity } from './main-order.js';
import { isPaid } from './order-status.js';
import { dayNumbersOf, serviceUntil, validUntil, type OrderDates } from './validity.js';

/** What {@link mainOrderEnds} reads of an order (Specification §3 'Order'). */
export type DatedOrder = OrderDates & {
  /** The state; only paid orders count. */
  readonly status: string;
  /** The price, in integer cents. */
  readonly amount: number;
};

/** Until when, in epoch milliseconds, main orders give a member what he bought (Specification §5 'Access and orders'). */
export type MainOrderEnds = {
  /** The last millisecond of the last day of his courses. */
  readonly validUntil: number;
  /** The same of the class teacher's service; null where none of the orders carries service. */
  readonly serviceUntil: number | null;
  /** When the latest of the orders was placed. */
  readonly boughtAt: number;
};

/**
 * When what a member bought ends (Specification §5 'Access and orders'): his paid main orders are merged, and the one that
 * ends last decides, for the courses and for the service each. `undefined` where he has no paid main order. Throws RangeError
 * for instants that are NaN or infinite.
 *
 * @param orders - all orders of one member, or those that are paid
 */
export const mainOrderEnds = (orders: readonly DatedOrder[]): MainOrderEnds | undefined => {
  const main = orders.filter((order) => isPaid(order) && isMainOrder(order));
  if (main.length === 0) return undefined;
  const merged = mergeMainOrderValidity(main.map((order) => ({ ...order, ...dayNumbersOf(order) })));
  const last = (until: (order: (typeof merged)[number]) => number): number =>
    merged.reduce((latest, order) => Math.max(latest, until(order)), -Infinity);
  const isServed = merged.some(({ serviceDateDayNum }) => serviceDateDayNum > 0);
  return {
    validUntil: last(validUntil),
    serviceUntil: isServed ? last(serviceUntil) : null,
    boughtAt: last(({ gmtCreated }) => gmtCreated),
  };
};
