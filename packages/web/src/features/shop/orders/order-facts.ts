import type { OrderDetail, OrderSummary } from '@ykd/application/shop';
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

/** When a refund was asked for that nothing came of yet, epoch ms. */
export const refundAskedAt = ({ history, refunds }: OrderDetail): number | undefined => {
  const last = history.at(-1);
  const isGranted = refunds.some(({ cause }) => cause === 'REQUESTED');
  return last?.event === 'REQUEST_REFUND' && !isGranted ? last.at : undefined;
};
