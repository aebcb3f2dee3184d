import type { YkdProduct } from '../../common-query/index.js';
import type { ContentNode, CourseContent } from '../../course/index.js';
import type { StoredOrder } from '../../entities/index.js';
import { sampleCoupon, sampleExercise, sampleOrder, sampleProduct } from '../contracts/index.js';
import { addMembers, HONG, MING, NEW, type Fakes } from '../fakes/index.js';
import type { StaffMember } from '@ykd/domain/access';
import type { CouponInstance } from '@ykd/domain/coupon';
import type { User } from '@ykd/domain/member';
import { DAY_MS } from '@ykd/domain/shared';

/** When every test begins: 2026-03-01 12:00 in Shanghai. */
export const SEED_NOW = Date.UTC(2026, 2, 1, 4);
const ADMIN: User = { id: 'u-admin', mobile: '13900000001', userName: 'admin' };

/** An order of Ming's, paid 100 days ago, that opens the course py1 for a year. */
export const anOrder = (
  facts: Partial<StoredOrder> & { readonly courseIds?: readonly string[] },
): StoredOrder => {
  const { courseIds = ['py1'], ...rest } = facts;
  return sampleOrder('o-1', {
    productName: 'Python 课程',
    userId: MING.id,
    productId: 'p-1',
    amount: 19_900,
    categoryId: 'c-1',
    skuAttrs: [{ name: '班型', values: [{ value: '标准班', extraInfo: { stages: ['P2'], courseIds } }] }],
    validDate: SEED_NOW + 265 * DAY_MS,
    gmtCreated: SEED_NOW - 100 * DAY_MS,
    gmtModified: SEED_NOW - 100 * DAY_MS,
    ...rest,
  });
};

const aProduct = (facts: Partial<YkdProduct>): YkdProduct =>
  sampleProduct('p-1', {
    name: 'Python 课程',
    sort: 2,
    categoryId: 'c-1',
    amount: 19_900,
    description: '从零开始\n学 Python',
    gmtCreated: SEED_NOW - 200 * DAY_MS,
    gmtModified: SEED_NOW - 200 * DAY_MS,
    ...facts,
  });

/** A coupon of Ming's, given 10 days ago, that takes 10 yuan off the product p-1. */
export const aCoupon = (facts: Partial<CouponInstance>): CouponInstance =>
  sampleCoupon('c-1', {
    receiverUserId: MING.id,
    productId: 'p-1',
    rule: { kind: 'AMOUNT', cents: 1_000 },
    expiresAt: SEED_NOW + 20 * DAY_MS,
    gmtCreated: SEED_NOW - 10 * DAY_MS,
    gmtModified: SEED_NOW - 10 * DAY_MS,
    ...facts,
  });

/** A picture, a program that runs, and an exercise. */
export const RICH: readonly ContentNode[] = [
  { tag: 'img', alt: '流程图', src: `/uploads/course/${'a'.repeat(32)}.png`, width: 600, height: 400 },
  { tag: 'pre', lang: 'javascript', run: 'javascript', children: ['1 + 1'] },
  sampleExercise('sum'),
];

/** Two chapters, with `more` at the end of the last part: two lessons of two parts, and one lesson of one part. */
export const aCourse = (courseId: string, more: readonly ContentNode[] = []): CourseContent => {
  const body = (title: string, ...rest: readonly ContentNode[]) =>
    ({
      title,
      nodes: [
        { tag: 'p', children: ['正文 ', { tag: 'a', href: 'https://example.com/', children: ['链接'] }] },
        { tag: 'pre', lang: 'python', children: [{ tag: 'span', token: 'keyword', children: ['print'] }] },
        ...rest,
      ],
    }) as const;
  return {
    courseId,
    title: `课程 ${courseId}`,
    summary: '一门小课程',
    fingerprint: 'f-1',
    chapters: [
      {
        title: '第一章',
        lessons: [
          { title: '第一节', bodies: [body('甲'), body('乙')] },
          { title: '第二节', bodies: [body('丙'), body('丁')] },
        ],
      },
      { title: '第二章', lessons: [{ title: '第三节', bodies: [body('戊', ...more)] }] },
    ],
  };
};

const SUPER_ADMIN: StaffMember = { role: 'superAdmin', grants: [] };

/** Fills empty stores: four people, some orders, two products, coupons, two courses with content. */
export const seed = async (deps: Fakes): Promise<void> => {
  await addMembers(deps, [MING, HONG, NEW]);
  await addMembers(deps, [ADMIN], SUPER_ADMIN);

  const orders: StoredOrder[] = [
    anOrder({}),
    anOrder({
      id: 'o-2',
      status: 'TRADE_CLOSED',
      courseIds: ['vuethree1'],
      gmtCreated: SEED_NOW - 50 * DAY_MS,
    }),
    anOrder({
      id: 'o-3',
      courseIds: ['ts1'],
      gmtCreated: SEED_NOW - 90 * DAY_MS,
      validDate: SEED_NOW - 30 * DAY_MS,
    }),
    anOrder({ id: 'o-4', courseIds: ['go1'], gmtCreated: SEED_NOW - 10 * DAY_MS }),
    anOrder({ id: 'o-5', userId: HONG.id, courseIds: ['ts1'], gmtCreated: SEED_NOW - 20 * DAY_MS }),
  ];
  for (const order of orders) await deps.orders.insert(order);
  await deps.products.insert(aProduct({}));
  await deps.products.insert(aProduct({ id: 'p-2', name: '前端课程', sort: 1 }));
  await deps.products.insert(aProduct({ id: 'p-3', name: '下架的课程', status: 'OFF', sort: 0 }));
  await deps.coupons.insert(aCoupon({}));
  await deps.coupons.insert(
    aCoupon({
      id: 'c-2',
      status: 'USED',
      orderId: 'o-1',
      rule: { kind: 'PERCENT', percent: 15, maxCents: 2_000, minAmount: 100 },
      gmtCreated: SEED_NOW - 5 * DAY_MS,
    }),
  );
  await deps.coupons.insert(aCoupon({ id: 'c-3', receiverUserId: HONG.id }));
  await deps.courses.save(aCourse('j1test', RICH), SEED_NOW);
  for (const courseId of ['py1', 'ts1', 'vuethree1']) await deps.courses.save(aCourse(courseId), SEED_NOW);
};
