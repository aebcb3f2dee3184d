import { dayNumbersOf, payDeadline, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { buyerNote } from '../order/staff-notes.js';
import type { OrderMoneySummary } from '../ports/order-money.js';
import { isSurplus, type Refund } from '../ports/refunds.js';
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

const PLAIN: OrderMoneySummary = { refunded: 0, paidOutside: false };

/** An order as a list shows it. `closer`: the actor that closed it, if one did; `money`: what is not plain about it. */
export const orderSummary = (order: ShopOrder, closer?: OrderActor['kind'], money = PLAIN): OrderSummary => {
  const { couponId: _couponId, ...shown } = order;
  return {
    ...shown,
    ...dayNumbersOf(order),
    mergedDays: null,
    payUntil: order.status === WAIT_PAY_STATUS ? payDeadline(order) : null,
    closedBy: (closer && CLOSERS[closer]) ?? null,
    ...money,
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

/** What others gave back, and staff by hand, beside ours: of what paid the order each cent is told of once. */
const refundViews = (
  ours: readonly Refund[],
  given: readonly {
    readonly cause: 'OFFLINE' | 'OUTSIDE';
    readonly amount: number;
    readonly gmtCreated: number;
  }[],
): readonly RefundView[] => {
  const told = ours.filter((refund) => isSurplus(refund) || refund.status !== 'OUTSIDE').map(refundView);
  const others = given.map(({ cause, amount, gmtCreated }): RefundView => ({
    cause,
    amount,
    status: 'DONE',
    gmtCreated,
    gmtModified: gmtCreated,
  }));
  return [...told, ...others].toSorted((a, b) => a.gmtCreated - b.gmtCreated);
};

/** An order as its buyer's page shows it. Who of the staff did something, and why, is nobody's business but theirs. */
export const orderDetail = async (
  {
    shopOrders,
    refunds,
    coupons,
    orders,
    orderMoney,
  }: Pick<ShopDeps, 'shopOrders' | 'refunds' | 'coupons' | 'orders' | 'orderMoney'>,
  order: ShopOrder,
): Promise<OrderDetail> => {
  const [history, back, offline, outside, money, coupon] = await Promise.all([
    shopOrders.historyOf(order.id),
    refunds.ofOrder(order.id),
    orderMoney.offlineRefundsOf(order.id),
    orderMoney.outsideRefundsOf(order.id),
    orderMoney.summariesOf([order.id]),
    order.couponId === null ? undefined : coupons.find(order.couponId),
  ]);
  const closer = history.find(({ event }) => event === 'CLOSE')?.actor.kind;
  const own = orderSummary(order, closer, money.get(order.id));
  const [merged = own] = await withMergedPeriods(orders, [own]);
  return {
    ...merged,
    coupon: coupon === undefined ? null : { id: coupon.id, name: coupon.name, rule: coupon.rule },
    history: history.map((entry) => ({ ...entry, actor: entry.actor.kind, note: buyerNote(entry) })),
    refunds: refundViews(back, [
      ...offline.map(({ amount, gmtCreated }) => ({ cause: 'OFFLINE' as const, amount, gmtCreated })),
      ...outside.map((part) => ({ cause: 'OUTSIDE' as const, ...part })),
    ]),
    refundGranted: back.some(({ whole }) => whole),
  };
};
