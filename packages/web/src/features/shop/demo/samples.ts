import type { OnlineOf } from '@ykd/application/shelf';
import type { OrderDetail, RefundView } from '@ykd/application/shop';
import { PLAN_GROUPS } from '@ykd/domain/course';
import {
  CLOSED_STATUS,
  PAID_STATUS,
  PAY_WINDOW_MS,
  payDeadline,
  soldPeriods,
  WAIT_PAY_STATUS,
  type OrderStatus,
  type SkuAttr,
} from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import type { ProductRow } from '../products/product';
import picture from './sample-picture.svg';

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
  skuAttrs: [{ name: '班型', values: [{ value: '标准班', extraInfo: { courseIds: ['a1', 'a2'] } }] }],
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

/** A product that nobody pays for. */
export const FREE: ProductRow = {
  id: 'sample-free',
  imageUrl: null,
  name: 'Git 版本管理',
  description: '协作第一课：提交、分支与合并，学完就能参加团队项目。',
  amount: 0,
  skuAttrs: [
    {
      name: '班型',
      values: [{ value: '公开课', extraInfo: { courseIds: ['e2'], validDays: 90, serviceDays: 30 } }],
    },
  ],
};

/** A product that was given a picture. */
export const PICTURED: ProductRow = {
  ...MANY_CHOICES,
  id: 'sample-pictured',
  name: '小程序开发',
  imageUrl: picture,
  description: '微信小程序与 Taro 跨端开发，一个月上线第一个小程序。',
  amount: 99_900,
  skuAttrs: [
    { name: '班型', values: [{ value: '标准班', extraInfo: { courseIds: PLAN_GROUPS['小程序'] ?? [] } }] },
  ],
};

const chosen: readonly SkuAttr[] = MANY_CHOICES.skuAttrs.map((attr) => ({
  ...attr,
  values: attr.values.slice(0, 1),
}));

type Line = OrderDetail['history'][number];

const MINUTE_MS = 60_000;

/** What happened to an order in each state, and how long ago. */
const HISTORIES: Readonly<Record<OrderStatus, readonly Line[]>> = (() => {
  const placed = (ago: number): Line => ({
    event: 'PLACE',
    status: WAIT_PAY_STATUS,
    actor: 'member',
    note: '',
    at: -ago,
  });
  const paid = (ago: number): Line => ({
    event: 'PAY',
    status: PAID_STATUS,
    actor: 'provider',
    note: '',
    at: -ago,
  });
  const asked = (ago: number): Line => ({
    event: 'REQUEST_REFUND',
    status: 'TRADE_REFUNDING',
    actor: 'member',
    note: '买错了课程',
    at: -ago,
  });
  const overdue: Line = {
    event: 'CLOSE',
    status: 'TRADE_CLOSED',
    actor: 'system',
    note: '超时未支付',
    at: PAY_WINDOW_MS - DAY_MS,
  };
  const refunded: Line = {
    event: 'REFUND',
    status: 'TRADE_REFUNDED',
    actor: 'staff',
    note: '',
    at: -3 * DAY_MS,
  };
  return {
    TRADE_WAIT_PAY: [placed(MINUTE_MS)],
    TRADE_PAID_SUCCESS: [placed(3 * MINUTE_MS), paid(MINUTE_MS)],
    TRADE_CLOSED: [placed(DAY_MS), overdue],
    TRADE_REFUNDING: [placed(4 * DAY_MS), paid(4 * DAY_MS - 2 * MINUTE_MS), asked(DAY_MS)],
    TRADE_REFUNDED: [placed(9 * DAY_MS), paid(9 * DAY_MS - 2 * MINUTE_MS), asked(5 * DAY_MS), refunded],
  };
})();

/** How far the money is on its way back. */
const MONEY_BACK: Partial<Record<OrderStatus, RefundView['status']>> = {
  TRADE_REFUNDING: 'PROCESSING',
  TRADE_REFUNDED: 'DONE',
};

/** What is online of the samples: every other course. */
export const sampleOnline: OnlineOf = (courseId) =>
  courseId.length % 2 === 0 ? { chapters: 3, lessons: 12 } : { chapters: 0, lessons: 0 };

/** An order in a state. `now`: epoch ms. */
export const sampleOrder = (status: OrderStatus, now: number): OrderDetail => {
  const history = HISTORIES[status].map((line) => ({ ...line, at: now + line.at }));
  const at = (event: Line['event']): number | null =>
    history.find((line) => line.event === event)?.at ?? null;
  const gmtCreated = at('PLACE') ?? now;
  const gmtModified = history.at(-1)?.at ?? now;
  const paidAt = at('PAY');
  const asked = at('REQUEST_REFUND');
  const money = MONEY_BACK[status];
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
    ...(paidAt === null
      ? { validDate: null, serviceDate: null, validDateDayNum: 0, serviceDateDayNum: 0 }
      : {
          ...soldPeriods(paidAt, { validDays: 365, serviceDays: 180 }),
          validDateDayNum: 365,
          serviceDateDayNum: 180,
        }),
    validDays: 365,
    serviceDays: 180,
    mergedDays: null,
    gmtCreated,
    gmtModified,
    payUntil: status === WAIT_PAY_STATUS ? payDeadline({ gmtCreated }) : null,
    paidAt,
    closedBy: status === CLOSED_STATUS ? 'time' : null,
    refunded: money === 'DONE' ? 229_900 : 0,
    paidOutside: false,
    refundGranted: money !== undefined,
    coupon: { id: 'sample-coupon-0', name: '开学季立减券', rule: { kind: 'AMOUNT', cents: 30_000 } },
    history,
    refunds:
      money !== undefined && asked !== null
        ? [{ cause: 'REQUESTED', amount: 229_900, status: money, gmtCreated: asked, gmtModified }]
        : [],
  };
};
