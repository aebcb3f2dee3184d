import { expect, it } from 'vitest';
import { submitLogin } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { newMember, openFromMenu } from './support/member.js';
import { call, choose, order, shopper, toPay } from './support/shop.js';

const demo = useDemo();

it('an order that waits is said where the same is bought again, and leads to its payment', async () => {
  const visitor = await newMember(demo, 'desktop', { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.goto('/shopmall/product/detail?productId=product-mini');
  await page.getByRole('link', { name: '立即购买' }).filter({ visible: true }).waitFor();
  const note = page.getByRole('status').filter({ hasText: '你有一个待支付的订单' });
  await expect.poll(() => note.count()).toBe(0);
  const orderId = await order(page, '小程序开发');
  await choose(page, '小程序开发');
  await note.filter({ hasText: /¥\d+\.\d\d，还剩 (2\d|30) 分钟/ }).waitFor();
  await note.getByRole('link', { name: '去付款' }).click();
  await page.waitForURL(`**/shopmall/pay?orderId=${orderId}`);
  await call(visitor, demo.address, '/api/shop/order/cancel', { orderId });
  await page.waitForURL(`**/shopmall/pay/fail?orderId=${orderId}`);
  await choose(page, '小程序开发');
  await expect.poll(() => note.count()).toBe(0);
  await visitor.leave();
});

it('an order that waits is never shown to whoever logs in next', async () => {
  const visitor = await newMember(demo, 'desktop', { reducedMotion: 'reduce' });
  const { context, page } = visitor;
  await toPay(visitor, demo.address, 'product-mini');
  await page.goto('/shopmall/product/detail?productId=product-mini');
  const note = page.getByText('你有一个待支付的订单');
  await note.waitFor();
  const second = await context.newPage();
  await second.goto('/shopmall');
  // The next member's own orders do not come.
  await page.route('**/api/shop/orders*', (route) => route.abort());
  // Behind another tab, each click takes long.
  await second.bringToFront();
  await openFromMenu(second, '退出登录');
  await note.waitFor({ state: 'detached' });
  await second.goto('/login');
  const asked = page.waitForEvent('requestfailed');
  await submitLogin(second, 'xiaohong');
  await asked;
  await page.getByRole('button', { name: '用户菜单：王小红' }).waitFor();
  await expect.poll(() => note.count()).toBe(0);
  await visitor.leave();
});

it('a lost connection is said at once where an order is paid', async () => {
  const visitor = await newMember(demo, 'desktop', { reducedMotion: 'reduce' });
  const { context, page } = visitor;
  const orderId = await toPay(visitor, demo.address, 'product-mini');
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
  // The second is further than any list may be walked through.
  for (const number of [99, 1002]) {
    await page.goto(`/shopmall/order/list?page=${number}`);
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  }
  await visitor.leave();
});

it('an order that is not there is asked for once, and not watched', async () => {
  const { page, leave } = await newMember(demo, 'desktop', { reducedMotion: 'reduce' });
  let asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/shop/order')) asked.push(pathname);
  });
  for (const path of ['/shopmall/order/detail?id=', '/shopmall/pay?orderId=']) {
    asked = [];
    await page.goto(`${path}demo-order-1`);
    await page.getByRole('heading', { name: '没有找到这个订单' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked, path).toEqual(['/api/shop/order']);
  }
  await leave();
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
    await expect
      .poll(() => actions.getByRole('link').or(actions.getByRole('button')).allInnerTexts(), {
        message: state,
      })
      .toEqual(names);
  }
  await visitor.leave();
});
