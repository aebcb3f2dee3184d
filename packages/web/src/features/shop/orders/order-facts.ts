import type { OrderDetail, OrderSummary } from '@ykd/application';
import { CLOSED_STATUS, defaultChoice, payDeadline, skuChoice, type SoldDays } from '@ykd/domain/order';
import { shanghaiDay } from '@ykd/domain/shared';
import { orders } from '../../../messages/zh-CN/orders';

/** For how many days an order lasts once it is paid: what was chosen says it. */
export const soldDaysOf = (order: Pick<OrderSummary, 'amount' | 'skuAttrs'>): SoldDays => {
  const result = skuChoice(order, defaultChoice(order.skuAttrs));
  return result.ok ? result.value : { validDays: 0, serviceDays: 0 };
};

/** The day of an instant; undefined without one. */
export const dayOf = (at: number | null): string | undefined => (at === null ? undefined : shanghaiDay(at));

type ClosedOrder = Pick<OrderSummary, 'status' | 'gmtCreated' | 'gmtModified'> &
  Partial<Pick<OrderDetail, 'history'>>;

/** How an order came to be closed: its buyer did it, or its time ran out. */
export const wasCancelled = (order: ClosedOrder): boolean => {
  if (order.status !== CLOSED_STATUS) return false;
  const closed = order.history?.findLast(({ event }) => event === 'CLOSE');
  // A list tells no history; but before its time is up nobody closes an order besides its buyer, and then it rests.
  return closed === undefined ? order.gmtModified < payDeadline(order) : closed.actor === 'member';
};

/** Why an order is closed, in words; undefined for one that is not. */
export const whyClosed = (order: ClosedOrder): string | undefined => {
  if (order.status !== CLOSED_STATUS) return undefined;
  return wasCancelled(order) ? orders.closedByYou : orders.closedByTime;
};
