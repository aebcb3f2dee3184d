import type { CouponOffer } from '@ykd/application/shop';
import type { CouponInstance, CouponIssue, CouponStatus } from '@ykd/domain/coupon';
import { DAY_MS } from '@ykd/domain/shared';
import { MANY_CHOICES } from './samples';

const ISSUES: readonly (readonly [name: string, issue: CouponIssue | undefined, status?: CouponStatus])[] = [
  ['开学季立减券', undefined],
  ['老学员九折券', undefined],
  ['就业班专用券', 'other-product'],
  ['拼团券', 'in-use'],
  ['周年庆券', 'in-use', 'USED'],
  ['去年的新人券', 'expired'],
  ['大额满减券', 'no-reduction'],
];

/** Coupons, usable and not, for each reason. `now`: epoch ms. */
export const sampleCoupons = (now: number): readonly CouponOffer[] =>
  ISSUES.map(([name, issue, status], at) => {
    const coupon: CouponInstance = {
      id: `sample-coupon-${at}`,
      receiverUserId: 'sample',
      productId: MANY_CHOICES.id,
      name,
      rule: at === 1 ? { kind: 'PERCENT', percent: 10, maxCents: 20_000 } : { kind: 'AMOUNT', cents: 30_000 },
      status: status ?? (issue === 'in-use' ? 'RESERVED' : 'UNUSED'),
      orderId: null,
      expiresAt: now + (issue === 'expired' ? -20 : 30) * DAY_MS,
      gmtCreated: now - 60 * DAY_MS,
      gmtModified: now - 60 * DAY_MS,
    };
    return issue === undefined
      ? { coupon, reduction: at === 0 ? 30_000 : 20_000 }
      : { coupon, reduction: 0, issue };
  });
