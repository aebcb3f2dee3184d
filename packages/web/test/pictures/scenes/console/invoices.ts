import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, press } from './staff.js';

const INVOICES = '/admin/order/invoice';
const ROWS = '**/api/admin/invoices?**';
const ONE = '**/api/admin/invoice?**';
const OPEN = { ...ADMIN, ...ABOVE } as const;

/** An invoice that somebody waits for, as the demo of the scenes has none. */
const ASKED = {
  id: 'a',
  orderId: 'demo-order-1',
  kind: 'COMPANY',
  title: '杭州云帆示例科技有限公司',
  taxNumber: '91330106MA2DEM0005',
  email: 'finance@example.com',
  status: 'ASKED',
  amount: 399_900,
  number: null,
  issuedAt: null,
  redNumber: null,
  redAt: null,
  waitingSince: 1_772_294_400_000,
  reason: null,
  gmtCreated: 1_772_294_400_000,
} as const;
const PERSON = { ...ASKED, kind: 'PERSON', title: '李小明', taxNumber: null } as const;
const PAPER = { number: '26330000000000000006', issuedAt: 1_772_208_000_000 } as const;
const RED = { ...PERSON, ...PAPER, id: 'b', status: 'RED_WANTED', waitingSince: 1_772_380_800_000 } as const;
const DONE = { ...PERSON, ...PAPER, id: 'c', status: 'ISSUED', waitingSince: null } as const;

const lineOf = ({
  id,
  status,
  title,
  amount,
  orderId,
  waitingSince,
  number,
}: typeof ASKED | typeof RED | typeof DONE) => ({
  id,
  status,
  title,
  amount,
  orderId,
  waitingSince,
  number,
  student: { id: 'demo-xiaoming', name: '李小明' },
  product: '程序员成长计划',
});

const wholeOf = (one: typeof ASKED | typeof RED) => ({
  ...one,
  version: 1,
  changedAt: one.gmtCreated,
  changedByName: '李小明',
  student: { id: 'demo-xiaoming', name: '李小明' },
  order: {
    productName: '程序员成长计划',
    status: 'TRADE_PAID_SUCCESS',
    amount: 399_900,
    left: one.status === 'RED_WANTED' ? 389_900 : 399_900,
    paidAt: one.gmtCreated,
  },
  isOwn: false,
  issueIssue: null,
});

/** The queue, with what opens above it. */
const listed = (
  name: string,
  path: string,
  one: typeof ASKED | typeof RED,
  show: NonNullable<Parameters<typeof at>[3]>,
): Scene =>
  at(name, '/admin', OPEN, async (stage) => {
    const list = [ASKED, RED, DONE].map(lineOf);
    const { page } = stage;
    await page.route(ROWS, (route) =>
      route.fulfill({ json: { isSuccess: true, data: { list, previous: null, next: null } } }),
    );
    await page.route(ONE, (route) => route.fulfill({ json: { isSuccess: true, data: wholeOf(one) } }));
    await page.goto(path);
    await show(stage);
  });

/** The pages about invoices. */
export const invoiceScenes: readonly Scene[] = [
  listed('console/invoice', INVOICES, ASKED, async ({ page }) => {
    await page.getByText('等待红冲').first().waitFor();
  }),
  listed('console/invoice-drawer', `${INVOICES}?open=a`, ASKED, async ({ page }) => {
    await page.getByRole('button', { name: '放上发票…' }).waitFor();
  }),
  listed('console/invoice-paper', `${INVOICES}?open=a`, ASKED, async ({ page }) => {
    await press(page, '放上发票…');
    await page.getByRole('dialog').getByLabel('PDF 文件').waitFor();
  }),
  listed('console/invoice-refuse', `${INVOICES}?open=a`, ASKED, async ({ page }) => {
    await press(page, '不开…');
    await page.getByRole('dialog').getByLabel('原因').waitFor();
  }),
  listed('console/invoice-red', `${INVOICES}?open=b`, RED, async ({ page }) => {
    await page.getByRole('button', { name: '放上红字发票…' }).waitFor();
  }),
  at('console/invoice-unknown', `${INVOICES}?open=nothing`, OPEN, async ({ page }) => {
    await page.getByText('没有这张发票').waitFor();
  }),
  at('console/invoice-none', '/admin', ADMIN, async ({ page }) => {
    await page.route(ROWS, (route) =>
      route.fulfill({ json: { isSuccess: true, data: { list: [], previous: null, next: null } } }),
    );
    await page.goto(INVOICES);
    await page.getByText('学员申请以后会出现在这里。').first().waitFor();
  }),
  loading('console/invoice-loading', INVOICES, ROWS, ADMIN),
  failing('console/invoice-failed', INVOICES, { lost: ROWS, text: '没有加载出来', ...ADMIN }),
];
