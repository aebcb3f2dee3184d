import type { CouponBatch, CouponClaim } from '@ykd/application/ports';
import { claimedCouponExpiry, claimPeriodOf, type CouponInstance, type CouponRule } from '@ykd/domain/coupon';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';

/** Who hands them out. */
export const DEMO_PARTNER = 'demo-huoban';

/** A batch of the demo; days count from now, negative ones are past. */
export interface BatchLine {
  readonly code: string;
  readonly productId: string;
  readonly name: string;
  readonly rule: CouponRule;
  readonly limit: number;
  readonly days: readonly [first: number, last: number];
  readonly validDays: number;
  /** Who claimed, how many days ago, and how the partner knows where that was. */
  readonly claims: readonly (readonly [
    userId: string,
    daysAgo: number,
    standing?: CouponClaim['partnerStanding'],
  ])[];
  /** How often the link was opened, so many days ago. */
  readonly visits: readonly (readonly [daysAgo: number, visits: number])[];
}

const LINES: readonly BatchLine[] = [
  {
    code: 'demo-huoban-develop',
    productId: 'product-develop',
    name: '训练营立减 500 元',
    rule: { kind: 'AMOUNT', cents: 50_000 },
    limit: 100,
    days: [-5, 60],
    validDays: 30,
    claims: [],
    visits: [
      [1, 12],
      [0, 5],
    ],
  },
  {
    code: 'demo-huoban-python',
    productId: 'product-python',
    name: '大数据分析九折',
    rule: { kind: 'PERCENT', percent: 10, maxCents: 30_000, minAmount: 100_000 },
    limit: 50,
    days: [-20, 40],
    validDays: 60,
    claims: [['demo-xiaoming', 3]],
    visits: [
      [3, 21],
      [2, 8],
    ],
  },
  {
    code: 'demo-huoban-algorithm',
    productId: 'product-algorithm',
    name: '算法课立减 50 元',
    rule: { kind: 'AMOUNT', cents: 5_000 },
    limit: 20,
    days: [-90, -45],
    validDays: 14,
    claims: [
      ['demo-xiaohong', 60],
      ['demo-new', 59],
    ],
    visits: [[60, 34]],
  },
];

/** A batch with who claimed of it, and on which days its link was opened. */
export interface DemoBatch {
  readonly batch: CouponBatch;
  readonly claims: readonly {
    readonly coupon: CouponInstance;
    readonly claim: CouponClaim;
    readonly day: string;
  }[];
  readonly visits: readonly { readonly day: string; readonly count: number }[];
}

/**
 * Coupons that the demo's partner hands out, as of `at` (epoch ms).
 *
 * @param from - how many batches there are before these
 */
export const batchesOf = (lines: readonly BatchLine[], at: number, from = 0): readonly DemoBatch[] =>
  lines.map(
    ({ code, productId, name, rule, limit, days: [first, last], validDays, claims, visits }, place) => {
      const line = from + place;
      const dayOf = (days: number): string => shanghaiDay(at + days * DAY_MS);
      const id = `demo-batch-${line + 1}`;
      const gmtCreated = at + first * DAY_MS;
      return {
        batch: {
          id,
          code,
          partnerId: DEMO_PARTNER,
          productId,
          name,
          rule,
          limit,
          claimed: claims.length,
          ...claimPeriodOf({ firstDay: dayOf(first), lastDay: dayOf(last) }),
          validDays,
          state: 'ON',
          version: 1,
          changedBy: 'demo-admin',
          gmtCreated,
          gmtModified: gmtCreated,
          requestKey: null,
          asked: null,
        },
        claims: claims.map(([userId, daysAgo, standing = 'unknown'], claimed) => {
          const claimedAt = at - daysAgo * DAY_MS;
          const couponId = `demo-claimed-${line + 1}-${claimed + 1}`;
          return {
            day: dayOf(-daysAgo),
            coupon: {
              id: couponId,
              receiverUserId: userId,
              productId,
              name,
              rule,
              status: 'UNUSED',
              orderId: null,
              expiresAt: claimedCouponExpiry(claimedAt, validDays),
              gmtCreated: claimedAt,
              gmtModified: claimedAt,
            },
            claim: {
              id: `demo-claim-${line + 1}-${claimed + 1}`,
              batchId: id,
              partnerId: DEMO_PARTNER,
              productId,
              userId,
              couponId,
              claimedAt,
              device: null,
              partnerStanding: standing,
            },
          };
        }),
        visits: visits.map(([daysAgo, count]) => ({ day: dayOf(-daysAgo), count })),
      };
    },
  );

/** The coupons that the demo's partner hands out without a school, as of `at` (epoch ms). */
export const demoBatches = (at: number): readonly DemoBatch[] => batchesOf(LINES, at);
