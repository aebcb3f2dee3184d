import { isMainOrder, mergeMainOrderValidity, type MergeableOrder } from './main-order.js';
import type { SoldDays } from './periods.js';

/**
 * The days that an order has beside the others of its buyer, where merging gives it more than its own; `undefined` where it
 * keeps its own: main orders share the largest validity and the largest service, others are not merged (Specification §5
 * 'Access and orders'). Says the rule on every page alike. Throws RangeError when a main order has a number of days that is
 * missing, NaN or infinite.
 *
 * @param order - one that is paid, or about to be bought
 * @param paid - his paid orders; `order` may be among them
 */
export const mergedDays = (order: MergeableOrder, paid: readonly MergeableOrder[]): SoldDays | undefined => {
  if (!isMainOrder(order)) return undefined;
  const [merged = order] = mergeMainOrderValidity([order, ...paid]);
  const { validDateDayNum: validDays, serviceDateDayNum: serviceDays } = merged;
  return validDays > order.validDateDayNum || serviceDays > order.serviceDateDayNum
    ? { validDays, serviceDays }
    : undefined;
};
