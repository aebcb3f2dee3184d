import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { billReadyAt } from '@ykd/domain/bill';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { billDay, plantCent, reloadedUntil } from './support/bills.js';
import type { Device } from './support/browser.js';
import { clockOf } from './support/clock.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { paid } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const MINUTE_MS = 60_000;

const { now, later } = clockOf(demo);

const at = (account: string, path: string, device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

it('finds a refund in part, one in full, an order from elsewhere and one cent, and a month is closed by somebody', async () => {
  // Early in a month, so that it is over in the end.
  const day = shanghaiDay(now());
  const [whole, part, wrong] = [
    await paid(demo, 'xiaohong', 'product-algorithm'),
    await paid(demo, 'xiaohong', 'product-python'),
    await paid(demo, 'xiaohong', 'product-develop'),
  ];
  const staff = await at('admin', '/admin/order/bill');
  const { page, post } = staff;
  await post('/api/shop/staff/refund-limit', { limit: 10_000_000, reason: '对账前的演练' });
  const give = (orderId: string, amount: number | null) =>
    post('/api/shop/staff/give-back', { orderId, amount, reason: '时间不合适', requestKey: randomUUID() });
  await give(whole, null);
  await give(part, 1_234);
  await post('/api/shop/staff/order/offline', {
    userId: 'demo-xiaohong',
    productId: 'product-classic',
    choice: ['标准班'],
    amount: 88_800,
    paidAt: now() - MINUTE_MS,
    way: 'BANK',
    evidence: '银行流水 20260301',
    pictures: [],
    reason: '对公转账',
    requestKey: randomUUID(),
    again: true,
  });
  await page.getByText('还没有账单').waitFor();

  // Somebody makes the bill wrong by a cent about the third order.
  await plantCent(demo, page, wrong);
  await staff.leave();

  await later(billReadyAt(day) + MINUTE_MS - now());
  const morning = await at('zhujiao', '/admin/order/bill');
  const { page: bill } = morning;
  await reloadedUntil(bill, billDay(bill, day).getByText('1 项待处理'));
  await bill.getByText('相差 -¥0.01').first().waitFor();
  await bill.getByText('1 笔，共 ¥888.00').waitFor();
  // All that is in the way of closing, without days that have not been, of which a month has none on its last; what is counted; and
  // which month it is.
  const isLast = !shanghaiDay(billReadyAt(day)).startsWith(day.slice(0, 7));
  const toCome = isLast ? '' : '还有 \\d+ 天的账单没有出来；';
  await bill.getByText(new RegExp(`^${toCome}还有 1 项差异没有处理$`)).waitFor();
  await bill.getByText('这里的收款与退款是微信支付的每一笔').waitFor();
  const months = bill.getByRole('table', { name: '月份' });
  await expect.poll(() => months.locator('tr[data-chosen] [aria-current]').count()).toBe(1);
  expect(await faultsOf(bill)).toEqual([]);
  await billDay(bill, day)
    .getByRole('button', { name: `对 ${day} 重新对账` })
    .click();
  await told(bill, `${day} 已重新对账`);

  await billDay(bill, day).getByRole('link', { name: '1 项待处理' }).click();
  await bill.waitForURL('**/admin/order/difference?dayAt=*');
  await bill.goto('/admin');
  await bill.getByRole('listitem').filter({ hasText: '没有处理的对账差异' }).getByRole('link').click();
  await bill.waitForURL('**/admin/order/difference?settledAt=*');
  await bill.getByRole('table', { name: '对账差异' }).getByRole('link', { name: '收款：金额不同' }).click();
  const drawer = bill.getByRole('dialog', { name: '收款：金额不同' });
  await drawer.getByRole('link', { name: `订单 ${wrong.slice(0, 8)}` }).waitFor();
  expect(await faultsOf(bill)).toEqual([]);
  await drawer.getByRole('button', { name: '写明怎样处理…' }).click();
  const dialog = bill.getByRole('dialog', { name: '处理这项差异' });
  await dialog.getByRole('button', { name: '记下' }).click();
  await dialog.getByLabel('说明').fill('微信支付的尾差');
  await dialog.getByRole('button', { name: '记下' }).click();
  await expect.poll(() => drawer.getByText('微信支付的尾差').count()).toBe(1);
  await morning.leave();

  // The month goes by, and each day is compared. All at once: what is being asked of WeChat Pay while the clock moves is
  // refused for its age, and asked again only after minutes.
  const afterMonth = (moment: number): number =>
    shanghaiDay(moment).startsWith(day.slice(0, 7)) ? afterMonth(moment + DAY_MS) : moment;
  await later(afterMonth(now()) + DAY_MS - now());
  const closing = await at('zhujiao', `/admin/order/bill?month=${day.slice(0, 7)}`);
  const { page: end } = closing;
  await reloadedUntil(end, end.getByText('这个月可以关账了。'));
  await end.getByRole('button', { name: '关账', exact: true }).click();
  await end.getByRole('dialog').getByRole('button', { name: '关账' }).click();
  await end.getByText(/在 .* 关账$/).waitFor();
  await closing.leave();

  const reader = await at('admin', '/admin/audit');
  for (const act of ['关账', '处理对账差异', '重新对账', '登记站外付款的订单', '主动退款'])
    await reader.page.getByRole('table').getByText(act, { exact: true }).first().waitFor();
  await reader.leave();

  const phone = await at('zhujiao', `/admin/order/bill?month=${day.slice(0, 7)}`, 'phone');
  await phone.page.getByText('已关账').first().waitFor();
  expect(await faultsOf(phone.page)).toEqual([]);
  await phone.page.goto('/admin/order/difference');
  await phone.page.getByText('已处理').or(phone.page.getByText('微信支付的尾差')).first().waitFor();
  expect(await faultsOf(phone.page)).toEqual([]);
  await phone.leave();
});
