import { CLOSED_STATUS, isPaid, REFUNDING_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { ColumnKey } from '../staff-list/index.js';
import type { OrderList } from './list.js';
import type { ListedOrder } from './orders.js';
import type { OrderLine } from './port.js';
import type { OrderWay, RefundStage } from './words.js';

/** How an order was paid, by the payment that paid it; null for one that was not. */
export const wayOf = ({
  status,
  amount,
  isPaidHere,
}: Pick<ListedOrder, 'status' | 'amount' | 'isPaidHere'>): OrderWay | null => {
  if (isPaidHere) return 'WEIXIN';
  if (status === WAIT_PAY_STATUS || status === CLOSED_STATUS) return null;
  return amount === 0 ? 'FREE' : 'OUTSIDE';
};

/** How far the refund of an order is, one that nobody asked for, too; null where none is under way. */
export const refundStageOf = ({
  status,
  isGranted,
  isProposed,
}: Pick<ListedOrder, 'status' | 'isGranted' | 'isProposed'>): RefundStage | null => {
  if (status === REFUNDING_STATUS && isGranted) return 'GRANTED';
  if (isProposed) return 'PROPOSED';
  return status === REFUNDING_STATUS ? 'ASKED' : null;
};

/** Everything that is told of an order in the list. */
export const factsOf = (order: ListedOrder) => {
  const { student, studentName, product, productName, validDate, serviceDate, ...rest } = order;
  const { sortValue: _sort, isPaidHere: _paid, isGranted: _granted, isProposed: _proposed, ...plain } = rest;
  return {
    ...plain,
    student: { id: student, name: studentName },
    product: { id: product, name: productName },
    reduction: order.listAmount - order.amount,
    way: wayOf(order),
    refund: refundStageOf(order),
    // Nothing is open by an order that is not paid.
    validUntil: isPaid(order) ? validDate : null,
    serviceUntil: isPaid(order) ? serviceDate : null,
  };
};

/** What of an order is told in the list, with the columns that were chosen; that it looks like another one is told always. */
export const lineOf = (order: ListedOrder, columns: readonly ColumnKey<OrderList>[]): OrderLine => {
  const whole: Required<OrderLine> = factsOf(order);
  const { id, double, twinId } = whole;
  return { id, double, twinId, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};
