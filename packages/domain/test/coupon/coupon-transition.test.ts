import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  COUPON_EVENTS,
  COUPON_STATUSES,
  couponTransition,
  type CouponEvent,
  type CouponStatus,
} from '../../src/coupon/index.js';
import { ODD_IDS } from '../support/orders.js';

describe('couponTransition', () => {
  const ARROWS: readonly (readonly [CouponStatus, CouponEvent, CouponStatus])[] = [
    ['UNUSED', 'RESERVE', 'RESERVED'],
    ['RESERVED', 'RELEASE', 'UNUSED'],
    ['RESERVED', 'USE', 'USED'],
  ];

  test('three states and three events', () => {
    expect(COUPON_STATUSES).toEqual(['UNUSED', 'RESERVED', 'USED']);
    expect(COUPON_EVENTS).toEqual(['RESERVE', 'RELEASE', 'USE']);
  });

  test.each(ARROWS)('%s –%s→ %s', (status, event, next) => {
    expect(couponTransition(status, event)).toEqual({ ok: true, value: next });
  });

  const others = COUPON_STATUSES.flatMap((status) =>
    COUPON_EVENTS.map((event) => [status, event] as const),
  ).filter(([status, event]) => !ARROWS.some(([from, by]) => from === status && by === event));

  test.each(others)('%s –%s→ is illegal', (status, event) => {
    expect(couponTransition(status, event)).toEqual({
      ok: false,
      error: { kind: 'illegal-transition', status, event },
    });
  });

  test.each(ODD_IDS)('the unknown word %j is illegal, not a crash', (id) => {
    expect(couponTransition(id as CouponStatus, 'RESERVE').ok).toBe(false);
    expect(couponTransition('UNUSED', id as CouponEvent).ok).toBe(false);
  });

  /** A voucher on paper: it lies in a purse, on one counter, or torn up in the till. */
  class Voucher {
    onCounter = false;
    torn = 0;

    accepts(event: CouponEvent): boolean {
      return event === 'RESERVE' ? !this.onCounter && this.torn === 0 : this.onCounter;
    }

    apply(event: CouponEvent): void {
      this.onCounter = event === 'RESERVE';
      if (event === 'USE') this.torn += 1;
    }
  }

  test.prop([fc.array(fc.constantFrom(...COUPON_EVENTS), { maxLength: 20 })])(
    'any run of events keeps to the model of a voucher, which is torn up once',
    (events) => {
      const voucher = new Voucher();
      let status: CouponStatus = 'UNUSED';
      for (const event of events) {
        const next = couponTransition(status, event);
        expect(next.ok).toBe(voucher.accepts(event));
        if (!next.ok) continue;
        voucher.apply(event);
        status = next.value;
        expect(status === 'RESERVED').toBe(voucher.onCounter);
        expect(status === 'USED').toBe(voucher.torn === 1);
        expect(voucher.torn).toBeLessThanOrEqual(1);
      }
    },
  );
});
