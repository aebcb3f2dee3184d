import { dayNumbersOf, type DayNumbers } from '@ykd/domain/order';
import type { OrderRepository, StoredOrder } from '../ports/order-repository.js';

/** A paid order as the rules of access take it. */
export type PaidOrder = StoredOrder & DayNumbers;

/** The paid orders of a member, oldest first. */
export const paidOrders = async (
  { orders }: { readonly orders: OrderRepository },
  userId: string,
): Promise<readonly PaidOrder[]> =>
  (await orders.findPaidByUser(userId)).map((order) => ({ ...order, ...dayNumbersOf(order) }));

/** The orders of a member whose refund is judged or on its way, oldest first; they grant nothing, and say why. */
export const refundingOrders = async (
  { orders }: { readonly orders: OrderRepository },
  userId: string,
): Promise<readonly PaidOrder[]> =>
  (await orders.findRefundingByUser(userId)).map((order) => ({ ...order, ...dayNumbersOf(order) }));
