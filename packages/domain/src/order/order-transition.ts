import type { OrderStatus } from './order-status.js';
import { deepFreeze, err, ok, type Result } from '../shared/index.js';

/** What can happen to an order. */
export type OrderEvent = 'PAY' | 'CLOSE' | 'REQUEST_REFUND' | 'REFUND' | 'REJECT_REFUND';

/** All events of an order. */
export const ORDER_EVENTS: readonly OrderEvent[] = deepFreeze([
  'PAY',
  'CLOSE',
  'REQUEST_REFUND',
  'REFUND',
  'REJECT_REFUND',
]);

/** The event cannot happen in this state. */
export type IllegalTransition = {
  readonly kind: 'illegal-transition';
  readonly status: OrderStatus;
  readonly event: OrderEvent;
};

const NEXT: ReadonlyMap<OrderStatus, ReadonlyMap<OrderEvent, OrderStatus>> = new Map([
  [
    'TRADE_WAIT_PAY',
    new Map<OrderEvent, OrderStatus>([
      ['PAY', 'TRADE_PAID_SUCCESS'],
      ['CLOSE', 'TRADE_CLOSED'],
    ]),
  ],
  ['TRADE_PAID_SUCCESS', new Map([['REQUEST_REFUND', 'TRADE_REFUNDING']])],
  [
    'TRADE_REFUNDING',
    new Map<OrderEvent, OrderStatus>([
      ['REFUND', 'TRADE_REFUNDED'],
      ['REJECT_REFUND', 'TRADE_PAID_SUCCESS'],
    ]),
  ],
]);

/**
 * The state of an order after `event`: wait-pay –PAY→ paid, wait-pay –CLOSE→ closed, paid –REQUEST_REFUND→ refunding,
 * refunding –REFUND→ refunded, refunding –REJECT_REFUND→ paid; everything else is an `illegal-transition`, values
 * outside the two vocabularies included. Specification §4 leaves these transitions open ('Other order transitions:
 * not shown').
 */
export const orderTransition = (
  status: OrderStatus,
  event: OrderEvent,
): Result<OrderStatus, IllegalTransition> => {
  const next = NEXT.get(status)?.get(event);
  return next ? ok(next) : err({ kind: 'illegal-transition', status, event });
};
