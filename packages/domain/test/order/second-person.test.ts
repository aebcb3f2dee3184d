import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  needsSecondPerson,
  REFUND_LIMIT_DEFAULT,
  REFUND_LIMIT_MAX,
  refundLimitIssue,
  secondPersonIssue,
} from '../../src/order/index.js';

describe('four eyes', () => {
  test('up to the limit one person is enough, above it there must be two', () => {
    const limit = REFUND_LIMIT_DEFAULT;
    expect(limit).toBe(100_000);
    expect(needsSecondPerson({ amount: limit, alone: 0, limit })).toBe(false);
    expect(needsSecondPerson({ amount: limit + 1, alone: 0, limit })).toBe(true);
    expect(needsSecondPerson({ amount: 1, alone: limit, limit })).toBe(true);
    expect(needsSecondPerson({ amount: 1, alone: 0, limit: 0 })).toBe(true);
  });

  test.prop([fc.array(fc.integer({ min: 1, max: 60_000 })), fc.nat(200_000)])(
    'however somebody cuts it, he gives no more than the limit alone',
    (parts, limit) => {
      let alone = 0;
      for (const amount of parts) if (!needsSecondPerson({ amount, alone, limit })) alone += amount;
      expect(alone).toBeLessThanOrEqual(limit);
    },
  );

  test('the second person is neither the proposer nor the buyer', () => {
    const people = { proposer: 'p', buyer: 'b' };
    expect(secondPersonIssue({ ...people, second: 'x' })).toBeUndefined();
    expect(secondPersonIssue({ ...people, second: 'p' })).toBe('proposer');
    expect(secondPersonIssue({ ...people, second: 'b' })).toBe('buyer');
    expect(secondPersonIssue({ proposer: 'b', buyer: 'b', second: 'b' })).toBe('buyer');
  });

  test('a limit is whole cents from nothing to a hundred thousand yuan', () => {
    for (const cents of [0, 1, REFUND_LIMIT_MAX]) expect(refundLimitIssue(cents)).toBeUndefined();
    for (const cents of [-1, 0.5, NaN, REFUND_LIMIT_MAX + 1])
      expect(refundLimitIssue(cents)).toBe('复核金额在 ¥0.00 与 ¥100000.00 之间，精确到分');
  });
});
