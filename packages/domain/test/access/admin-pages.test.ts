import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  ADMIN_PAGES,
  adminMenu,
  adminNavigation,
  adminPageGuard,
  adminPageOf,
  adminStudentPath,
  adminTitleOf,
  adminTrail,
  GRANTS,
  hasRight,
  isStaff,
  mayOpen,
  PAGES,
  STAFF_ROLES,
  type AdminPage,
  type StaffMember,
} from '../../src/access/index.js';

const TWO_FACTOR = { key: 'two-factor', title: '两步验证', path: '/admin/two-factor' };
const PASSES = { kind: 'pass' };
const GONE = { kind: 'redirect', to: '/admin/404' };
const NOBODY: readonly (StaffMember | undefined)[] = [undefined, { grants: [] }];
const BELOW: readonly StaffMember[] = [
  { role: 'class', grants: [] },
  { role: 'teacher', grants: ['contacts', 'orders', 'performance', 'assistants'] },
  ...GRANTS.map((grant) => ({ grants: [grant] })),
];
const SUPER: StaffMember = { role: 'superAdmin', grants: [] };
const anyStaff = fc.record({
  role: fc.option(fc.constantFrom(...STAFF_ROLES), { nil: undefined }),
  grants: fc.subarray([...GRANTS]),
});

const paths = (entries: readonly { readonly path: string }[]) => entries.map(({ path }) => path);

describe('the pages of the console', () => {
  it('are these, each once, with a title and somebody who may open it', () => {
    expect(paths(ADMIN_PAGES)).toEqual([
      '/admin',
      '/admin/404',
      '/admin/commstudent',
      '/admin/queue',
      '/admin/queue/handover',
      '/admin/class/student',
      '/admin/class/student/:userId',
      '/admin/class/student/:userId/report/:year',
      '/admin/message',
      '/admin/message/template',
      '/admin/checkin',
      '/admin/checkin/student',
      '/admin/checkin/prizes',
      '/admin/checkin/effect',
      '/admin/class/roster',
      '/admin/class/roster/:rosterId',
      '/admin/class',
      '/admin/class/unplaced',
      '/admin/class/constant',
      '/admin/class/new',
      '/admin/class/detail/:classId',
      '/admin/class/detail/:classId/member',
      '/admin/class/detailgroup/:classId',
      '/admin/class/detailLable/:classId',
      '/admin/class/detail/:classId/setting',
      '/admin/class/detail/:classId/schedule',
      '/admin/activity',
      '/admin/activity/promo',
      '/admin/activity/announcement',
      '/admin/activity/site',
      '/admin/activity/calendar',
      '/admin/activity/preview',
      '/admin/commission',
      '/admin/commission/review',
      '/admin/commission/payable',
      '/admin/commission/payout',
      '/admin/commission/doubt',
      '/admin/commission/ledger',
      '/admin/commission/statement',
      '/admin/commission/rate',
      '/admin/commission/coupon',
      '/admin/commission/detail/:partnerId',
      '/admin/department',
      '/admin/order',
      '/admin/order/oddity',
      '/admin/order/proposal',
      '/admin/order/invoice',
      '/admin/order/bill',
      '/admin/order/difference',
      '/admin/order/new',
      '/admin/performance',
      '/admin/teacher',
      '/admin/teacher/shift',
      '/admin/teacher/handover',
      '/admin/teacher/detail/:staffId',
      '/admin/product',
      '/admin/product/order',
      '/admin/product/new',
      '/admin/product/detail/:productId',
      '/admin/course',
      '/admin/course/:courseId',
      '/admin/course/:courseId/preview/:number',
      '/admin/employee',
      '/admin/demo',
      '/admin/security',
      '/admin/audit',
      '/admin/two-factor',
    ]);
    expect(ADMIN_PAGES.map((page) => adminTitleOf(page))).toEqual([
      '工作台',
      '没有可以看的内容',
      '合作伙伴成交学员',
      '今日待办',
      '移交我的学员',
      '学员管理',
      '学员主页',
      '学员的年度报告',
      '学员消息',
      '消息模板',
      '打卡点评',
      '学员打卡',
      '活动奖品',
      '打卡的效果',
      '花名册',
      '导入花名册',
      '班级管理',
      '没有进班的订单',
      '班型、阶段与标签',
      '新建班级',
      '班级概况',
      '班级的学员',
      '班级的小组',
      '班级的标签',
      '班级资料',
      '班级的日程',
      '运营管理',
      '横幅与弹窗',
      '公告管理',
      '站点',
      '运营日历',
      '以学员身份预览',
      '合作伙伴管理',
      '合作申请',
      '可打款的佣金',
      '佣金结算',
      '佣金待核订单',
      '佣金明细',
      '佣金结算单',
      '佣金比例',
      '合作伙伴的优惠券',
      '合作伙伴主页',
      '通讯录与部门管理',
      '订单管理',
      '异常款项',
      '退款复核',
      '发票管理',
      '微信支付对账',
      '对账差异',
      '登记站外付款的订单',
      '市场业绩',
      '助教管理',
      '值班表',
      '移交学员',
      '班主任与助教',
      '商品管理',
      '商品次序',
      '新建商品',
      '商品资料页',
      '课程管理',
      '课程主页',
      '课程预览',
      '员工管理',
      '后台组件',
      '安全日志',
      '操作记录',
      '两步验证',
    ]);
    for (const page of ADMIN_PAGES) {
      expect(page.layout).toBe('admin');
      expect(Object.isFrozen(page)).toBe(true);
      expect(mayOpen(SUPER, page)).toBe(true);
    }
  });

  it('are not among those that everybody loads', () => {
    expect(paths(PAGES).filter((path) => path.startsWith('/admin'))).toEqual([]);
  });

  it.each([
    ['/admin', '/admin'],
    ['/admin/', '/admin'],
    ['/admin/security?kind=login#top', '/admin/security'],
    ['/admin/class/student/u-1?x=1', '/admin/class/student/:userId'],
    ['/admin/class/student/', '/admin/class/student'],
    ['/admin/class/student/u-1/notes', undefined],
    ['/admin/order', '/admin/order'],
    ['/admin/order/nothing', undefined],
    ['/adminx', undefined],
    ['/', undefined],
  ])('%s is the page %s', (path, page) => {
    expect(adminPageOf(path)?.path).toBe(page);
  });
});

describe('who may open a page', () => {
  it.each(NOBODY)('who is no staff (%j) only what is open', (staff) => {
    expect(isStaff(staff)).toBe(false);
    expect(adminPageGuard('/admin/404', staff)).toEqual(PASSES);
    expect(adminPageGuard('/admin', staff)).toEqual(GONE);
    expect(adminPageGuard('/admin/security', staff)).toEqual(GONE);
  });

  it.each(BELOW)('%j opens the page of a student as far as he has the right', (staff) => {
    expect(adminPageGuard('/admin/class/student/u-1', staff)).toEqual(
      hasRight(staff, 'students.see') ? PASSES : GONE,
    );
  });

  it.each([...BELOW, SUPER])(
    '%j opens the pages of the check-in for phones as far as he opens that of the console',
    (staff) => {
      for (const path of ['/checkin', '/checkin/record?month=2025-03']) {
        expect(adminPageGuard(path, staff)).toEqual(hasRight(staff, 'checkins.review') ? PASSES : GONE);
      }
      expect(adminPageGuard('/checkin/other', staff)).toEqual(GONE);
    },
  );

  it.each(NOBODY)('%j opens none of them', (nobody) => {
    expect(adminPageGuard('/checkin', nobody)).toEqual(GONE);
  });

  it.each(BELOW)('%j opens the start page, and not the security log', (staff) => {
    expect(isStaff(staff)).toBe(true);
    expect(adminPageGuard('/admin?x=1', staff)).toEqual(PASSES);
    expect(adminPageGuard('/admin/404', staff)).toEqual(PASSES);
    expect(adminPageGuard('/admin/security', staff)).toEqual(GONE);
  });

  it('a super administrator opens all there is', () => {
    for (const { path } of ADMIN_PAGES) expect(adminPageGuard(path, SUPER)).toEqual(PASSES);
    expect(adminPageGuard('/admin/teacher/other', SUPER)).toEqual(GONE);
  });

  it('a page below an entry of the menu takes the right of the entry, and one below none opens to nobody', () => {
    const page = (path: string): AdminPage => ({ path, layout: 'admin' });
    const teacher: StaffMember = { role: 'teacher', grants: [] };
    expect(mayOpen(teacher, page('/admin/class/detail'))).toBe(true);
    expect(mayOpen(teacher, page('/admin/order/detail'))).toBe(false);
    expect(mayOpen({ grants: ['orders'] }, page('/admin/order/detail'))).toBe(true);
    expect(mayOpen({ grants: ['orders'] }, page('/admin/commstudent'))).toBe(true);
    expect(mayOpen(SUPER, page('/admin/new'))).toBe(false);
    expect(adminTitleOf(page('/admin/class/detail'))).toBe('班级管理');
    expect(adminTitleOf(page('/admin/new'))).toBe('');
  });
});

const START = { key: 'dashboard', title: '工作台', path: '/admin' };
const CLOSED = { key: 'commstudent', title: '合作伙伴成交学员', path: '/admin/commstudent' };
const PARTNERS = { key: 'commission', title: '合作伙伴管理', path: '/admin/commission' };
const CLASSES = { key: 'class', title: '班级管理', path: '/admin/class' };
const ACTIVITIES = { key: 'activity', title: '运营管理', path: '/admin/activity' };
const STUDENTS = { key: 'student', title: '学员管理', path: '/admin/class/student' };
const ROSTERS = { key: 'roster', title: '花名册', path: '/admin/class/roster' };
const PRODUCTS = { key: 'product', title: '商品管理', path: '/admin/product' };
const COURSES = { key: 'course', title: '课程管理', path: '/admin/course' };
const MESSAGES = { key: 'message', title: '学员消息', path: '/admin/message' };
const CHECK_INS = { key: 'checkin', title: '打卡点评', path: '/admin/checkin' };
const QUEUE = { key: 'queue', title: '今日待办', path: '/admin/queue' };
const DEPARTMENTS = { key: 'department', title: '通讯录与部门管理', path: '/admin/department' };
const ORDERS = { key: 'order', title: '订单管理', path: '/admin/order' };
const INVOICES = { key: 'invoice', title: '发票管理', path: '/admin/order/invoice' };
const PERFORMANCE = { key: 'performance', title: '市场业绩', path: '/admin/performance' };
const TEACHERS = { key: 'teacher', title: '助教管理', path: '/admin/teacher' };
const SHIFTS = { key: 'shift', title: '值班表', path: '/admin/teacher/shift' };
const PEOPLE = { key: 'employee', title: '员工管理', path: '/admin/employee' };

describe('the sidebar', () => {
  it('shows of the menu what there is, and the system to super administrators', () => {
    expect(adminNavigation(SUPER)).toEqual({
      menu: [
        START,
        QUEUE,
        MESSAGES,
        CHECK_INS,
        PRODUCTS,
        COURSES,
        CLOSED,
        PARTNERS,
        CLASSES,
        STUDENTS,
        ROSTERS,
        ACTIVITIES,
        DEPARTMENTS,
        ORDERS,
        INVOICES,
        PERFORMANCE,
        TEACHERS,
        SHIFTS,
      ],
      system: [
        PEOPLE,
        { key: 'security', title: '安全日志', path: '/admin/security' },
        { key: 'audit', title: '操作记录', path: '/admin/audit' },
        TWO_FACTOR,
      ],
    });
    for (const staff of BELOW) {
      expect(adminNavigation(staff)).toEqual({
        menu: [
          START,
          ...(staff.role === undefined ? [] : [QUEUE, MESSAGES, CHECK_INS]),
          CLOSED,
          ...(staff.grants.includes('partners') ? [PARTNERS] : []),
          ...(staff.role === undefined ? [] : [CLASSES, STUDENTS, ROSTERS, ACTIVITIES]),
          ...(staff.grants.includes('contacts') ? [DEPARTMENTS] : []),
          ...(staff.grants.includes('orders') ? [ORDERS, INVOICES] : []),
          ...(staff.grants.includes('performance') ? [PERFORMANCE] : []),
          ...(staff.grants.includes('assistants') ? [TEACHERS] : []),
          ...(staff.grants.includes('assistants') || staff.role !== undefined ? [SHIFTS] : []),
        ],
        system: staff.grants.includes('contacts') ? [PEOPLE, TWO_FACTOR] : [TWO_FACTOR],
      });
    }
    for (const staff of NOBODY) expect(adminNavigation(staff)).toEqual({ menu: [], system: [] });
  });

  test.prop([anyStaff])(
    'leads only where the guard lets pass, and beside the menu to what stands below one of its entries',
    (staff) => {
      const { menu, system } = adminNavigation(staff);
      for (const { path } of [...menu, ...system]) expect(adminPageGuard(path, staff)).toEqual(PASSES);
      const own = paths(menu).filter((path) =>
        ADMIN_PAGES.some((page) => page.path === path && page.menuKey),
      );
      const rest = paths(menu).filter((path) => !own.includes(path));
      expect(paths(adminMenu(staff))).toEqual(expect.arrayContaining(rest));
      const catalogue = staff.role === 'superAdmin' ? ['/admin/product', '/admin/course'] : [];
      expect(own).toEqual([
        ...(staff.role === undefined
          ? []
          : [
              '/admin/queue',
              '/admin/message',
              '/admin/checkin',
              ...catalogue,
              '/admin/class/student',
              '/admin/class/roster',
            ]),
        ...(hasRight(staff, 'orders.see') ? ['/admin/order/invoice'] : []),
        ...(hasRight(staff, 'shifts.see') ? ['/admin/teacher/shift'] : []),
      ]);
    },
  );
});

describe('the trail', () => {
  it.each([
    ['/admin', ['工作台']],
    ['/admin/security?kind=login', ['工作台', '安全日志']],
    ['/admin/404', ['工作台', '没有可以看的内容']],
    ['/admin/queue', ['工作台', '今日待办']],
    ['/admin/class/student/u-1', ['工作台', '班级管理', '学员管理', '学员主页']],
    ['/admin/class/detail/c-1/member', ['工作台', '班级管理', '班级概况', '班级的学员']],
    ['/admin/class/detailgroup/c-1', ['工作台', '班级管理', '班级概况', '班级的小组']],
    ['/admin/class/detailLable/c-1', ['工作台', '班级管理', '班级概况', '班级的标签']],
    ['/admin/message/template', ['工作台', '学员消息', '消息模板']],
    ['/admin/order/oddity?x=1', ['工作台', '订单管理', '异常款项']],
    ['/admin/order/proposal', ['工作台', '订单管理', '退款复核']],
    ['/admin/order/invoice', ['工作台', '订单管理', '发票管理']],
    ['/admin/order/bill', ['工作台', '订单管理', '微信支付对账']],
    ['/admin/product/detail/p-1', ['工作台', '商品管理', '商品资料页']],
    ['/admin/performance', ['工作台', '市场业绩']],
    ['/admin/queue/handover', ['工作台', '今日待办', '移交我的学员']],
    ['/admin/teacher/shift?week=2026-11-23', ['工作台', '助教管理', '值班表']],
    ['/admin/teacher/detail/u-1', ['工作台', '助教管理', '班主任与助教']],
    ['/admin/commission', ['工作台', '合作伙伴管理']],
    ['/admin/commission/review', ['工作台', '合作伙伴管理', '合作申请']],
    ['/admin/commission/ledger', ['工作台', '合作伙伴管理', '佣金明细']],
    ['/admin/commission/coupon', ['工作台', '合作伙伴管理', '合作伙伴的优惠券']],
    ['/admin/commission/detail/u-1', ['工作台', '合作伙伴管理', '合作伙伴主页']],
    ['/admin/commstudent', ['工作台', '合作伙伴成交学员']],
    ['/admin/unknown', []],
  ])('of %s is %j', (path, titles) => {
    expect(adminTrail(path).map(({ title }) => title)).toEqual(titles);
  });

  it('leads to the page itself, not to its pattern', () => {
    expect(adminTrail('/admin/class/student/u-1/?x=1').at(-1)?.path).toBe('/admin/class/student/u-1');
    expect(adminStudentPath('u-1')).toBe('/admin/class/student/u-1');
  });

  it('leads to the one that a page is about also where its address is another one', () => {
    expect(adminTrail('/admin/class/detailgroup/c-1?x=1').map(({ path }) => path)).toEqual([
      '/admin',
      '/admin/class',
      '/admin/class/detail/c-1',
      '/admin/class/detailgroup/c-1',
    ]);
  });

  it('leads to the one that a page below it is about', () => {
    expect(adminTrail('/admin/class/student/u-1/report/2025').at(-2)).toEqual({
      title: '学员主页',
      path: '/admin/class/student/u-1',
    });
    expect(adminTrail('/admin/course/java1/preview/2')).toEqual([
      { title: '工作台', path: '/admin' },
      { title: '课程管理', path: '/admin/course' },
      { title: '课程主页', path: '/admin/course/java1' },
      { title: '课程预览', path: '/admin/course/java1/preview/2' },
    ]);
  });
});
