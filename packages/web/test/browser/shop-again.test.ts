import { expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { call, choose, order, shopper } from './support/shop.js';

const demo = useDemo();

it('an order that waits is said where the same is bought again, and leads to its payment', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  await page.goto('/shopmall/product/detail?productId=product-mini');
  await page.getByRole('link', { name: '立即购买' }).filter({ visible: true }).waitFor();
  const note = page.getByRole('status').filter({ hasText: '你有一个待支付的订单' });
  expect(await note.count()).toBe(0);
  const orderId = await order(page, '小程序开发');
  await choose(page, '小程序开发');
  await note.filter({ hasText: /¥\d+\.\d\d，还剩 (29|30) 分钟/ }).waitFor();
  await note.getByRole('link', { name: '去付款' }).click();
  await page.waitForURL(`**/shopmall/pay?orderId=${orderId}`);
  await call(visitor, demo.address, '/api/shop/order/cancel', { orderId });
  await page.waitForURL(`**/shopmall/pay/fail?orderId=${orderId}`);
  await choose(page, '小程序开发');
  expect(await note.count()).toBe(0);
  await visitor.leave();
});

it('a lost connection is said at once where an order is paid', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { context, page } = visitor;
  const orderId = await order(page, '小程序开发');
  const says = (words: string) => page.getByRole('status').filter({ hasText: words }).count();
  await expect.poll(() => says('正在等待付款')).toBe(1);
  await context.setOffline(true);
  await expect.poll(() => says('网络连接不上')).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => says('正在等待付款')).toBe(1);
  await call(visitor, demo.address, '/api/shop/order/cancel', { orderId });
  await visitor.leave();
});

it('a page behind the last one of the orders is the last one', async () => {
  const visitor = await shopper(demo, 'xiaoming');
  const { page } = visitor;
  await page.goto('/shopmall/order/list?page=99');
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await visitor.leave();
});

it.each(['/shopmall/order/detail?id=', '/shopmall/pay?orderId='])(
  'an order that is not there is asked for once, and not watched: %s',
  async (path) => {
    const visitor = await shopper(demo, 'xiaohong');
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/shop/order')) asked.push(pathname);
    });
    await page.goto(`${path}demo-order-1`);
    await page.getByRole('heading', { name: '没有找到这个订单' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['/api/shop/order']);
    await visitor.leave();
  },
);
