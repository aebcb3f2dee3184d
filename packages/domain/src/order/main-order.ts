/** An order is a main order when its amount, in cents, is above this (Specification §5, §9). */
export const MAIN_ORDER_AMOUNT = 100_000;

/**
 * Whether an order is a main order: its amount in cents lies strictly above 100000 (Specification §5, §9).
 *
 * @param order - the amount, in cents
 */
export const isMainOrder = ({ amount }: { readonly amount: number }): boolean => amount > MAIN_ORDER_AMOUNT;

/** What the merging of main orders reads (Specification §3 'Order', §5). */
export type MergeableOrder = {
  /** The price, in integer cents. */
  readonly amount: number;
  /** How long the courses stay open, in Shanghai days from the day of creation. */
  readonly validDateDayNum: number;
  /** How long the class teacher helps, in Shanghai days from the day of creation. */
  readonly serviceDateDayNum: number;
};

/**
 * Gives every main order the largest validity days and the largest service days found among the main orders
 * (Specification §5 'Access and orders'). The others come back untouched, as the same objects; the order of the list
 * is kept. Feed it orders of one user, of a status that counts: it looks at amounts only. Linear. Throws RangeError when
 * a main order has a number of days that is missing, NaN or infinite.
 */
export const mergeMainOrderValidity = <T extends MergeableOrder>(orders: readonly T[]): T[] => {
  let validDateDayNum = -Infinity;
  let serviceDateDayNum = -Infinity;
  for (const order of orders) {
    if (!isMainOrder(order)) continue;
    if (!Number.isFinite(order.validDateDayNum) || !Number.isFinite(order.serviceDateDayNum)) {
      throw new RangeError(`not numbers of days: ${order.validDateDayNum}, ${order.serviceDateDayNum}`);
    }
    if (order.validDateDayNum > validDateDayNum) validDateDayNum = order.validDateDayNum;
    if (order.serviceDateDayNum > serviceDateDayNum) serviceDateDayNum = order.serviceDateDayNum;
  }
  return orders.map((order) =>
    isMainOrder(order) ? { ...order, validDateDayNum, serviceDateDayNum } : order,
  );
};
