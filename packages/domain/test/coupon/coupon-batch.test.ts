import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  claimDaysOf,
  claimedCouponExpiry,
  claimPeriodOf,
  couponRuleText,
  COUPON_CLAIM_ISSUES,
  couponClaimIssue,
  type ClaimableBatch,
  type CouponClaimAttempt,
} from '../../src/coupon/index.js';
import { DAY_MS, shanghaiDayIndex, startOfShanghaiDay } from '../../src/shared/index.js';

const batch: ClaimableBatch = {
  partnerId: 'partner',
  state: 'ON',
  limit: 100,
  claimed: 99,
  claimFrom: 1_000,
  claimUntil: 2_000,
};
const attempt: CouponClaimAttempt = {
  userId: 'member',
  hasClaimed: false,
  isPartnerActive: true,
  at: 1_000,
};
const issue = (over: Partial<ClaimableBatch> = {}, tried: Partial<CouponClaimAttempt> = {}) =>
  couponClaimIssue({ ...batch, ...over }, { ...attempt, ...tried });

describe('couponClaimIssue', () => {
  it('lets the last coupon be claimed, from the first instant on to the last', () => {
    expect(issue()).toBeUndefined();
    expect(issue({}, { at: 1_999 })).toBeUndefined();
    expect(issue({}, { userId: undefined })).toBeUndefined();
  });

  it.each([
    ['own', {}, { userId: 'partner' }],
    ['claimed', {}, { hasClaimed: true }],
    ['partner-inactive', {}, { isPartnerActive: false }],
    ['off', { state: 'OFF' }, {}],
    ['not-yet', {}, { at: 999 }],
    ['ended', {}, { at: 2_000 }],
    ['none-left', { claimed: 100 }, {}],
    ['none-left', { claimed: 101 }, {}],
  ] as const)('says %s', (expected, over, tried) => {
    expect(issue(over, tried)).toBe(expected);
  });

  it('says the first of several reasons, in the order in which they are listed', () => {
    const spoil = {
      own: () => ({ tried: { userId: 'partner' } }),
      claimed: () => ({ tried: { hasClaimed: true } }),
      'partner-inactive': () => ({ tried: { isPartnerActive: false } }),
      off: () => ({ over: { state: 'OFF' } as const }),
      'not-yet': () => ({ over: { claimFrom: 1_001 } }),
      ended: () => ({ over: { claimUntil: 1_000 } }),
      'none-left': () => ({ over: { limit: 99 } }),
    } satisfies Record<
      (typeof COUPON_CLAIM_ISSUES)[number],
      () => { over?: Partial<ClaimableBatch>; tried?: Partial<CouponClaimAttempt> }
    >;
    fc.assert(
      fc.property(fc.subarray([...COUPON_CLAIM_ISSUES], { minLength: 1 }), (reasons) => {
        const all: { over?: Partial<ClaimableBatch>; tried?: Partial<CouponClaimAttempt> }[] = reasons.map(
          (reason) => spoil[reason](),
        );
        const over = Object.assign({}, ...all.map((one) => one.over ?? {})) as Partial<ClaimableBatch>;
        const tried = Object.assign({}, ...all.map((one) => one.tried ?? {})) as Partial<CouponClaimAttempt>;
        expect(issue(over, tried)).toBe(reasons[0]);
      }),
    );
  });
});

describe('claimedCouponExpiry', () => {
  it('counts the day of the claim as the first', () => {
    // 2025-03-01 23:59:59 in Shanghai.
    const at = Date.UTC(2025, 2, 1, 15, 59, 59);
    expect(claimedCouponExpiry(at, 1)).toBe(at + 1_000);
    expect(claimedCouponExpiry(at, 30)).toBe(at + 1_000 + 29 * DAY_MS);
  });

  it('is a midnight in Shanghai, at most so many days away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.integer({ min: 1, max: 400 }),
        (at, days) => {
          const end = claimedCouponExpiry(at, days);
          expect(startOfShanghaiDay(shanghaiDayIndex(end))).toBe(end);
          expect(end - at).toBeGreaterThan((days - 1) * DAY_MS);
          expect(end - at).toBeLessThanOrEqual(days * DAY_MS);
        },
      ),
    );
  });
});

describe('claimPeriodOf', () => {
  it('holds the whole of its last day, and is read back as the same days', () => {
    const days = { firstDay: '2026-11-01', lastDay: '2026-11-30' };
    const period = claimPeriodOf(days);
    expect(period).toEqual({
      claimFrom: Date.UTC(2026, 9, 31, 16),
      claimUntil: Date.UTC(2026, 10, 30, 16),
    });
    expect(claimDaysOf(period)).toEqual(days);
  });
});

describe('couponRuleText', () => {
  it.each([
    ['减 ¥100.00', { kind: 'AMOUNT', cents: 10_000 }],
    ['减 ¥0.05，满 ¥1.00 可用', { kind: 'AMOUNT', cents: 5, minAmount: 100 }],
    ['减 15%', { kind: 'PERCENT', percent: 15, minAmount: 0 }],
    [
      '减 15%，最多减 ¥150.00，满 ¥500.00 可用',
      { kind: 'PERCENT', percent: 15, maxCents: 15_000, minAmount: 50_000 },
    ],
  ] as const)('reads %s', (text, rule) => {
    expect(couponRuleText(rule)).toBe(text);
  });
});
