import type { Page } from 'playwright-core';

/** A way in the menu of the console: what it is called and where it leads. */
export interface MenuItem {
  readonly key: string;
  readonly path: string;
}

/** The menu of who may do everything. */
const EVERYTHING: readonly MenuItem[] = [
  { key: '工作台', path: '/admin' },
  { key: '今日待办', path: '/admin/queue' },
  { key: '学员消息', path: '/admin/message' },
  { key: '打卡点评', path: '/admin/checkin' },
  { key: '商品管理', path: '/admin/product' },
  { key: '课程管理', path: '/admin/course' },
  { key: '合作伙伴成交学员', path: '/admin/commstudent' },
  { key: '合作伙伴管理', path: '/admin/commission' },
  { key: '班级管理', path: '/admin/class' },
  { key: '学员管理', path: '/admin/class/student' },
  { key: '花名册', path: '/admin/class/roster' },
  { key: '运营管理', path: '/admin/activity' },
  { key: '通讯录与部门管理', path: '/admin/department' },
  { key: '订单管理', path: '/admin/order' },
  { key: '发票管理', path: '/admin/order/invoice' },
  { key: '市场业绩', path: '/admin/performance' },
  { key: '助教管理', path: '/admin/teacher' },
  { key: '值班表', path: '/admin/teacher/shift' },
  { key: '员工管理', path: '/admin/employee' },
  { key: '安全日志', path: '/admin/security' },
  { key: '操作记录', path: '/admin/audit' },
  { key: '两步验证', path: '/admin/two-factor' },
];

const ofThese = (keys: readonly string[]): readonly MenuItem[] =>
  EVERYTHING.filter(({ key }) => keys.includes(key));

/** What stands in the menu of each account of the staff in the demo. */
export const MENUS = {
  admin: EVERYTHING,
  banzhuren: ofThese([
    '工作台',
    '今日待办',
    '学员消息',
    '打卡点评',
    '合作伙伴成交学员',
    '班级管理',
    '学员管理',
    '花名册',
    '运营管理',
    '值班表',
    '两步验证',
  ]),
  zhujiao: EVERYTHING.filter(
    ({ key }) => !['商品管理', '课程管理', '合作伙伴管理', '安全日志', '操作记录'].includes(key),
  ),
} as const;

/** The menu of the console. */
export const navOf = (page: Page) => page.getByRole('navigation', { name: '后台导航' });

/** The ways that stand in it. */
export const menuOf = (page: Page): Promise<MenuItem[]> =>
  navOf(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        key: link.textContent,
        path: new URL((link as HTMLAnchorElement).href).pathname,
      })),
    );
