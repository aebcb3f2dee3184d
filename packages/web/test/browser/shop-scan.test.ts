import type { Locator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { useOwnDemo } from './support/demo.js';
import { loaded } from './support/faults.js';
import {
  call,
  canOpen,
  doThere,
  successOf,
  newestOrder,
  order,
  sayPaid,
  scan,
  shopper,
  timesTold,
  toPay,
} from './support/shop.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

/** After this time the server asks what became of a refund. */
const REFUND_MS = 5000;

/** What the course is about that a student buys. */
const LESSON = '## 第一部分\n\n第一部分的课文。\n';

beforeAll(async () => {
  for (const courseId of ['wxmini10', 'wxmini10-ts']) await demo.addCourse(courseId, LESSON);
});

it('a student buys by scanning: the page goes on by itself, the course opens, the list of orders is right', async () => {
  const visitor = await shopper(demo, 'xiaoming');
  const { context, page } = visitor;

  // Another tab, in which the course is still closed.
  const other = await context.newPage();
  await other.goto('/study/wxmini10');
  await other.getByRole('button', { name: '去购买：' }).waitFor();
  await page.bringToFront();

  const orderId = await order(page, '小程序开发');
  await expect
    .poll(() => page.getByRole('region', { name: '应付金额' }).innerText())
    .toMatch(/小程序开发\s*标准班\s*¥999\.00/);
  await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/(2\d|30):\d\d/);
  const provider = await scan(visitor);
  await expect.poll(() => provider.locator('main').innerText()).toContain('¥999.00');
  await doThere(provider, '支付');
  await provider.getByText('支付成功').waitFor();
  expect(await successOf(page, orderId)).toBe('支付成功');

  // Several courses: the first of them by one press, all of them in the learning centre, each of them from here.
  const courses = page.getByRole('region', { name: '现在可以学习的课程' });
  await courses.waitFor();
  await page.getByRole('button', { name: '开始学《微信小程序开发》' }).waitFor();
  await page.getByRole('link', { name: '学习中心' }).first().click();
  await page.waitForURL('**/learn');
  await canOpen(page, '微信小程序开发');
  await page.goBack();
  await courses.getByRole('button', { name: '去学习：微信小程序开发', exact: true }).click();
  await page.getByText('第一部分的课文。').waitFor();

  // Whoever comes back to the other tab finds it open, too.
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await other.getByText('第一部分的课文。').waitFor();

  expect(await newestOrder(page)).toMatch(
    /小程序开发\s*已支付\s*标准班\s*课程有效期至 \d{4}-\d\d-\d\d\s*¥999\.00/,
  );
  await page.goto(`/shopmall/pay?orderId=${orderId}`);
  expect(await successOf(page, orderId)).toBe('支付成功');
  await visitor.leave();
});

it('pays once when two phones pay: the second payment goes back', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await toPay(visitor, demo.address, 'product-mini');
  await doThere(await scan(visitor), '支付两次');
  expect(await successOf(page, orderId)).toBe('支付成功');
  // It is said without a reload, first that it goes back, then that it is back.
  await page.getByText('你多付的 ¥999.00').waitFor();
  await demo.later(REFUND_MS);
  await page.getByText('你多付的 ¥999.00 已退回').waitFor();
  await page.getByRole('link', { name: '查看订单' }).click();
  expect(await timesTold(page, '付款成功')).toBe(1);
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('region', { name: '退款', exact: true }).innerText();
    })
    .toMatch(/重复的付款\s*已退回[\s\S]*¥999\.00/);
  await expect.poll(() => page.locator('h1 + span').innerText()).toBe('已支付');
  await visitor.leave();
});

it('waits after a payment that failed, and takes the next one', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await toPay(visitor, demo.address, 'product-web');
  const provider = await scan(visitor);
  await doThere(provider, '支付失败');
  await provider.getByText('支付失败，没有扣款').waitFor();
  // The screen says so by itself, with what to do.
  await page.getByText('付款没有成功，没有扣款').waitFor();
  await page.getByText(/^可以再扫一次二维码/).waitFor();
  await page.getByRole('button', { name: '我已支付' }).click();
  await told(page, '还没有收到付款');
  expect(new URL(page.url()).pathname).toBe('/shopmall/pay');
  // The page survives a reload.
  await page.reload();
  await page.getByRole('img', { name: '微信支付二维码' }).waitFor();
  await doThere(provider, '支付');
  expect(await successOf(page, orderId)).toBe('支付成功');
  await visitor.leave();
});

it('finds a payment that nobody tells of, when the buyer says that he has paid', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await toPay(visitor, demo.address, 'product-algorithm');
  const provider = await scan(visitor);
  await doThere(provider, '支付但不通知');
  await provider.getByText('不通知').waitFor();
  await sayPaid(page);
  expect(await successOf(page, orderId)).toBe('支付成功');
  await visitor.leave();
});

it('finds it also when he says nothing', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await toPay(visitor, demo.address, 'product-classic');
  const provider = await scan(visitor);
  await doThere(provider, '支付但不通知');
  await provider.getByText('不通知').waitFor();
  // By then the server asks of its own accord.
  await demo.later(15_000);
  expect(await successOf(page, orderId)).toBe('支付成功');
  await visitor.leave();
});

it('goes on by asking while it cannot listen', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { context, page } = visitor;
  await page.clock.install();
  await context.route('**/api/shop/order/watch*', (route) => route.abort());
  const orderId = await toPay(visitor, demo.address, 'product-mini');
  await page.getByText('正在反复确认付款结果').waitFor();
  const provider = await scan(visitor);
  await doThere(provider, '支付');
  await provider.getByText('支付成功').waitFor();
  await page.clock.runFor(5000);
  expect(await successOf(page, orderId)).toBe('支付成功');
  await visitor.leave();
});

it('says that it cannot reach the server, and goes on once it can', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await toPay(visitor, demo.address, 'product-mini');
  const provider = await scan(visitor);
  await page.getByText('正在等待付款').waitFor();
  await page.route('**/api/shop/**', (route) => route.abort());
  await doThere(provider, '支付');
  await page.getByText('网络连接不上，正在重试').waitFor();
  await page.unroute('**/api/shop/**');
  expect(await successOf(page, orderId)).toBe('支付成功');
  await visitor.leave();
});

it('leads straight into the one course that was bought', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  // Every product of the demo opens several.
  await page.route(/\/api\/shop\/order\?/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const one = '"stages":[],"courseIds":["wxmini10"]';
    await route.fulfill({ response, body: body.replace(/"stages":\[[^\]]*\],"courseIds":\[[^\]]*\]/, one) });
  });
  const orderId = await toPay(visitor, demo.address, 'product-mini');
  await doThere(await scan(visitor), '支付');
  expect(await successOf(page, orderId)).toBe('支付成功');
  await page.getByRole('button', { name: /^去学习：/ }).click();
  await page.waitForURL('**/study/wxmini10/**');
  await visitor.leave();
});

it('fits everything there is to do into a small window, and promises no success in its title where there was none', async () => {
  const visitor = await shopper(demo, 'xiaohong', { viewport: { width: 1280, height: 800 } });
  const { page } = visitor;
  const orderId = await toPay(visitor, demo.address, 'product-mini');
  const inView = (element: Locator) =>
    element.evaluate((shown) => {
      const { top, bottom } = shown.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  for (const element of [
    page.getByRole('img', { name: '微信支付二维码' }),
    page.getByRole('timer'),
    page.getByRole('button', { name: '我已支付' }),
    page.getByRole('button', { name: '取消订单' }),
  ]) {
    await expect.poll(() => inView(element)).toBe(true);
  }

  const failure = async (heading: string): Promise<void> => {
    await page.goto(`/shopmall/pay/fail?orderId=${orderId}`);
    await page.getByRole('heading', { name: heading }).last().waitFor();
    await expect.poll(() => page.title()).toContain(heading);
  };
  await failure('付款没有完成');
  await call(visitor, demo.address, '/api/shop/order/cancel', { orderId });
  await failure('订单已取消');
  await visitor.leave();
});

it('gives the money back when the student asks and staff agree, and the page says so by itself', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await toPay(visitor, demo.address, 'product-python');
  await doThere(await scan(visitor), '支付');
  expect(await successOf(page, orderId)).toBe('支付成功');
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByRole('button', { name: '申请退款' }).click();
  const dialog = page.getByRole('dialog', { name: '申请退款' });
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await dialog.getByText('原因必须填写').waitFor();
  await dialog.getByRole('textbox', { name: '退款原因' }).fill('买错了课程');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  const status = page.locator('h1 + span');
  await expect.poll(() => status.innerText()).toBe('退款中');
  await page.getByRole('region', { name: '订单进度' }).getByText('买错了课程').waitFor();

  const staff = await shopper(demo, 'zhujiao');
  const decided = await call<{ readonly proposal: { readonly id: string } | null }>(
    staff,
    demo.address,
    '/api/shop/staff/refund/decide',
    { orderId, grant: true, reason: '' },
  );
  // It is more than one person gives back alone.
  const second = await shopper(demo, 'admin');
  await call(second, demo.address, '/api/shop/staff/proposal/approve', { id: decided.proposal?.id });
  await demo.later(REFUND_MS);
  await expect.poll(() => status.innerText()).toBe('已退款');
  await page.getByRole('region', { name: '退款', exact: true }).getByText('已退回').waitFor();
  await page.goto('/learn');
  await page.getByRole('heading', { name: '我的课程' }).waitFor();
  await loaded(page);
  await expect.poll(() => page.getByText('Python 大数据分析').count()).toBe(0);
  await second.leave();
  await staff.leave();
  await visitor.leave();
});
