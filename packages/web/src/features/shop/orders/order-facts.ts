import type { OrderDetail, OrderSummary } from '@ykd/application/shop';
import { formatAmount, isPaid, REFUND_REQUESTS_MAX } from '@ykd/domain/order';
import { shanghaiDay } from '@ykd/domain/shared';
import { orders } from '../messages/zh-CN/orders';

/** The day of an instant; undefined without one. */
export const dayOf = (at: number | null): string | undefined => (at === null ? undefined : shanghaiDay(at));

/** Whether its buyer closed an order. */
export const wasCancelled = ({ closedBy }: Pick<OrderSummary, 'closedBy'>): boolean => closedBy === 'member';

/** Why an order is closed, in words; undefined for one that is not. */
export const whyClosed = ({ closedBy }: Pick<OrderSummary, 'closedBy'>): string | undefined =>
  closedBy === null ? undefined : orders.closedBy[closedBy];

/** What staff said when they refused to give the money back, as long as that is the last that happened. */
export const refusedRefund = ({ history }: Pick<OrderDetail, 'history'>): string | undefined => {
  const last = history.at(-1);
  return last?.event === 'REJECT_REFUND' ? last.note : undefined;
};

/** What of an order's money is back and what is not, in words; undefined while all of it is with us. */
export const refundedSoFar = ({
  amount,
  refunded,
}: Pick<OrderSummary, 'amount' | 'refunded'>): string | undefined => {
  if (refunded === 0) return undefined;
  const back = formatAmount(refunded);
  return refunded < amount
    ? orders.refunded(back, formatAmount(amount - refunded))
    : orders.allRefunded(back);
};

/** When a refund was asked for that nothing came of yet, epoch ms. */
export const refundAskedAt = (order: OrderDetail): number | undefined => {
  const last = order.history.at(-1);
  return last?.event === 'REQUEST_REFUND' && !order.refundGranted ? last.at : undefined;
};

/** Whether an order is one whose money can be asked back: `over` when that was done as often as it may be. */
export const refundOffer = (order: OrderDetail): 'open' | 'over' | 'none' => {
  if (!isPaid(order) || order.amount === 0) return 'none';
  const asked = order.history.filter(({ event }) => event === 'REQUEST_REFUND').length;
  return asked < REFUND_REQUESTS_MAX ? 'open' : 'over';
};
