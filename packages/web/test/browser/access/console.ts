import type { Page } from 'playwright-core';
import type { Look } from './look.js';

const STUDENTS = '/admin/class/student';
const ROWS = '**/api/admin/students?**';

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** What a button of the page before opens above it, after what another one opened was closed. */
const opened = (button: string, role: 'group' | 'dialog', name: string): Look => ({
  state: button,
  show: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page, button);
    await page.getByRole(role, { name, exact: true }).first().waitFor();
  },
});

const listed = (page: Page): Promise<void> =>
  page.getByRole('table').locator('tbody').getByRole('row').first().waitFor();

/** The list of students, what opens above it, and what stands in its place. */
const LIST: readonly Look[] = [
  { path: `${STUDENTS}?userName=some&classTeacher=maybe:x`, show: listed },
  opened('筛选', 'group', '筛选条件'),
  opened('显示的列', 'group', '显示的列'),
  opened('导出', 'group', '导出'),
  opened('视图', 'group', '视图'),
  {
    state: 'a view to be kept',
    show: (page) => press(page, '存为新的视图'),
  },
  {
    state: 'a row that is chosen',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check();
    },
  },
  {
    state: 'what is done with it',
    show: async (page) => {
      await press(page, '更换负责人');
      await page.getByRole('dialog', { name: '更换负责人' }).waitFor();
    },
  },
  { path: `${STUDENTS}?search=zzzz` },
  {
    state: 'on its way',
    isShowcase: true,
    show: async (page) => {
      await page.route(ROWS, () => undefined);
      await page.reload();
      await page.locator('[aria-busy=true]').first().waitFor();
    },
  },
];

/** The page of a student: with much, with nothing, and of nobody. */
const STUDENT: readonly Look[] = [
  { path: `${STUDENTS}/demo-xiaohong` },
  opened('以他的身份查看', 'dialog', '以「王小红」的身份查看'),
  { path: `${STUDENTS}/demo-new` },
  { path: `${STUDENTS}/demo-xiaohong/report/2025` },
  { path: `${STUDENTS}/nobody` },
  {
    state: 'whose sections did not load',
    show: async (page) => {
      await page.route(/\/api\/admin\/student\//, (route) => route.abort());
      await page.goto(`${STUDENTS}/demo-xiaohong`);
      await page.getByText('备注没有加载出来').waitFor();
    },
  },
];

/** Departments, and those who work in them. */
const PEOPLE: readonly Look[] = [
  {
    path: '/admin/department',
    show: (page) => page.getByRole('treeitem', { name: /^教学部/ }).click(),
  },
  opened('改名', 'dialog', '改名「教学部」'),
  opened('移动到…', 'dialog', '移动「教学部」'),
  opened('删除', 'dialog', '删除「教学部」'),
  { path: '/admin/employee', show: listed },
  opened('添加员工', 'dialog', '添加员工'),
  {
    path: '/admin/employee?open=demo-zhujiao',
    show: (page) => page.getByRole('region', { name: '角色与授权' }).waitFor(),
  },
  {
    state: 'whose rights are changed',
    show: async (page) => {
      await press(page, '修改权限');
      await page.getByRole('dialog', { name: /的权限$/ }).waitFor();
    },
  },
  {
    path: '/admin/employee?open=nobody',
    show: (page) => page.getByText('没有找到这位员工').waitFor(),
  },
];

/** Orders and odd payments: the lists, what opens above them, and an order. */
const ORDERS: readonly Look[] = [
  { path: '/admin/order?paidAt=maybe:x', show: listed },
  opened('筛选', 'group', '筛选条件'),
  opened('显示的列', 'group', '显示的列'),
  opened('导出', 'group', '导出'),
  { path: '/admin/order?search=zzzz' },
  {
    path: '/admin/order?open=demo-order-1',
    show: (page) => page.getByRole('region', { name: '订单进度' }).waitFor(),
  },
  {
    state: 'whose money went back elsewhere',
    show: async (page) => {
      await press(page, '登记线下退款');
      await page.getByRole('dialog', { name: '登记线下退款？' }).waitFor();
    },
  },
  { path: '/admin/order?open=nothing', show: (page) => page.getByText('没有这个订单').waitFor() },
  { path: '/admin/order/oddity' },
  { path: '/admin/order/proposal' },
  opened('修改复核金额…', 'dialog', '修改复核金额？'),
  { path: '/admin/order/invoice' },
  { path: '/admin/order/invoice?open=nothing', show: (page) => page.getByText('没有这张发票').waitFor() },
  { path: '/admin/order/bill' },
  { path: '/admin/order/difference' },
  {
    path: '/admin/order/new?student=demo-xiaoming',
    show: (page) => page.getByRole('form', { name: '站外付款的订单' }).waitFor(),
  },
  {
    path: '/admin/order/oddity?open=nothing',
    show: (page) => page.getByText('没有这笔异常款项').waitFor(),
  },
];

/** The console, as who may do everything sees it. */
export const STAFF: readonly Look[] = [
  { path: '/admin' },
  ...LIST,
  ...STUDENT,
  ...PEOPLE,
  ...ORDERS,
  {
    path: '/admin/queue',
    show: async (page) => {
      await page.getByText('还没有学员由你负责').or(page.locator('[data-row]')).first().waitFor();
    },
  },
  { path: '/admin/security' },
  { path: '/admin/security?kind=is:export' },
  { path: '/admin/audit' },
  { path: '/admin/audit?act=is:activities.site.remove' },
  { path: '/admin/activity' },
  { path: '/admin/activity/promo' },
  { path: '/admin/activity/announcement' },
  { path: '/admin/activity/site' },
  { path: '/admin/activity/calendar' },
  { path: '/admin/activity/preview?student=demo-xiaoming' },
  {
    path: '/admin/commstudent',
    show: (page) => page.getByText('没有成交的学员').waitFor(),
  },
  { path: '/admin/commission', show: listed },
  { path: '/admin/commission/review', show: listed },
  { path: '/admin/commission/coupon', show: listed },
  { path: '/admin/commission/payable' },
  { path: '/admin/commission/payout' },
  opened('列入银行清单…', 'dialog', '列入银行清单'),
  {
    path: '/admin/commission/payout?open=nothing',
    show: (page) => page.getByText('没有这笔结算').waitFor(),
  },
  { path: '/admin/commission/doubt' },
  { path: '/admin/commission/ledger' },
  { path: '/admin/commission/statement' },
  { path: '/admin/commission/rate' },
  {
    state: 'a rate is to be agreed',
    show: async (page) => {
      await press(page, '约定比例');
      await page.getByRole('dialog', { name: '约定佣金比例' }).waitFor();
    },
  },
  {
    path: '/admin/commission/review?open=demo-work-demo-huoban2',
    state: 'an application is to be refused',
    show: async (page) => {
      await press(page, '不通过…');
      await page.getByRole('dialog', { name: /不通过孙宇的申请/ }).waitFor();
    },
  },
  {
    path: '/admin/commission/detail/demo-huoban',
    show: (page) => page.getByRole('region', { name: '收款账户' }).waitFor(),
  },
  { path: '/admin/product', show: listed },
  { path: '/admin/product/order' },
  { path: '/admin/product/new' },
  { path: '/admin/product/detail/product-python' },
  { path: '/admin/course' },
  { path: '/admin/course/py1test' },
  { path: '/admin/course/py1test/preview/1' },
  { path: '/admin/two-factor' },
  { path: '/admin/404' },
  { path: '/admin/demo?open=p2' },
];
