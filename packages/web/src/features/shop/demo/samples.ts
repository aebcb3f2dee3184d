import type { CouponOffer, OrderDetail } from '@ykd/application';
import type { CouponInstance, CouponIssue } from '@ykd/domain/coupon';
import { PLAN_GROUPS } from '@ykd/domain/course';
import {
  PAID_STATUS,
  PAY_WINDOW_MS,
  soldPeriods,
  WAIT_PAY_STATUS,
  type OrderStatus,
  type SkuAttr,
} from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import type { ProductRow } from '../products/product';

const STAGES = ['Python 入门', 'Python 数据分析'];
const courseIds = STAGES.flatMap((stage) => PLAN_GROUPS[stage] ?? []);

/** A product with several values to choose, at prices of their own. */
export const MANY_CHOICES: ProductRow = {
  id: 'sample-many',
  imageUrl: null,
  name: 'Python 大数据分析',
  description: '语言基础、数据处理、可视化与机器学习入门，用真实数据完成一份分析报告。',
  amount: 259_900,
  skuAttrs: [
    {
      name: '班型',
      values: [
        { value: '标准班', extraInfo: { stages: STAGES, courseIds, validDays: 365, serviceDays: 180 } },
        {
          value: '陪伴班',
          amount: 359_900,
          extraInfo: { stages: STAGES, courseIds, validDays: 730, serviceDays: 365 },
        },
      ],
    },
    { name: '开课时间', values: [{ value: '随到随学' }, { value: '下月开班' }] },
  ],
};

/** A product that there is one of. */
export const ONE_CHOICE: ProductRow = {
  id: 'sample-one',
  imageUrl: null,
  name: '数据结构与算法',
  description: '面试前的算法功课：十二类数据结构，一百道精选题。',
  amount: 79_900,
  skuAttrs: [{ name: '班型', values: [{ value: '数据结构与算法', extraInfo: { courseIds: ['a1', 'a2'] } }] }],
};

/** A product without courses on the site. */
export const NO_COURSES: ProductRow = {
  id: 'sample-none',
  imageUrl: null,
  name: '一对一简历指导',
  description: '两次视频辅导，由班主任约时间。',
  amount: 19_900,
  skuAttrs: [],
};

const ISSUES: readonly (readonly [name: string, issue: CouponIssue | undefined])[] = [
  ['开学季立减券', undefined],
  ['老学员九折券', undefined],
  ['就业班专用券', 'other-product'],
  ['拼团券', 'in-use'],
  ['去年的新人券', 'expired'],
  ['大额满减券', 'no-reduction'],
];

/** Coupons, usable and not, for each reason. `now`: epoch ms. */
export const sampleCoupons = (now: number): readonly CouponOffer[] =>
  ISSUES.map(([name, issue], at) => {
    const coupon: CouponInstance = {
      id: `sample-coupon-${at}`,
      receiverUserId: 'sample',
      productId: MANY_CHOICES.id,
      name,
      rule: at === 1 ? { kind: 'PERCENT', percent: 10, maxCents: 20_000 } : { kind: 'AMOUNT', cents: 30_000 },
      status: 'UNUSED',
      orderId: null,
      expiresAt: now + 30 * DAY_MS,
      gmtCreated: now,
      gmtModified: now,
    };
    return issue === undefined
      ? { coupon, reduction: at === 0 ? 30_000 : 20_000 }
      : { coupon, reduction: 0, issue };
  });

const chosen: readonly SkuAttr[] = MANY_CHOICES.skuAttrs.map((attr) => ({
  ...attr,
  values: attr.values.slice(0, 1),
}));

type Line = OrderDetail['history'][number];

const HISTORIES: Readonly<Record<OrderStatus, readonly Omit<Line, 'at'>[]>> = (() => {
  const placed = { event: 'PLACE', status: 'TRADE_WAIT_PAY', actor: 'member', note: '' } as const;
  const paid = { event: 'PAY', status: PAID_STATUS, actor: 'provider', note: '' } as const;
  const asked = {
    event: 'REQUEST_REFUND',
    status: 'TRADE_REFUNDING',
    actor: 'member',
    note: '买错了课程',
  } as const;
  return {
    TRADE_WAIT_PAY: [placed],
    TRADE_PAID_SUCCESS: [placed, paid],
    TRADE_CLOSED: [placed, { event: 'CLOSE', status: 'TRADE_CLOSED', actor: 'system', note: '' }],
    TRADE_REFUNDING: [placed, paid, asked],
    TRADE_REFUNDED: [
      placed,
      paid,
      asked,
      { event: 'REFUND', status: 'TRADE_REFUNDED', actor: 'staff', note: '' },
    ],
  };
})();

/** An order in a state. `now`: epoch ms. */
export const sampleOrder = (status: OrderStatus, now: number): OrderDetail => {
  const gmtCreated = now - 60_000;
  const history = HISTORIES[status].map((line, at) => ({ ...line, at: gmtCreated + at * 20_000 }));
  const wasPaid = history.some(({ event }) => event === 'PAY');
  const refund = { cause: 'REQUESTED', amount: 229_900, gmtCreated, gmtModified: now } as const;
  return {
    id: '0c4f2d6c-7b7e-4a55-9b3c-2f6f4e0d9a11',
    productName: MANY_CHOICES.name,
    userId: 'sample',
    status,
    productId: MANY_CHOICES.id,
    amount: 229_900,
    listAmount: 259_900,
    categoryId: 'training',
    skuAttrs: chosen,
    ...(wasPaid
      ? soldPeriods(now, { validDays: 365, serviceDays: 180 })
      : { validDate: null, serviceDate: null }),
    gmtCreated,
    gmtModified: now,
    validDateDayNum: wasPaid ? 365 : 0,
    serviceDateDayNum: wasPaid ? 180 : 0,
    payUntil: status === WAIT_PAY_STATUS ? gmtCreated + PAY_WINDOW_MS : null,
    paidAt: wasPaid ? gmtCreated + 20_000 : null,
    coupon: { id: 'sample-coupon-0', name: '开学季立减券', rule: { kind: 'AMOUNT', cents: 30_000 } },
    history,
    refunds: {
      TRADE_WAIT_PAY: [],
      TRADE_PAID_SUCCESS: [],
      TRADE_CLOSED: [],
      TRADE_REFUNDING: [{ ...refund, status: 'PROCESSING' as const }],
      TRADE_REFUNDED: [{ ...refund, status: 'DONE' as const }],
    }[status],
  };
};
