import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { couponReduction, type CouponRule } from '../../src/coupon/index.js';

const priceArb = fc.oneof(fc.nat({ max: 1_000_000 }), fc.maxSafeNat());
const minimum = { minAmount: fc.option(fc.nat({ max: 500_000 }), { nil: undefined }) };
const ruleArb: fc.Arbitrary<CouponRule> = fc.oneof(
  fc.record({ kind: fc.constant('AMOUNT' as const), cents: fc.nat({ max: 1_000_000 }), ...minimum }),
  fc.record({
    kind: fc.constant('PERCENT' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    maxCents: fc.option(fc.nat({ max: 1_000_000 }), { nil: undefined }),
    ...minimum,
  }),
);

describe('couponReduction', () => {
  test.each<[CouponRule, number, number]>([
    [{ kind: 'AMOUNT', cents: 5_000 }, 399_900, 5_000],
    [{ kind: 'AMOUNT', cents: 5_000 }, 4_999, 4_999],
    [{ kind: 'AMOUNT', cents: 5_000 }, 0, 0],
    [{ kind: 'AMOUNT', cents: 5_000, minAmount: 10_000 }, 9_999, 0],
    [{ kind: 'AMOUNT', cents: 5_000, minAmount: 10_000 }, 10_000, 5_000],
    [{ kind: 'PERCENT', percent: 15 }, 9_999, 1_499],
    [{ kind: 'PERCENT', percent: 100 }, 9_999, 9_999],
    [{ kind: 'PERCENT', percent: 50, maxCents: 3_000 }, 9_999, 3_000],
    [{ kind: 'PERCENT', percent: 50, maxCents: 3_000 }, 100, 50],
    [{ kind: 'PERCENT', percent: 1 }, 99, 0],
    [{ kind: 'PERCENT', percent: 50, minAmount: 100 }, 99, 0],
    [{ kind: 'PERCENT', percent: 99 }, Number.MAX_SAFE_INTEGER, 8_917_127_262_193_581],
  ])('%j takes off %i: %i', (rule, amount, reduction) => {
    expect(couponReduction(rule, amount)).toBe(reduction);
  });

  test.each([-1, 0.5, NaN, Infinity, 2 ** 53])('%s is no price', (amount) => {
    expect(() => couponReduction({ kind: 'AMOUNT', cents: 1 }, amount)).toThrow(RangeError);
    expect(() => couponReduction({ kind: 'AMOUNT', cents: 1 }, amount)).toThrow(`${amount}`);
  });

  test.each<CouponRule>([
    { kind: 'AMOUNT', cents: -100 },
    { kind: 'AMOUNT', cents: NaN },
    { kind: 'AMOUNT', cents: undefined as unknown as number },
    { kind: 'PERCENT', percent: -10 },
    { kind: 'PERCENT', percent: NaN },
    { kind: 'PERCENT', percent: 50, maxCents: -1 },
  ])('the broken rule %j takes nothing off', (rule) => {
    expect(couponReduction(rule, 10_000)).toBe(0);
  });

  test('a broken share is never more than the price', () => {
    expect(couponReduction({ kind: 'PERCENT', percent: 250 }, 10_000)).toBe(10_000);
    expect(couponReduction({ kind: 'AMOUNT', cents: 10.9 }, 10_000)).toBe(10);
  });

  test.prop([ruleArb, priceArb])('whole cents between 0 and the price', (rule, amount) => {
    const reduction = couponReduction(rule, amount);
    expect(Number.isSafeInteger(reduction)).toBe(true);
    expect(reduction).toBeGreaterThanOrEqual(0);
    expect(reduction).toBeLessThanOrEqual(amount);
  });

  test.prop([ruleArb, fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 })])(
    'never less for a higher price',
    (rule, amount, more) => {
      expect(couponReduction(rule, amount + more)).toBeGreaterThanOrEqual(couponReduction(rule, amount));
    },
  );

  test.prop([fc.integer({ min: 1, max: 100 }), priceArb])(
    'a share is rounded down to the cent, without an error however large',
    (percent, amount) => {
      const exact = (BigInt(amount) * BigInt(percent)) / 100n;
      expect(couponReduction({ kind: 'PERCENT', percent }, amount)).toBe(Number(exact));
    },
  );
});
