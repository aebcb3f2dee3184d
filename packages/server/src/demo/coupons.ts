import type { CouponInstance, CouponRule } from '@ykd/domain/coupon';
import { JAVA_EMPLOYMENT_PRODUCT_IDS } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';

/** A coupon of the demo; it can be used for so many days. */
interface CouponLine {
  readonly receiverUserId: string;
  readonly productId: string;
  readonly name: string;
  readonly rule: CouponRule;
  readonly days: number;
}

const LINES: readonly CouponLine[] = [
  {
    receiverUserId: 'demo-new',
    productId: 'product-develop',
    name: '新学员立减 300 元',
    rule: { kind: 'AMOUNT', cents: 30_000 },
    days: 90,
  },
  {
    receiverUserId: 'demo-new',
    productId: 'product-develop',
    name: '小班专享减 1000 元',
    rule: { kind: 'AMOUNT', cents: 100_000, minAmount: 500_000 },
    days: 60,
  },
  {
    receiverUserId: 'demo-new',
    productId: 'product-mini',
    name: '小程序开发八折',
    rule: { kind: 'PERCENT', percent: 20, maxCents: 15_000 },
    days: 90,
  },
  {
    receiverUserId: 'demo-xiaoming',
    productId: 'product-web',
    name: '老学员九折',
    rule: { kind: 'PERCENT', percent: 10 },
    days: 180,
  },
  {
    receiverUserId: 'demo-xiaoming',
    productId: JAVA_EMPLOYMENT_PRODUCT_IDS[0],
    name: '就业班满一万减 2000 元',
    rule: { kind: 'AMOUNT', cents: 200_000, minAmount: 1_000_000 },
    days: 180,
  },
  {
    receiverUserId: 'demo-xiaoming',
    productId: 'product-algorithm',
    name: '学习之星免费兑换',
    rule: { kind: 'PERCENT', percent: 100 },
    days: 180,
  },
  {
    receiverUserId: 'demo-xiaoming',
    productId: 'product-web',
    name: '开学季立减 100 元',
    rule: { kind: 'AMOUNT', cents: 10_000 },
    days: -1,
  },
];

/** The demo's coupons, given a month before `at` (epoch ms); one of them has expired. */
export const demoCoupons = (at: number): readonly CouponInstance[] => {
  const given = at - 30 * DAY_MS;
  return LINES.map(({ days, ...line }, index) => ({
    ...line,
    id: `demo-coupon-${index + 1}`,
    status: 'UNUSED',
    orderId: null,
    expiresAt: at + days * DAY_MS,
    gmtCreated: given,
    gmtModified: given,
  }));
};
