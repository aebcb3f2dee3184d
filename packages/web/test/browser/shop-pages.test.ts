import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Visitor } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { faultsOf, WINDOWS } from './support/faults.js';
import { call, order, shopper } from './support/shop.js';

const demo = useDemo();

/** The pages of the shop mall, with an order that waits, one that is closed and one that is paid. */
const pagesOf = ({ waiting, closed }: { readonly waiting: string; readonly closed: string }) => [
  '/shopmall',
  '/shopmall?courseId=j1',
  '/shopmall/product/detail?productId=product-develop',
  '/shopmall/product/detail?productId=product-go',
  `/shopmall/order/confirm?productId=product-develop&choice=${encodeURIComponent('标准班')}`,
  '/shopmall/order/confirm',
  `/shopmall/pay?orderId=${waiting}`,
  `/shopmall/pay/fail?orderId=${waiting}`,
  `/shopmall/pay/fail?orderId=${closed}`,
  `/shopmall/pay/success?orderId=${waiting}`,
  '/shopmall/pay/success?orderId=demo-order-1',
  '/shopmall/order/list',
  '/shopmall/order/list?status=TRADE_REFUNDED',
  `/shopmall/order/detail?id=${waiting}`,
  '/shopmall/order/detail?id=demo-order-1',
  '/shopmall/order/detail?id=nothing',
  '/shopmall/demo',
];

const ordersOf = async (visitor: Visitor): Promise<{ waiting: string; closed: string }> => {
  const waiting = await order(visitor.page, '小程序开发');
  const closed = await order(visitor.page, '小程序开发');
  await call(visitor, demo.address, '/api/shop/order/cancel', { orderId: closed });
  return { waiting, closed };
};

describe.each(WINDOWS)('on a %s', (device) => {
  it('no page of the shop mall has an accessibility fault, and all fit the window', async () => {
    const visitor = await shopper(demo, 'xiaoming', { device });
    const { page } = visitor;
    const orders = await ordersOf(visitor);
    for (const path of pagesOf(orders)) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('load');
      await expect
        .poll(() => page.locator('[aria-busy=true]').count(), { timeout: 15_000 })
        .toBeLessThan(
          // The page of all states shows what loads, too.
          path === '/shopmall/demo' ? 5 : 1,
        );
      expect(await faultsOf(page), path).toEqual([]);
    }
    await page.goto('/shopmall/demo');
    for (const [button, dialog] of [
      ['取消订单', '取消这个订单？'],
      ['申请退款', '申请退款'],
    ] as const) {
      if (button === '申请退款') await page.getByRole('tab', { name: '已支付' }).click();
      await page.getByRole('button', { name: button }).first().click();
      await page.getByRole('dialog', { name: dialog }).waitFor();
      expect(await faultsOf(page), dialog).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await call(visitor, demo.address, '/api/shop/order/cancel', { orderId: orders.waiting });
    await visitor.leave();
  });
});

it('shows in each state of an order what there is to do about it, and only that', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  await page.goto('/shopmall/demo');
  const panel = page.getByRole('region', { name: '订单详情' }).getByRole('tabpanel');
  const actions = panel.getByRole('region', { name: '购买内容' });
  for (const [state, ...names] of [
    ['待支付', '去付款', '取消订单'],
    ['已支付', '去学习', '申请退款'],
    ['已关闭', '再次购买'],
    ['退款中'],
    ['已退款', '再次购买'],
    ['已取消', '再次购买'],
  ] as const) {
    await page.getByRole('tab', { name: state }).click();
    expect(await actions.getByRole('link').or(actions.getByRole('button')).allInnerTexts(), state).toEqual(
      names,
    );
  }
  await visitor.leave();
});

it('loads at most 200 kB of script for the first page, and 40 kB for each further one', async () => {
  const visitor = await shopper(demo, 'xiaoming');
  const { context } = visitor;
  const orders = await ordersOf(visitor);
  const fresh = await shopper(demo, 'xiaoming');
  const seen = new Set<string>();
  const kilobytes: [path: string, size: number][] = [];
  for (const path of pagesOf(orders)) {
    const page = await fresh.context.newPage();
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('load');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const scripts = loaded.filter((url) => new URL(url).pathname.endsWith('.js') && !seen.has(url));
    const sizes: number[] = [];
    for (const url of scripts) {
      seen.add(url);
      const body = await (await fresh.context.request.get(url)).body();
      sizes.push(gzipSync(body, { level: 9 }).length);
    }
    kilobytes.push([path, sizes.reduce((sum, size) => sum + size, 0) / 1000]);
    await page.close();
  }
  const [first, ...further] = kilobytes;
  expect(first?.[1]).toBeLessThan(200);
  expect(further.filter(([, size]) => size >= 40)).toEqual([]);
  await context.close();
  await fresh.leave();
});
