import type { CourseContent, StoredOrder, YkdProduct } from '@ykd/application';
import type { Fakes } from '@ykd/application/testing';
import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';

/** When every test begins: 2026-03-01 12:00 in Shanghai. */
export const NOW = Date.UTC(2026, 2, 1, 4);
export const DAY = 86_400_000;
export const PASSWORD = 'ykd-demo-2026';

export const MING: User = {
  id: 'u-ming',
  mobile: '13800000002',
  userName: 'xiaoming',
  name: '小明',
  email: 'ming@example.com',
  gender: 'male',
  profile: {
    schoolName: '南京大学',
    schoolBeginDate: '2022-09',
    schoolEndDate: '2026-06',
    major: '软件工程',
  },
};
export const HONG: User = { id: 'u-hong', mobile: '13800000003', userName: 'xiaohong' };
/** A member without a username of his own. */
export const NEW: User = { id: 'u-new', mobile: '13800000001', userName: '13800000001' };
const ADMIN: User = { id: 'u-admin', mobile: '13900000001', userName: 'admin' };

/** An order of Ming's, paid 100 days ago, that opens the course py1 for a year. */
export const anOrder = (
  facts: Partial<StoredOrder> & { readonly courseIds?: readonly string[] },
): StoredOrder => {
  const { courseIds = ['py1'], ...rest } = facts;
  return {
    id: 'o-1',
    productName: 'Python 课程',
    userId: MING.id,
    status: 'TRADE_PAID_SUCCESS',
    productId: 'p-1',
    amount: 19_900,
    categoryId: 'c-1',
    skuAttrs: [{ name: '班型', values: [{ value: '标准班', extraInfo: { stages: ['P2'], courseIds } }] }],
    validDate: NOW + 265 * DAY,
    serviceDate: null,
    gmtCreated: NOW - 100 * DAY,
    gmtModified: NOW - 100 * DAY,
    ...rest,
  };
};

const aProduct = (facts: Partial<YkdProduct>): YkdProduct => ({
  id: 'p-1',
  name: 'Python 课程',
  type: 'COURSE',
  status: 'ON',
  sort: 2,
  categoryId: 'c-1',
  amount: 19_900,
  description: '从零开始\n学 Python',
  skuAttrs: [],
  gmtCreated: NOW - 200 * DAY,
  gmtModified: NOW - 200 * DAY,
  ...facts,
});

/** Two chapters: two lessons of two parts, and one lesson of one part. */
export const aCourse = (courseId: string): CourseContent => {
  const body = (title: string) =>
    ({
      title,
      nodes: [
        { tag: 'p', children: ['正文 ', { tag: 'a', href: 'https://example.com/', children: ['链接'] }] },
        { tag: 'pre', lang: 'python', children: [{ tag: 'span', token: 'keyword', children: ['print'] }] },
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
      { title: '第二章', lessons: [{ title: '第三节', bodies: [body('戊')] }] },
    ],
  };
};

const SUPER_ADMIN: StaffMember = { role: 'superAdmin', grants: [] };

/** Fills empty stores: four people, some orders, two products, two courses with content. */
export const seed = async (deps: Fakes): Promise<void> => {
  const passwordHash = await deps.passwordHasher.hash(PASSWORD);
  const at = NOW - 300 * DAY;
  for (const user of [MING, HONG, NEW]) await deps.members.insert({ user, passwordHash, at });
  await deps.members.insert({ user: ADMIN, passwordHash, staff: SUPER_ADMIN, at });

  const orders: StoredOrder[] = [
    anOrder({}),
    anOrder({ id: 'o-2', status: 'TRADE_CLOSED', courseIds: ['vuethree1'], gmtCreated: NOW - 50 * DAY }),
    anOrder({ id: 'o-3', courseIds: ['ts1'], gmtCreated: NOW - 90 * DAY, validDate: NOW - 30 * DAY }),
    anOrder({ id: 'o-4', courseIds: ['go1'], gmtCreated: NOW - 10 * DAY }),
    anOrder({ id: 'o-5', userId: HONG.id, courseIds: ['ts1'], gmtCreated: NOW - 20 * DAY }),
  ];
  for (const order of orders) await deps.orders.insert(order);
  await deps.products.insert(aProduct({}));
  await deps.products.insert(aProduct({ id: 'p-2', name: '前端课程', sort: 1 }));
  await deps.products.insert(aProduct({ id: 'p-3', name: '下架的课程', status: 'OFF', sort: 0 }));
  for (const courseId of ['py1', 'j1test', 'ts1', 'vuethree1'])
    await deps.courses.save(aCourse(courseId), at);
};
