import { dayNumbersOf, payDeadline, WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { Refund } from '../ports/refunds.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { ShopDeps } from './deps.js';
import { withMergedPeriods } from './merged-periods.js';
import type { OrderDetail, OrderSummary, RefundView } from './port.js';

/** An order as a list shows it. */
export const orderSummary = (order: ShopOrder): OrderSummary => {
  const { couponId: _couponId, validDays: _validDays, serviceDays: _serviceDays, ...shown } = order;
  return {
    ...shown,
    ...dayNumbersOf(order),
    payUntil: order.status === WAIT_PAY_STATUS ? payDeadline(order) : null,
  };
};

const refundView = ({ cause, amount, status, gmtCreated, gmtModified }: Refund): RefundView => ({
  cause,
  amount,
  status,
  gmtCreated,
  gmtModified,
});

/** An order as its page shows it. Who of the staff did something is nobody's business. */
export const orderDetail = async (
  { shopOrders, refunds, coupons, orders }: Pick<ShopDeps, 'shopOrders' | 'refunds' | 'coupons' | 'orders'>,
  order: ShopOrder,
): Promise<OrderDetail> => {
  const [history, back, coupon, [summary = orderSummary(order)]] = await Promise.all([
    shopOrders.historyOf(order.id),
    refunds.ofOrder(order.id),
    order.couponId === null ? undefined : coupons.find(order.couponId),
    withMergedPeriods(orders, [orderSummary(order)]),
  ]);
  return {
    ...summary,
    coupon: coupon === undefined ? null : { id: coupon.id, name: coupon.name, rule: coupon.rule },
    history: history.map((entry) => ({ ...entry, actor: entry.actor.kind })),
    refunds: back.map(refundView),
  };
};
