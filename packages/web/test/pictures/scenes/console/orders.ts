import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, press } from './staff.js';

const ORDERS = '/admin/order';
const ODDITIES = '/admin/order/oddity';
const NEW = '/admin/order/new';
const PROPOSALS = '/admin/order/proposal';
const BILLS = '/admin/order/bill';
const DIFFERENCES = '/admin/order/difference';
const ROWS = '**/api/admin/orders?**';
const MONTHS = '**/api/shop/staff/bill/months';
const ODD_ROWS = '**/api/shop/staff/oddities?**';
const OPEN = { ...ADMIN, ...ABOVE } as const;

/** What is odd about money, as the demo itself has none. */
const ODD = {
  orderId: 'demo-order-1',
  amount: 399_900,
  gmtCreated: 1_772_294_400_000,
  settledBy: null,
  settledAt: null,
  settledByName: null,
} as const;
const ODD_LINES = [
  {
    ...ODD,
    id: 'a',
    kind: 'REFUND_FAILED',
    subject: 'demorefund000042',
    note: '账户余额不足',
    mayRetry: true,
  },
  { ...ODD, id: 'b', kind: 'PAID_TWICE', subject: '4200000042', note: '', mayRetry: false },
  {
    ...ODD,
    id: 'c',
    kind: 'UNKNOWN_PAYMENT',
    orderId: null,
    subject: '4200000043',
    note: '商户订单号 7f3a',
    mayRetry: false,
    settledBy: 'demo-admin',
    settledByName: '管理员',
    settledAt: 1_772_380_800_000,
  },
];

const odd = (name: string, path: string, text: string): Scene =>
  at(name, '/admin', OPEN, async ({ page }) => {
    await page.route(ODD_ROWS, (route) =>
      route.fulfill({ json: { isSuccess: true, data: { list: ODD_LINES, previous: null, next: null } } }),
    );
    await page.goto(path);
    await page.getByText(text).first().waitFor();
  });

/** The pages about orders and odd payments. */
export const orderScenes: readonly Scene[] = [
  at('console/order', ORDERS, ADMIN),
  ...['筛选', '显示的列', '导出'].map((name) =>
    at(`console/order-${name}`, ORDERS, OPEN, async ({ page }) => {
      await page.getByRole('table').waitFor();
      await press(page, name);
    }),
  ),
  at('console/order-drawer', `${ORDERS}?open=demo-order-1`, OPEN, async ({ page }) => {
    await page.getByRole('region', { name: '订单进度' }).waitFor();
  }),
  at('console/order-offline', `${ORDERS}?open=demo-order-1`, OPEN, async ({ page }) => {
    await press(page, '登记线下退款');
    await page.getByRole('dialog').getByLabel('凭证').waitFor();
  }),
  at('console/order-unknown', `${ORDERS}?open=nothing`, OPEN, async ({ page }) => {
    await page.getByText('没有这个订单').waitFor();
  }),
  at('console/order-nothing', `${ORDERS}?search=zzzz`, ADMIN, async ({ page }) => {
    await page.getByText('没有符合条件的记录', { exact: true }).first().waitFor();
  }),
  loading('console/order-loading', ORDERS, ROWS, ADMIN),
  failing('console/order-failed', ORDERS, { lost: ROWS, text: '没有加载出来', ...ADMIN }),
  at('console/order-new', NEW, ADMIN, async ({ page }) => {
    await page.getByLabel('商品').selectOption('Python 大数据分析');
    await page.getByText(/^标价/).waitFor();
  }),
  at('console/order-new-wrong', `${NEW}?student=demo-xiaoming`, ADMIN, async ({ page }) => {
    await page.getByLabel('商品').selectOption('Python 大数据分析');
    await page.getByText('这位学员已经有这个商品的订单').waitFor();
    await press(page, '登记订单');
    await page.getByText('凭证必须填写').waitFor();
  }),
  at('console/proposals-limit', PROPOSALS, OPEN, async ({ page }) => {
    await press(page, '修改复核金额…');
    await page.getByRole('dialog').getByLabel('原因').waitFor();
  }),
  at('console/proposals-none', PROPOSALS, ADMIN, async ({ page }) => {
    await page.getByText('没有等待复核的退款').waitFor();
  }),
  odd('console/oddity', ODDITIES, '账户余额不足'),
  odd('console/oddity-drawer', `${ODDITIES}?open=a`, '重试退款'),
  at('console/oddity-none', ODDITIES, ADMIN, async ({ page }) => {
    await page.getByText('没有异常款项').first().waitFor();
  }),
  at('console/bill', BILLS, ADMIN, async ({ page }) => {
    await page.getByRole('table', { name: '每一天' }).or(page.getByText('还没有账单')).first().waitFor();
  }),
  at('console/difference', DIFFERENCES, ADMIN),
  at('console/difference-unknown', `${DIFFERENCES}?open=nothing`, OPEN, async ({ page }) => {
    await page.getByText('没有这项差异').waitFor();
  }),
  loading('console/bill-loading', BILLS, MONTHS, ADMIN),
  failing('console/bill-failed', BILLS, { lost: MONTHS, text: '没有加载出来', ...ADMIN }),
  loading('console/oddity-loading', ODDITIES, ODD_ROWS, ADMIN),
  failing('console/oddity-failed', ODDITIES, { lost: ODD_ROWS, text: '没有加载出来', ...ADMIN }),
];
