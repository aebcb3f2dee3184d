import { PLAN_GROUPS } from '@ykd/domain/course';
import type { CouponRule } from '@ykd/domain/coupon';

/** What is sold in a play: products of the demo, with what a buyer's coupon for it makes of the price. */
export interface Ware {
  readonly productId: string;
  readonly choice: readonly string[];
  /** A course that it opens. */
  readonly courseId: string;
  /** Cents. */
  readonly price: number;
  readonly coupon: { readonly rule: CouponRule; readonly price: number };
}

const MINI = { productId: 'product-mini', choice: ['标准班'], price: 99_900 } as const;
const miniCourse = PLAN_GROUPS['小程序']?.[0] ?? '';

/** Two coupons for the same product, and one that leaves nothing to pay. */
export const WARES: readonly Ware[] = [
  { ...MINI, courseId: miniCourse, coupon: { rule: { kind: 'AMOUNT', cents: 10_000 }, price: 89_900 } },
  { ...MINI, courseId: miniCourse, coupon: { rule: { kind: 'PERCENT', percent: 20 }, price: 79_920 } },
  {
    productId: 'product-algorithm',
    choice: ['标准班'],
    courseId: 'a1',
    price: 79_900,
    coupon: { rule: { kind: 'PERCENT', percent: 100 }, price: 0 },
  },
];

const TEN_YEARS = 10 * 365 * 24 * 3_600_000;

/** The id of a member's coupon for a ware. */
export const couponId = (userId: string, ware: number): string => `coupon-${ware}-${userId}`;

/** The SQL that binds a WeChat account to each of these members. */
export const bindingsSql = (userIds: readonly string[], at: number): string =>
  `insert into weixin_binding (user_id, openid, gmt_created) values ${userIds
    .map((userId) => `('${userId}', 'o-${userId}', ${at})`)
    .join(', ')}`;

/** The SQL that gives a coupon for each ware to each of these members. */
export const couponsSql = (userIds: readonly string[], at: number): string => {
  const rows = userIds.flatMap((userId) =>
    WARES.map(({ productId, coupon: { rule } }, ware) => {
      const texts = [couponId(userId, ware), userId, productId, '券', JSON.stringify(rule), 'UNUSED'];
      return `(${texts.map((text) => `'${text}'`).join(', ')}, null, ${at + TEN_YEARS}, ${at}, ${at})`;
    }),
  );
  return `insert into coupon (id, receiver_user_id, product_id, name, rule, status, order_id, expires_at,
    gmt_created, gmt_modified) values ${rows.join(', ')}`;
};
