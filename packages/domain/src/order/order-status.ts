import { deepFreeze, frozenTable } from '../shared/index.js';

/** The states of an order. Specification §3 names TRADE_PAID_SUCCESS; the others are Beyond the Specification. */
export type OrderStatus =
  'TRADE_WAIT_PAY' | 'TRADE_PAID_SUCCESS' | 'TRADE_CLOSED' | 'TRADE_REFUNDING' | 'TRADE_REFUNDED';

/** All states of an order, in the order of its life: see {@link OrderStatus}. Beyond the Specification. */
export const ORDER_STATUSES: readonly OrderStatus[] = deepFreeze([
  'TRADE_WAIT_PAY',
  'TRADE_PAID_SUCCESS',
  'TRADE_CLOSED',
  'TRADE_REFUNDING',
  'TRADE_REFUNDED',
]);

/** Whether a stored text is a state of an order (Specification §3 'Order'). */
export const isOrderStatus = (status: string): status is OrderStatus =>
  ORDER_STATUSES.some((known) => known === status);

/**
 * What users read for each state. Without a prototype: an unknown state reads as `undefined`. Beyond the
 * Specification.
 */
export const ORDER_STATUS_TITLES: Readonly<Record<OrderStatus, string>> = frozenTable({
  TRADE_WAIT_PAY: '待支付',
  TRADE_PAID_SUCCESS: '已支付',
  TRADE_CLOSED: '已关闭',
  TRADE_REFUNDING: '退款中',
  TRADE_REFUNDED: '已退款',
});

/** The state of an order that waits for its payment. Beyond the Specification. */
export const WAIT_PAY_STATUS = 'TRADE_WAIT_PAY' satisfies OrderStatus;

/** The state of an order that was not paid in time, or cancelled. Beyond the Specification. */
export const CLOSED_STATUS = 'TRADE_CLOSED' satisfies OrderStatus;

/** The state of an order that is paid and neither refunded nor being refunded (Specification §3, §4). */
export const PAID_STATUS = 'TRADE_PAID_SUCCESS' satisfies OrderStatus;

/** The state of an order whose refund is being judged or on its way. Beyond the Specification. */
export const REFUNDING_STATUS = 'TRADE_REFUNDING' satisfies OrderStatus;

/** The state of an order whose money is back. Beyond the Specification. */
export const REFUNDED_STATUS = 'TRADE_REFUNDED' satisfies OrderStatus;

/**
 * Whether an order is paid and not refunded or being refunded: only such orders grant anything (Specification §4).
 *
 * @param order - the state; values outside {@link OrderStatus} are not paid
 */
export const isPaid = (order: { readonly status: string }): boolean => order.status === PAID_STATUS;
