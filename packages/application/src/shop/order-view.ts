import { dayNumbersOf, payDeadline, WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { Refund } from '../ports/refunds.js';
import type { OrderActor, ShopOrder } from '../ports/shop-orders.js';
import type { ShopDeps } from './deps.js';
import { withMergedPeriods } from './merged-periods.js';
import type { OrderCloser, OrderDetail, OrderSummary, RefundView } from './port.js';

/** Staff close no orders, and the platform by itself only those whose time is over. */
const CLOSERS: Readonly<Partial<Record<OrderActor['kind'], OrderCloser>>> = {
  member: 'member',
  provider: 'provider',
  system: 'time',
};

/** An order as a list shows it. `closer`: the actor that closed it, if one did. */
export const orderSummary = (order: ShopOrder, closer?: OrderActor['kind']): OrderSummary => {
  const { couponId: _couponId, ...shown } = order;
  return {
    ...shown,
    ...dayNumbersOf(order),
    mergedDays: null,
    payUntil: order.status === WAIT_PAY_STATUS ? payDeadline(order) : null,
    closedBy: (closer && CLOSERS[closer]) ?? null,
  };
};

const refundView = ({ cause, amount, status, gmtCreated, gmtModified }: Refund): RefundView => ({
  cause,
  amount,
  // Its buyer has the money, whoever gave it back.
  status: status === 'OUTSIDE' ? 'DONE' : status,
  gmtCreated,
  gmtModified,
});

/** An order as its page shows it. Who of the staff did something is nobody's business. */
export const orderDetail = async (
  { shopOrders, refunds, coupons, orders }: Pick<ShopDeps, 'shopOrders' | 'refunds' | 'coupons' | 'orders'>,
  order: ShopOrder,
): Promise<OrderDetail> => {
  const [history, back, coupon] = await Promise.all([
    shopOrders.historyOf(order.id),
    refunds.ofOrder(order.id),
    order.couponId === null ? undefined : coupons.find(order.couponId),
  ]);
  const closer = history.find(({ event }) => event === 'CLOSE')?.actor.kind;
  const own = orderSummary(order, closer);
  const [merged = own] = await withMergedPeriods(orders, [own]);
  return {
    ...merged,
    coupon: coupon === undefined ? null : { id: coupon.id, name: coupon.name, rule: coupon.rule },
    history: history.map((entry) => ({ ...entry, actor: entry.actor.kind })),
    refunds: back.map(refundView),
  };
};
