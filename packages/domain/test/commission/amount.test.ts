import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  COMMISSION_RATE_BP,
  commissionOf,
  commissionToReverse,
  WHOLE_BP,
} from '../../src/commission/index.js';

const cents = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.maxSafeNat());
const rates = fc.integer({ min: 0, max: WHOLE_BP });

/** Half to even, by whole numbers of any size. */
const slowly = (amount: number, rateBp: number): number => {
  const product = BigInt(amount) * BigInt(rateBp);
  const [whole, rest] = [product / 10_000n, product % 10_000n];
  const up = rest > 5_000n || (rest === 5_000n && whole % 2n === 1n);
  return Number(whole + (up ? 1n : 0n));
};

describe('commissionOf', () => {
  test.each([
    [399_900, 700, 27_993],
    [0, 700, 0],
    [100, 0, 0],
    [100, WHOLE_BP, 100],
    // 15 × 10 % is 1.5, not 1.
    [15, 1_000, 2],
    // Half a cent to the even one.
    [5, 1_000, 0],
    [25, 1_000, 2],
    [50, 700, 4],
    [150, 700, 10],
    [7, 700, 0],
    [8, 700, 1],
  ])('%i at %i basis points is %i', (amount, rateBp, expected) => {
    expect(commissionOf(amount, rateBp)).toBe(expected);
  });

  test('by default seven of a hundred', () => {
    expect(commissionOf(10_000, COMMISSION_RATE_BP)).toBe(700);
  });

  test.prop([cents, rates])('is exact for every amount', (amount, rateBp) => {
    expect(commissionOf(amount, rateBp)).toBe(slowly(amount, rateBp));
  });

  test.prop([cents, cents, rates])('is never more for less', (one, other, rateBp) => {
    const [less, more] = [Math.min(one, other), Math.max(one, other)];
    expect(commissionOf(less, rateBp)).toBeLessThanOrEqual(commissionOf(more, rateBp));
    expect(commissionOf(more, rateBp)).toBeLessThanOrEqual(more);
  });

  test.each([-1, 0.5, NaN])('refuses %d cents', (amount) => {
    expect(() => commissionOf(amount, 700)).toThrow(new RangeError(`not an amount in cents: ${amount}`));
  });

  test.each([-1, WHOLE_BP + 1, 0.07])('refuses the rate %d', (rateBp) => {
    expect(() => commissionOf(100, rateBp)).toThrow(new RangeError(`not a rate in basis points: ${rateBp}`));
  });
});

describe('commissionToReverse', () => {
  const rateBp = 700;

  test('a third of a cent three times is a cent', () => {
    const paid = 150;
    const earned = commissionOf(paid, rateBp);
    let reversed = 0;
    const taken = [50, 100, 150].map((refunded) => {
      const back = commissionToReverse({ earned, reversed, paid, refunded, rateBp });
      reversed += back;
      return back;
    });
    expect(earned).toBe(10);
    expect(taken).toEqual([3, 3, 4]);
  });

  test('nothing of what nobody paid, and no more than was earned', () => {
    expect(commissionToReverse({ earned: 0, reversed: 0, paid: 0, refunded: 0, rateBp })).toBe(0);
    expect(commissionToReverse({ earned: 7, reversed: 0, paid: 100, refunded: 500, rateBp })).toBe(7);
    expect(commissionToReverse({ earned: 7, reversed: 7, paid: 100, refunded: 50, rateBp })).toBe(0);
  });

  test.prop([
    fc.integer({ min: 1, max: 1_000_000 }),
    rates,
    fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 12 }),
  ])('whatever goes back in whatever parts, the share of what is left stays', (paid, rate, parts) => {
    const earned = commissionOf(paid, rate);
    let [reversed, refunded] = [0, 0];
    for (const part of parts) {
      refunded += part;
      reversed += commissionToReverse({ earned, reversed, paid, refunded, rateBp: rate });
      expect(earned - reversed).toBe(commissionOf(Math.max(0, paid - refunded), rate));
    }
  });

  test('refuses what are no cents', () => {
    expect(() => commissionToReverse({ earned: 1, reversed: -1, paid: 1, refunded: 0, rateBp })).toThrow(
      RangeError,
    );
  });
});
