import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  adminMenu,
  GRANTS,
  learnMenu,
  STAFF_ROLES,
  type Grant,
  type StaffRole,
} from '../../src/access/index.js';
import { ORDER_STATUSES } from '../../src/order/index.js';
import { deepFreeze } from '../../src/shared/index.js';
import { ODD_IDS } from '../support/orders.js';

const paths = (menu: readonly { path: string }[]): string[] => menu.map(({ path }) => path);

const ALL_ADMIN = [
  { key: 'dashboard', title: '工作台', path: '/admin' },
  { key: 'commstudent', title: '合作伙伴成交学员', path: '/admin/commstudent' },
  { key: 'commission', title: '合作伙伴管理', path: '/admin/commission' },
  { key: 'class', title: '班级管理', path: '/admin/class' },
  { key: 'activity', title: '运营管理', path: '/admin/activity' },
  { key: 'department', title: '通讯录与部门管理', path: '/admin/department' },
  { key: 'order', title: '订单管理', path: '/admin/order' },
  { key: 'performance', title: '市场业绩', path: '/admin/performance' },
  { key: 'teacher', title: '助教管理', path: '/admin/teacher' },
];
const ALWAYS = ['/admin', '/admin/commstudent'];

describe('adminMenu', () => {
  test('superAdmin sees every one', () => {
    expect(adminMenu({ role: 'superAdmin', grants: [] })).toEqual(ALL_ADMIN);
    expect(adminMenu({ role: 'superAdmin', grants: GRANTS })).toEqual(ALL_ADMIN);
  });

  test.each(['class', 'teacher'] as const)('%s adds classes and operations', (role) => {
    expect(paths(adminMenu({ role, grants: [] }))).toEqual([...ALWAYS, '/admin/class', '/admin/activity']);
  });

  test('without role and grants: what everybody sees', () => {
    expect(paths(adminMenu({ grants: [] }))).toEqual(ALWAYS);
    expect(paths(adminMenu({ role: undefined, grants: [] }))).toEqual(ALWAYS);
  });

  test.each([
    ['contacts', '/admin/department'],
    ['orders', '/admin/order'],
    ['performance', '/admin/performance'],
    ['assistants', '/admin/teacher'],
    ['partners', '/admin/commission'],
  ] as const)('the grant %s adds %s', (grant, path) => {
    expect(paths(adminMenu({ grants: [grant] }))).toEqual([...ALWAYS, path]);
  });

  test('a teacher with grants: both, in the one order', () => {
    const grants: Grant[] = ['assistants', 'performance', 'orders', 'contacts'];
    expect(paths(adminMenu({ role: 'teacher', grants }))).toEqual([
      ...ALWAYS,
      '/admin/class',
      '/admin/activity',
      '/admin/department',
      '/admin/order',
      '/admin/performance',
      '/admin/teacher',
    ]);
  });

  test.each(ODD_IDS)('the unknown word %j adds nothing', (id) => {
    expect(paths(adminMenu({ role: id as StaffRole, grants: [id as Grant] }))).toEqual(ALWAYS);
  });

  const staffArb = fc
    .record({
      role: fc.constantFrom(undefined, ...STAFF_ROLES),
      grants: fc.array(fc.constantFrom(...GRANTS), { maxLength: 8 }),
    })
    .map(deepFreeze);

  test.prop([staffArb, fc.constantFrom(...GRANTS)])(
    'a grant more never takes an entry away',
    (staff, grant) => {
      const before = paths(adminMenu(staff));
      const after = paths(adminMenu({ ...staff, grants: [grant, ...staff.grants] }));
      expect(after).toEqual(expect.arrayContaining(before));
      expect(after).toEqual(paths(ALL_ADMIN).filter((path) => after.includes(path)));
    },
  );
});

describe('learnMenu', () => {
  const mobile = '13800000003';
  const employment = deepFreeze({
    status: 'TRADE_PAID_SUCCESS',
    categoryId: 'employment',
    productId: 'product-employment-full',
  });
  const java = deepFreeze({ ...employment, productId: 'product-employment-java' });
  const course = deepFreeze({ ...employment, categoryId: 'course', productId: 'product-1' });

  test('everybody: the dashboard, the training camp, Python', () => {
    expect(learnMenu({ orders: [], mobile })).toEqual([
      { key: 'dashboard', title: '学习中心', path: '/learn' },
      { key: 'develop', title: '研发训练营', path: '/learn/develop' },
      { key: 'python', title: 'Python 大数据分析', path: '/learn/python' },
    ]);
    expect(learnMenu({ orders: [course], mobile })).toHaveLength(3);
  });

  test('an employment order: the full-stack and the front-end class', () => {
    expect(learnMenu({ orders: [course, employment], mobile })).toEqual([
      { key: 'dashboard', title: '学习中心', path: '/learn' },
      { key: 'prejob', title: '全栈就业班', path: '/learn/prejob' },
      { key: 'prefrontjob', title: '前端就业班', path: '/learn/prefrontjob' },
    ]);
  });

  test('a listed product selects the Java class', () => {
    expect(learnMenu({ orders: [employment, java], mobile })).toEqual([
      { key: 'dashboard', title: '学习中心', path: '/learn' },
      { key: 'prejavajob', title: 'Java 就业班', path: '/learn/prejavajob' },
      { key: 'prefrontjob', title: '前端就业班', path: '/learn/prefrontjob' },
    ]);
  });

  test('the list of products may be another one', () => {
    const full = ['/learn', '/learn/prejob', '/learn/prefrontjob'];
    const javaPaths = ['/learn', '/learn/prejavajob', '/learn/prefrontjob'];
    expect(paths(learnMenu({ orders: [java], products: [], mobile }))).toEqual(full);
    expect(paths(learnMenu({ orders: [employment], products: ['product-employment-full'] }))).toEqual(
      javaPaths,
    );
    expect(paths(learnMenu({ orders: [{ ...employment, productId: '' }], products: [''] }))).toEqual(full);
  });

  test('a listed product outside the category changes nothing by itself', () => {
    expect(learnMenu({ orders: [{ ...java, categoryId: 'course' }], mobile })).toHaveLength(3);
    expect(paths(learnMenu({ orders: [{ ...java, categoryId: 'course' }], mobile }))).toContain(
      '/learn/develop',
    );
  });

  test.each(ORDER_STATUSES.filter((status) => status !== 'TRADE_PAID_SUCCESS'))(
    '%s orders do not count',
    (status) => {
      expect(paths(learnMenu({ orders: [{ ...java, status }], mobile }))).toContain('/learn/develop');
      const menu = learnMenu({ orders: [employment, { ...java, status }], mobile });
      expect(paths(menu)).toEqual(['/learn', '/learn/prejob', '/learn/prefrontjob']);
    },
  );

  const three = ['/learn/prejob', '/learn/prejavajob', '/learn/prefrontjob'];

  test('an allow-listed mobile sees all three classes, with and without orders', () => {
    const allowList = ['13800000009', mobile];
    expect(paths(learnMenu({ orders: [], mobile, allowList }))).toEqual([
      '/learn',
      '/learn/develop',
      '/learn/python',
      ...three,
    ]);
    expect(paths(learnMenu({ orders: [employment], mobile, allowList }))).toEqual(['/learn', ...three]);
    expect(paths(learnMenu({ orders: [java], mobile, allowList }))).toEqual(['/learn', ...three]);
  });

  test.each([undefined, null, '', '1380000000'])('the mobile %j is on no list', (other) => {
    expect(learnMenu({ orders: [], mobile: other, allowList: [mobile, ''] })).toHaveLength(3);
  });

  const someOrderArb = fc.record({
    status: fc.constantFrom(...ORDER_STATUSES),
    categoryId: fc.constantFrom('employment', 'course', ...ODD_IDS),
    productId: fc.constantFrom('product-employment-java', 'product-1', ...ODD_IDS),
  });

  test.prop([fc.array(someOrderArb, { maxLength: 6 }).map(deepFreeze), fc.boolean()])(
    'starts with the dashboard, names no page twice',
    (orders, listed) => {
      const menu = paths(learnMenu({ orders, mobile, allowList: listed ? [mobile] : [] }));
      expect(menu[0]).toBe('/learn');
      expect(new Set(menu).size).toBe(menu.length);
      expect(menu.filter((path) => three.includes(path)).length).toBe(
        listed ? 3 : menu.includes('/learn/develop') ? 0 : 2,
      );
    },
  );
});
