import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  formatAmount,
  isWholeBack,
  promisedTooMuch,
  PART_REFUNDS_MAX,
  refundAmountIssue,
  refundedSoFar,
  refundLeft,
  type PaidMoney,
  type RefundState,
} from '../../src/order/index.js';

const STATES: readonly RefundState[] = ['WAITING', 'PROCESSING', 'DONE', 'FAILED', 'OUTSIDE'];
const paid = (over: Partial<PaidMoney> = {}): PaidMoney => ({
  captured: 10_000,
  ours: [],
  outside: 0,
  offline: 0,
  ...over,
});

describe('what is left of a payment', () => {
  test.each([
    ['WAITING', 6_000, 0],
    ['PROCESSING', 6_000, 0],
    ['DONE', 6_000, 4_000],
    ['FAILED', 10_000, 0],
    ['OUTSIDE', 10_000, 0],
  ] as const)('a refund that is %s leaves %s, and %s are back', (status, left, back) => {
    const one = paid({ ours: [{ amount: 4_000, status }] });
    expect([refundLeft(one), refundedSoFar(one)]).toEqual([left, back]);
  });

  test('what others gave back, and what went back outside, is gone', () => {
    const one = paid({ outside: 1_000, offline: 2_000, ours: [{ amount: 3_000, status: 'WAITING' }] });
    expect([refundLeft(one), refundedSoFar(one), isWholeBack(one)]).toEqual([4_000, 3_000, false]);
  });

  test('more than all is never asked for again', () => {
    const one = paid({ outside: 9_000, ours: [{ amount: 3_000, status: 'PROCESSING' }] });
    expect([refundLeft(one), isWholeBack(one)]).toEqual([0, false]);
  });

  test.each([
    [[{ amount: 10_000, status: 'DONE' }], 0, 0],
    [
      [
        { amount: 10_000, status: 'DONE' },
        { amount: 4_000, status: 'FAILED' },
      ],
      0,
      0,
    ],
    [
      [
        { amount: 10_000, status: 'DONE' },
        { amount: 4_000, status: 'WAITING' },
      ],
      0,
      4_000,
    ],
    [
      [
        { amount: 7_000, status: 'DONE' },
        { amount: 4_000, status: 'PROCESSING' },
      ],
      0,
      1_000,
    ],
    [[{ amount: 6_000, status: 'WAITING' }], 5_000, 1_000],
  ] as const)('of %j with %s given back by others, %s are too much', (ours, outside, much) => {
    expect(promisedTooMuch(paid({ ours, outside }))).toBe(much);
    expect(promisedTooMuch(paid({ ours, offline: outside }))).toBe(much);
  });

  test('an order is refunded when all is back, one that cost nothing never by this', () => {
    expect(isWholeBack(paid({ ours: [{ amount: 10_000, status: 'DONE' }] }))).toBe(true);
    expect(isWholeBack(paid({ ours: [{ amount: 9_999, status: 'DONE' }] }))).toBe(false);
    expect(isWholeBack(paid({ captured: 0 }))).toBe(false);
  });

  const refunds = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 20_000 }), status: fc.constantFrom(...STATES) }),
    { maxLength: 12 },
  );

  test.prop([fc.integer({ min: 1, max: 50_000 }), refunds, fc.nat(20_000), fc.nat(20_000)])(
    'what may still go, what is on its way and what is back are never more than was paid',
    (captured, wanted, outside, offline) => {
      let one = paid({ captured, outside: Math.min(outside, captured) });
      one = { ...one, offline: Math.min(offline, refundLeft(one)) };
      for (const { amount, status } of wanted) {
        if (refundAmountIssue(amount, refundLeft(one)) !== undefined) continue;
        one = { ...one, ours: [...one.ours, { amount, status }] };
      }
      const onItsWay = one.ours
        .filter(({ status }) => status === 'WAITING' || status === 'PROCESSING')
        .reduce((sum, { amount }) => sum + amount, 0);
      expect(refundLeft(one) + refundedSoFar(one) + onItsWay).toBe(captured);
      expect(promisedTooMuch(one)).toBe(0);
      expect(isWholeBack(one)).toBe(refundedSoFar(one) === captured);
    },
  );

  test.prop([fc.integer({ min: 1, max: 50_000 }), fc.array(fc.integer({ min: 1, max: 9_999 }))])(
    'parts until nothing is left are the whole to the cent',
    (captured, parts) => {
      let one = paid({ captured });
      const give = (amount: number) => {
        one = { ...one, ours: [...one.ours, { amount, status: 'DONE' }] };
      };
      for (const part of parts) if (part < refundLeft(one)) give(part);
      give(refundLeft(one));
      expect([refundLeft(one), refundedSoFar(one), isWholeBack(one)]).toEqual([0, captured, true]);
    },
  );
});

describe('refundAmountIssue', () => {
  test('whole cents, at least one, and no more than is left', () => {
    expect(refundAmountIssue(1, 1)).toBeUndefined();
    expect(refundAmountIssue(1_234, 1_234)).toBeUndefined();
    expect(refundAmountIssue(1_235, 1_234)).toBe('退款金额不能超过可退的 ¥12.34');
    for (const amount of [0, -1, 0.5, NaN, Infinity, 2 ** 53])
      expect(refundAmountIssue(amount, 1_234)).toBe('退款金额至少是 ¥0.01，精确到分');
    expect(refundAmountIssue(1, 0)).toBe('没有可退的金额');
  });

  test.prop([fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 9_999_999 })])(
    'names what is left',
    (amount, left) => {
      const issue = refundAmountIssue(amount, left);
      expect(issue === undefined).toBe(amount <= left);
      if (issue !== undefined) expect(issue).toContain(formatAmount(left));
    },
  );
});

test('there are so many parts', () => {
  expect(PART_REFUNDS_MAX).toBe(10);
});
