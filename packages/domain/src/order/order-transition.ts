import type { OrderStatus } from './order-status.js';
import { deepFreeze, transitionBy, type IllegalTransitionOf, type Transition } from '../shared/index.js';

/** What can happen to an order. Beyond the Specification. */
export type OrderEvent =
  | 'PAY'
  | 'CLOSE'
  | 'REQUEST_REFUND'
  | 'REFUND'
  | 'REJECT_REFUND'
  | 'WITHDRAW_REFUND'
  | 'REFUND_PART'
  | 'CHANGE_VALIDITY';

/** All events of an order. Beyond the Specification. */
export const ORDER_EVENTS: readonly OrderEvent[] = deepFreeze([
  'PAY',
  'CLOSE',
  'REQUEST_REFUND',
  'REFUND',
  'REJECT_REFUND',
  'WITHDRAW_REFUND',
  'REFUND_PART',
  'CHANGE_VALIDITY',
]);

/** The event cannot happen in this state of an order. Beyond the Specification. */
export type IllegalTransition = IllegalTransitionOf<OrderStatus, OrderEvent>;

/**
 * The state of an order after `event`: wait-pay –PAY→ paid, wait-pay –CLOSE→ closed, paid –REQUEST_REFUND→ refunding,
 * refunding –REFUND→ refunded, refunding –REJECT_REFUND→ paid, refunding –WITHDRAW_REFUND→ paid, paid or refunding
 * –REFUND_PART→ paid, paid –CHANGE_VALIDITY→ paid; everything else is an `illegal-transition`, values outside the two
 * vocabularies included. Specification §4 'Other order transitions' leaves them open; they are Beyond
 * the Specification.
 *
 * @function
 */
export const orderTransition: Transition<OrderStatus, OrderEvent> = transitionBy([
  ['TRADE_WAIT_PAY', 'PAY', 'TRADE_PAID_SUCCESS'],
  ['TRADE_WAIT_PAY', 'CLOSE', 'TRADE_CLOSED'],
  ['TRADE_PAID_SUCCESS', 'REQUEST_REFUND', 'TRADE_REFUNDING'],
  ['TRADE_REFUNDING', 'REFUND', 'TRADE_REFUNDED'],
  ['TRADE_REFUNDING', 'REJECT_REFUND', 'TRADE_PAID_SUCCESS'],
  ['TRADE_REFUNDING', 'WITHDRAW_REFUND', 'TRADE_PAID_SUCCESS'],
  ['TRADE_PAID_SUCCESS', 'REFUND_PART', 'TRADE_PAID_SUCCESS'],
  ['TRADE_REFUNDING', 'REFUND_PART', 'TRADE_PAID_SUCCESS'],
  ['TRADE_PAID_SUCCESS', 'CHANGE_VALIDITY', 'TRADE_PAID_SUCCESS'],
]);
