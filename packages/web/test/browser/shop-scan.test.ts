import { expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import {
  call,
  canOpen,
  doThere,
  successOf,
  newestOrder,
  order,
  scan,
  shopper,
  timesTold,
} from './support/shop.js';

const demo = useDemo();

it('a student buys by scanning: the page goes on by itself, the course opens, the list of orders is right', async () => {
  await demo.addCourse('wxmini10');
  const visitor = await shopper(demo, 'xiaoming');
  const { context, page } = visitor;

  // Another tab, in which the course is still closed.
  const other = await context.newPage();
  await other.goto('/study/wxmini10');
  await other.getByRole('button', { name: '去购买：' }).waitFor();

  const orderId = await order(page, '小程序开发');
  expect(await page.getByRole('region', { name: '应付金额' }).innerText()).toMatch(/小程序开发\s*¥999\.00/);
  expect(await page.getByRole('timer').innerText()).toMatch(/(29|30):\d\d/);
  const provider = await scan(visitor);
  expect(await provider.locator('main').innerText()).toContain('¥999.00');
  await doThere(provider, '支付');
  await provider.getByText('支付成功').waitFor();
  expect(await successOf(page, orderId)).toBe('支付成功');

  await page.getByRole('link', { name: '去学习' }).click();
  await canOpen(page, '微信小程序开发');
  await page.getByRole('button', { name: '去学习：微信小程序开发', exact: true }).click();
  await page.getByText('第一部分的课文。').waitFor();

  // Whoever comes back to the other tab finds it open, too.
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await other.getByText('第一部分的课文。').waitFor();

  expect(await newestOrder(page)).toMatch(/小程序开发\s*已支付\s*课程有效期至 \d{4}-\d\d-\d\d\s*¥999\.00/);
  await page.goto(`/shopmall/pay?orderId=${orderId}`);
  expect(await successOf(page, orderId)).toBe('支付成功');
  await visitor.leave();
});

it('pays once when two phones pay: the second payment goes back', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await order(page, '小程序开发');
  await doThere(await scan(visitor), '支付两次');
  expect(await successOf(page, orderId)).toBe('支付成功');
  await page.getByRole('link', { name: '查看订单' }).click();
  expect(await timesTold(page, '付款成功')).toBe(1);
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByRole('region', { name: '退款', exact: true }).innerText();
      },
      { timeout: 60_000 },
    )
    .toMatch(/重复的付款\s*已退回[\s\S]*¥999\.00/);
  expect(await page.locator('h1 + span').innerText()).toBe('已支付');
  await visitor.leave();
});

it('waits after a payment that failed, and takes the next one', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await order(page, '前端工程师');
  const provider = await scan(visitor);
  await doThere(provider, '支付失败');
  await provider.getByText('支付失败，没有扣款').waitFor();
  await page.getByRole('button', { name: '我已支付' }).click();
  await page.getByText('还没有收到付款').waitFor();
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
  const orderId = await order(page, '数据结构与算法');
  const provider = await scan(visitor);
  await doThere(provider, '支付但不通知');
  await provider.getByText('不通知').waitFor();
  await page
    .getByRole('button', { name: '我已支付' })
    .click()
    // It may have been found meanwhile without him.
    .catch(() => undefined);
  expect(await successOf(page, orderId)).toBe('支付成功');
  await visitor.leave();
});

it('finds it also when he says nothing', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await order(page, '经典旧版课程包');
  await doThere(await scan(visitor), '支付但不通知');
  expect(await successOf(page, orderId, 90_000)).toBe('支付成功');
  await visitor.leave();
});

it('goes on by asking while it cannot listen', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { context, page } = visitor;
  await context.route('**/api/shop/order/watch*', (route) => route.abort());
  const orderId = await order(page, '小程序开发');
  await page.getByText('正在反复确认付款结果').waitFor();
  await doThere(await scan(visitor), '支付');
  expect(await successOf(page, orderId)).toBe('支付成功');
  await visitor.leave();
});

it('gives the money back when the student asks and staff agree, and the page says so by itself', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await order(page, 'Python 大数据分析');
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
  expect(await page.getByRole('region', { name: '订单进度' }).innerText()).toContain('买错了课程');

  const staff = await shopper(demo, 'zhujiao');
  await call(staff, demo.address, '/api/shop/staff/refund/decide', { orderId, grant: true, reason: '' });
  await expect.poll(() => status.innerText(), { timeout: 60_000 }).toBe('已退款');
  expect(await page.getByRole('region', { name: '退款', exact: true }).innerText()).toContain('已退回');
  await page.goto('/learn');
  await page.getByRole('heading', { name: '我的课程' }).waitFor();
  expect(await page.getByText('Python 大数据分析').count()).toBe(0);
  await staff.leave();
  await visitor.leave();
});
