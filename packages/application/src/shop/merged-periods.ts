import {
  dayNumbersOf,
  isMainOrder,
  isPaid,
  mergedDays,
  mergeMainOrderValidity,
  serviceUntil,
  validUntil,
} from '@ykd/domain/order';
import type { OrderRepository } from '../ports/order-repository.js';
import type { OrderSummary } from './port.js';

const isMerged = (order: OrderSummary): boolean => isPaid(order) && isMainOrder(order);

/** The orders of one member with the periods that they have beside each other: paid main orders share the longest. */
export const withMergedPeriods = async <T extends OrderSummary>(
  orders: Pick<OrderRepository, 'findPaidByUser'>,
  shown: readonly T[],
): Promise<readonly T[]> => {
  const userId = shown.find(isMerged)?.userId;
  if (userId === undefined) return shown;
  const paid = (await orders.findPaidByUser(userId)).map((order) => ({ ...order, ...dayNumbersOf(order) }));
  const merged = mergeMainOrderValidity(paid);
  const byId = new Map(merged.map((order) => [order.id, order]));
  return shown.map((order) => {
    const found = isMerged(order) ? byId.get(order.id) : undefined;
    if (found === undefined) return order;
    const { validDateDayNum, serviceDateDayNum } = found;
    return {
      ...order,
      validDateDayNum,
      serviceDateDayNum,
      validDate: validUntil(found),
      serviceDate: serviceUntil(found),
      mergedDays: mergedDays(order, paid) ?? null,
    };
  });
};
