import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  isOrderStatus,
  isPaid,
  ORDER_EVENTS,
  ORDER_STATUS_TITLES,
  ORDER_STATUSES,
  orderTransition,
  PAID_STATUS,
  REFUNDING_STATUS,
  WAIT_PAY_STATUS,
  type OrderEvent,
  type OrderStatus,
} from '../../src/order/index.js';
import { ODD_IDS } from '../support/orders.js';

describe('order states', () => {
  test('the five states', () => {
    expect(ORDER_STATUSES).toEqual([
      'TRADE_WAIT_PAY',
      'TRADE_PAID_SUCCESS',
      'TRADE_CLOSED',
      'TRADE_REFUNDING',
      'TRADE_REFUNDED',
    ]);
  });

  test('those that have a name of their own are where an order waits, is paid, and is asked back', () => {
    expect(orderTransition(WAIT_PAY_STATUS, 'PAY')).toEqual({ ok: true, value: PAID_STATUS });
    expect(orderTransition(PAID_STATUS, 'REQUEST_REFUND')).toEqual({ ok: true, value: REFUNDING_STATUS });
  });

  test('each has a Chinese title of its own', () => {
    expect(ORDER_STATUSES.map((status) => ORDER_STATUS_TITLES[status])).toEqual([
      '待支付',
      '已支付',
      '已关闭',
      '退款中',
      '已退款',
    ]);
    expect(Object.keys(ORDER_STATUS_TITLES)).toEqual(ORDER_STATUSES);
  });

  test.each(ODD_IDS)('%j is no state', (id) => {
    expect(ORDER_STATUS_TITLES[id as OrderStatus]).toBeUndefined();
    expect(isPaid({ status: id })).toBe(false);
    expect(isOrderStatus(id)).toBe(false);
  });

  test('all are recognised', () => {
    expect(ORDER_STATUSES.every(isOrderStatus)).toBe(true);
  });

  test('only TRADE_PAID_SUCCESS is paid', () => {
    expect(ORDER_STATUSES.filter((status) => isPaid({ status }))).toEqual(['TRADE_PAID_SUCCESS']);
  });
});

describe('orderTransition', () => {
  /** The nine arrows of the design, written out once more. */
  const ARROWS: readonly (readonly [OrderStatus, OrderEvent, OrderStatus])[] = [
    ['TRADE_WAIT_PAY', 'PAY', 'TRADE_PAID_SUCCESS'],
    ['TRADE_WAIT_PAY', 'CLOSE', 'TRADE_CLOSED'],
    ['TRADE_PAID_SUCCESS', 'REQUEST_REFUND', 'TRADE_REFUNDING'],
    ['TRADE_REFUNDING', 'REFUND', 'TRADE_REFUNDED'],
    ['TRADE_REFUNDING', 'REJECT_REFUND', 'TRADE_PAID_SUCCESS'],
    ['TRADE_REFUNDING', 'WITHDRAW_REFUND', 'TRADE_PAID_SUCCESS'],
    ['TRADE_PAID_SUCCESS', 'REFUND_PART', 'TRADE_PAID_SUCCESS'],
    ['TRADE_REFUNDING', 'REFUND_PART', 'TRADE_PAID_SUCCESS'],
    ['TRADE_PAID_SUCCESS', 'CHANGE_VALIDITY', 'TRADE_PAID_SUCCESS'],
  ];

  test('the eight events', () => {
    const refunds = ['REQUEST_REFUND', 'REFUND', 'REJECT_REFUND', 'WITHDRAW_REFUND', 'REFUND_PART'];
    expect(ORDER_EVENTS).toEqual(['PAY', 'CLOSE', ...refunds, 'CHANGE_VALIDITY']);
  });

  test.each(ARROWS)('%s –%s→ %s', (status, event, next) => {
    expect(orderTransition(status, event)).toEqual({ ok: true, value: next });
  });

  const others = ORDER_STATUSES.flatMap((status) =>
    ORDER_EVENTS.map((event) => [status, event] as const),
  ).filter(([status, event]) => !ARROWS.some(([from, by]) => from === status && by === event));

  test.each(others)('%s –%s→ is illegal', (status, event) => {
    expect(orderTransition(status, event)).toEqual({
      ok: false,
      error: { kind: 'illegal-transition', status, event },
    });
  });

  test.each(ODD_IDS)('the unknown word %j is illegal, not a crash', (id) => {
    expect(orderTransition(id as OrderStatus, 'PAY').ok).toBe(false);
    expect(orderTransition('TRADE_WAIT_PAY', id as OrderEvent).ok).toBe(false);
  });

  /** An order as a till would keep it: what was paid, what was asked back, what was given back. */
  class Till {
    status: OrderStatus = 'TRADE_WAIT_PAY';
    paid = 0;
    refunded = 0;
    closed = false;
    asked = false;

    accepts(event: OrderEvent): boolean {
      const holdsMoney = this.paid > this.refunded;
      if (event === 'PAY' || event === 'CLOSE') return this.paid === 0 && !this.closed;
      if (event === 'REFUND_PART') return holdsMoney;
      return holdsMoney && this.asked === !['REQUEST_REFUND', 'CHANGE_VALIDITY'].includes(event);
    }

    apply(event: OrderEvent): void {
      if (event === 'PAY') this.paid += 1;
      if (event === 'CLOSE') this.closed = true;
      if (event === 'REFUND') this.refunded += 1;
      this.asked = event === 'REQUEST_REFUND';
    }
  }

  test.prop([fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 20 })])(
    'any run of events keeps to the model of a till',
    (events) => {
      const till = new Till();
      for (const event of events) {
        const next = orderTransition(till.status, event);
        expect(next.ok).toBe(till.accepts(event));
        if (!next.ok) continue;
        till.apply(event);
        till.status = next.value;
        expect(isPaid({ status: till.status })).toBe(till.paid > till.refunded && !till.asked);
        expect(till.status === 'TRADE_CLOSED').toBe(till.closed);
        expect(till.status === 'TRADE_REFUNDED').toBe(till.refunded === 1);
        expect(till.paid).toBeLessThanOrEqual(1);
      }
    },
  );
});
