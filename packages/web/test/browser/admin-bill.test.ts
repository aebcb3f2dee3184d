import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { billReadyAt } from '@ykd/domain/bill';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { logIn, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { call, doThere, scan, shopper, toPay } from './support/shop.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const MINUTE_MS = 60_000;

/** How far the clock of the server is ahead. */
let ahead = 0;
const now = (): number => Date.now() + ahead;
const later = async (ms: number): Promise<void> => {
  ahead += ms;
  await demo.later(ms);
};

const at = async (account: string, path: string, device: Device = 'desktop'): Promise<Visitor> => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, account);
  await visitor.page.goto(path);
  await loaded(visitor.page);
  return visitor;
};

const paid = async (account: string, productId: string): Promise<string> => {
  const visitor = await shopper(demo, account);
  const orderId = await toPay(visitor, demo.address, productId);
  await doThere(await scan(visitor), '支付');
  await visitor.page.waitForURL(`**/shopmall/pay/success?orderId=${orderId}`);
  await visitor.leave();
  return orderId;
};

const daysOf = (page: Page) => page.getByRole('table', { name: '每一天' });
const rowOf = (page: Page, day: string) => daysOf(page).getByRole('row', { name: day });

it('finds a refund in part, one in full, an order from elsewhere and one cent, and a month is closed by somebody', async () => {
  // Early in a month, so that it is over in the end.
  const day = shanghaiDay(now());
  const [whole, part, wrong] = [
    await paid('xiaohong', 'product-algorithm'),
    await paid('xiaohong', 'product-python'),
    await paid('xiaohong', 'product-develop'),
  ];
  const staff = await at('admin', '/admin/order/bill');
  const { page } = staff;
  const post = <T>(path: string, data: object): Promise<T> => call<T>(staff, demo.address, path, data);
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
  await page.goto(`/admin/order?open=${wrong}`);
  const number = await page
    .getByText(/^4200\d{24}$/)
    .first()
    .innerText();
  const provider = await demo.visit('desktop', { reducedMotion: 'reduce' });
  await provider.page.goto('/dev/weixinpay/bill');
  const planted = provider.page.getByRole('combobox', { name: `${number} 在账单里` });
  await planted.selectOption({ label: '多写一分' });
  await provider.page.getByRole('listitem').filter({ has: planted }).getByRole('button').click();
  await expect.poll(() => planted.inputValue()).toBe('cent');
  expect(await faultsOf(provider.page)).toEqual([]);
  await provider.leave();
  await staff.leave();

  await later(billReadyAt(day) + MINUTE_MS - now());
  const morning = await at('zhujiao', '/admin/order/bill');
  const { page: bill } = morning;
  await expect
    .poll(async () => {
      await bill.reload();
      await loaded(bill);
      return rowOf(bill, day).getByText('1 项待处理').count();
    })
    .toBe(1);
  await bill.getByText('相差 -¥0.01').first().waitFor();
  await bill.getByText('1 笔，共 ¥888.00').waitFor();
  expect(await faultsOf(bill)).toEqual([]);
  await rowOf(bill, day)
    .getByRole('button', { name: `对 ${day} 重新对账` })
    .click();
  await told(bill, `${day} 已重新对账`);

  await rowOf(bill, day).getByRole('link', { name: '1 项待处理' }).click();
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
  await dialog.getByRole('textbox').fill('微信支付的尾差');
  await dialog.getByRole('button', { name: '记下' }).click();
  await drawer.getByText('微信支付的尾差').first().waitFor();
  await morning.leave();

  // The month goes by; each day is compared.
  while (shanghaiDay(now()).startsWith(day.slice(0, 7))) await later(DAY_MS);
  await later(DAY_MS);
  const closing = await at('zhujiao', `/admin/order/bill?month=${day.slice(0, 7)}`);
  const { page: end } = closing;
  await expect
    .poll(async () => {
      await end.reload();
      await loaded(end);
      return end.getByText('这个月可以关账了。').count();
    })
    .toBe(1);
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
