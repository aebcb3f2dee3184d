import type { Page } from 'playwright-core';
import { DEVICES } from '../../browser/support/chromium.js';
import { choose, order } from '../../browser/support/shop.js';
import { at, failing, loading, type Scene } from '../scene.js';

const MINI = '小程序开发';
const ME = { account: 'xiaoming' } as const;
const PRODUCTS = '**/api/commonquery/**';
const ORDERS = '**/api/shop/orders*';
const WEIXIN = { profile: { userAgent: `${DEVICES.phone.userAgent} MicroMessenger/8.0` } };

const detail = (productId: string): string => `/shopmall/product/detail?productId=${productId}`;

/** A scene about an order that its buyer has just placed. */
const ordered = (
  name: string,
  circumstances: Omit<Scene, 'name' | 'play'>,
  act: (page: Page, orderId: string) => Promise<unknown>,
): Scene => ({
  name,
  // A page that waits for its payment listens as long as it is open.
  isBusy: true,
  isAlone: true,
  account: 'xiaohong',
  ...circumstances,
  play: async ({ page }) => act(page, await order(page, MINI)),
});

const cancel = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('heading', { level: 1, name: '订单已取消' }).waitFor();
};

/** Invoices of an order in several states, as its buyer is told of them. */
const INVOICE = {
  id: 'a',
  kind: 'COMPANY',
  title: '杭州云帆示例科技有限公司',
  taxNumber: '91330106MA2DEM0005',
  email: 'finance@example.com',
  amount: 399_900,
  number: '26330000000000000006',
  issuedAt: 1_772_208_000_000,
  redNumber: null,
  redAt: null,
  reason: null,
  version: 1,
  gmtCreated: 1_772_121_600_000,
} as const;
const NONE = { number: null, issuedAt: null } as const;
const INVOICES = [
  { ...INVOICE, status: 'RED_WANTED' },
  { ...INVOICE, ...NONE, id: 'b', status: 'REFUSED', reason: '企业名称与纳税人识别号不符' },
  { ...INVOICE, ...NONE, id: 'c', status: 'WITHDRAWN' },
];

/** An order whose buyer has invoices of it. */
const invoiced = (name: string, show: (page: Page) => Promise<unknown>): Scene =>
  at(name, '/shopmall', ME, async ({ page }) => {
    const data = { amount: 389_900, askIssue: '这个订单已经申请过发票', invoices: INVOICES };
    await page.route('**/api/invoice/order?**', (route) =>
      route.fulfill({ json: { isSuccess: true, data } }),
    );
    await page.goto('/shopmall/order/detail?id=demo-order-1');
    await show(page);
  });

/** The shop mall up to the order. */
const products: readonly Scene[] = [
  at('shop/mall', '/shopmall'),
  at('shop/mall-member', '/shopmall', ME),
  at('shop/mall-of-course', '/shopmall?courseId=j1'),
  at('shop/mall-without-course', '/shopmall?courseId=go1'),
  loading('shop/mall-loading', '/shopmall', PRODUCTS),
  failing('shop/mall-failed', '/shopmall', { lost: PRODUCTS, text: '课程没有加载出来' }),
  at('shop/product', detail('product-python')),
  at('shop/product-choices', detail('product-develop'), {}, async ({ page }) => {
    await page.getByRole('radio', { name: /小班/ }).check();
  }),
  at('shop/product-owned', detail('product-develop'), ME, async ({ page }) => {
    await page.getByText(/你已有这门课/).waitFor();
  }),
  at('shop/product-missing', detail('product-go')),
  loading('shop/product-loading', detail('product-python'), PRODUCTS),
  failing('shop/product-failed', detail('product-python'), { lost: PRODUCTS, text: '课程没有加载出来' }),
  { name: 'shop/confirm', ...ME, play: ({ page }) => choose(page, '研发训练营') },
  { name: 'shop/confirm-coupons', ...ME, play: ({ page }) => choose(page, '前端工程师') },
  {
    name: 'shop/confirm-free',
    ...ME,
    play: async ({ page }) => {
      await choose(page, '数据结构与算法');
      await page.getByText('这次不需要付款').waitFor();
    },
  },
  at('shop/confirm-nothing', '/shopmall/order/confirm', ME),
  at('shop/confirm-unchosen', '/shopmall/order/confirm?productId=product-mini', ME, async ({ page }) => {
    await page.getByText('请选择班型').waitFor();
  }),
];

/** From the order on. */
const orders: readonly Scene[] = [
  ordered('shop/pay', {}, (page) =>
    page
      .getByRole('img', { name: '微信支付二维码' })
      .or(page.getByRole('button', { name: '去微信支付' }))
      .waitFor(),
  ),
  ordered('shop/pay-in-weixin', { devices: ['phone'], ...WEIXIN }, (page) =>
    page.getByText('付款前要先绑定微信').waitFor(),
  ),
  ordered('shop/pay-not-yet', { devices: ['phone'] }, async (page) => {
    await page.getByRole('button', { name: '我已支付' }).click();
    await page.getByText('还没有收到付款').waitFor();
  }),
  ordered('shop/pay-cancel', { inWindow: true }, async (page) => {
    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('dialog', { name: '取消这个订单？' }).waitFor();
  }),
  ordered('shop/fail-cancelled', {}, cancel),
  ordered('shop/fail-waiting', {}, async (page, orderId) => {
    await page.goto(`/shopmall/pay/fail?orderId=${orderId}`);
    await page.getByRole('link', { name: '重新付款' }).waitFor();
  }),
  ordered('shop/success-not-paid', {}, async (page, orderId) => {
    await page.goto(`/shopmall/pay/success?orderId=${orderId}`);
    await page.getByRole('heading', { level: 1, name: '还没有收到这个订单的付款' }).waitFor();
  }),
  ordered('shop/detail-waiting', {}, async (page, orderId) => {
    await page.goto(`/shopmall/order/detail?id=${orderId}`);
    await page.getByRole('timer', { name: '剩余付款时间' }).waitFor();
  }),
  ordered('shop/product-ordered', {}, async (page) => {
    await page.goto(detail('product-mini'));
    await page.getByText('你有一个待支付的订单').waitFor();
  }),
  ordered('shop/provider', {}, async (page) => {
    await page.goto('/dev/weixinpay');
    await page.getByRole('heading', { level: 1 }).waitFor();
  }),
  at('shop/success', '/shopmall/pay/success?orderId=demo-order-1', ME),
  at('shop/list', '/shopmall/order/list', ME),
  at('shop/list-none', '/shopmall/order/list', { account: 'banzhuren' }),
  loading('shop/list-loading', '/shopmall/order/list', ORDERS, ME),
  failing('shop/list-failed', '/shopmall/order/list', { lost: ORDERS, text: /没有加载出来/, ...ME }),
  at('shop/detail', '/shopmall/order/detail?id=demo-order-1', ME),
  invoiced('shop/detail-invoices', async (page) => {
    await page.getByText('等待红冲').waitFor();
  }),
  at(
    'shop/detail-invoice',
    '/shopmall/order/detail?id=demo-order-3',
    { ...ME, inWindow: true },
    async ({ page }) => {
      await page.getByRole('button', { name: '申请发票' }).click();
      const dialog = page.getByRole('dialog', { name: '申请发票' });
      await dialog.getByText('企业', { exact: true }).click();
      await dialog.getByRole('button', { name: '提交申请' }).click();
      await dialog.getByText('纳税人识别号必须填写').waitFor();
    },
  ),
  at('shop/detail-closed', '/shopmall/order/detail?id=demo-order-4', ME),
  at('shop/detail-unknown', '/shopmall/order/detail?id=nothing', ME),
  at(
    'shop/detail-refund',
    '/shopmall/order/detail?id=demo-order-3',
    { ...ME, inWindow: true },
    async ({ page }) => {
      await page.getByRole('button', { name: '申请退款' }).click();
      const dialog = page.getByRole('dialog', { name: '申请退款' });
      await dialog.getByRole('button', { name: '提交申请' }).click();
      await dialog.getByText('原因必须填写').waitFor();
    },
  ),
];

const STATES = ['已支付', '已关闭', '退款中', '已退款', '已取消', '付款已退回', '申请了退款', '退款没有通过'];

/** Every state of a product and of an order. */
const samples: readonly Scene[] = [
  at('shop/demo', '/shopmall/demo', { isBusy: true }),
  ...STATES.map((state) =>
    at(
      `shop/demo-${state}`,
      '/shopmall/demo',
      { isBusy: true, part: (page) => page.getByRole('region', { name: '订单详情' }).getByRole('tabpanel') },
      ({ page }) => page.getByRole('tab', { name: state, exact: true }).click(),
    ),
  ),
];

/** The shop mall. */
export const shopScenes: readonly Scene[] = [...products, ...orders, ...samples];
