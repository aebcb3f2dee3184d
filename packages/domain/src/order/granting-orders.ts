import type { AccessOrder } from './access-order.js';
import { orderGrants, skuGrant } from './grants.js';
import { mergeMainOrderValidity } from './main-order.js';
import { isPaid, REFUNDING_STATUS } from './order-status.js';

/** The paid ones among a user's orders that grant a course, with the merged days of main orders. */
export const grantingOrders = (orders: readonly AccessOrder[], courseId: string): AccessOrder[] =>
  mergeMainOrderValidity(orders.filter(isPaid)).filter((order) =>
    orderGrants(order)?.courseIds.includes(courseId),
  );

/**
 * The first order that grants a course but for the refund that was asked for: judged or on its way, it grants nothing
 * meanwhile.
 */
export const refundingOrder = (orders: readonly AccessOrder[], courseId: string): AccessOrder | undefined =>
  orders.find(
    ({ status, skuAttrs }) =>
      status === REFUNDING_STATUS && skuGrant(skuAttrs)?.courseIds.includes(courseId) === true,
  );

/** The id of the order whose end is the latest, the first of them on a tie, with that end; `undefined` without orders. */
export const latestEnd = (
  orders: readonly AccessOrder[],
  untilOf: (order: AccessOrder) => number,
): { readonly until: number; readonly orderId: string } | undefined => {
  let best: { until: number; orderId: string } | undefined;
  for (const order of orders) {
    const until = untilOf(order);
    if (!best || until > best.until) best = { until, orderId: order.id };
  }
  return best;
};
