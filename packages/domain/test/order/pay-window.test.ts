import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isPayable, ORDER_STATUSES, PAY_WINDOW_MS, payDeadline } from '../../src/order/index.js';
import { ODD_IDS, shanghai } from '../support/orders.js';

const instantArb = fc.integer({ min: 0, max: 4_102_444_800_000 });

describe('the time to pay', () => {
  const gmtCreated = shanghai('2026-01-15 23:50:00.000');

  test('30 minutes, beyond midnight too', () => {
    expect(PAY_WINDOW_MS).toBe(1_800_000);
    expect(payDeadline({ gmtCreated })).toBe(shanghai('2026-01-16 00:20:00.000'));
  });

  test('the deadline itself is too late', () => {
    const order = { status: 'TRADE_WAIT_PAY', gmtCreated };
    expect(isPayable(order, gmtCreated)).toBe(true);
    expect(isPayable(order, payDeadline(order) - 1)).toBe(true);
    expect(isPayable(order, payDeadline(order))).toBe(false);
  });

  test.each([...ORDER_STATUSES.filter((status) => status !== 'TRADE_WAIT_PAY'), ...ODD_IDS])(
    'an order in %j is not payable',
    (status) => {
      expect(isPayable({ status, gmtCreated }, gmtCreated)).toBe(false);
    },
  );

  test.prop([instantArb, instantArb])('an order that stopped being payable never is again', (created, at) => {
    const order = { status: 'TRADE_WAIT_PAY', gmtCreated: created };
    expect(isPayable(order, at)).toBe(at < payDeadline(order));
    if (!isPayable(order, at)) expect(isPayable(order, at + 1)).toBe(false);
  });
});
