import { randomUUID } from 'node:crypto';
import { COMMISSION_HOLD_DAYS } from '@ykd/domain/commission';
import { DAY_MS } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { call, doThere, scan, successOf } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const PRODUCT = 'product-develop';
const CODE = 'demo-huoban-develop';
/** What is paid with the coupon, and 7 % of it. */
const EARNED = '¥244.93';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Claims huoban's coupon, orders with it and pays. */
const buy = async (visitor: Visitor): Promise<string> => {
  const { address } = demo;
  const { id: couponId } = await call<{ id: string }>(visitor, address, '/api/coupon/claim', { code: CODE });
  const purchase = { productId: PRODUCT, choice: ['标准班'], couponId };
  const { amount } = await call<{ amount: number }>(visitor, address, '/api/shop/quote', purchase);
  const { id } = await call<{ id: string }>(visitor, address, '/api/shop/order/place', {
    ...purchase,
    amount,
    requestKey: randomUUID(),
  });
  await visitor.page.goto(`/shopmall/pay?orderId=${id}`);
  await doThere(await scan(visitor), '支付');
  await successOf(visitor.page, id);
  return id;
};

/** Somebody buys with huoban's coupon; `after`: who logged in on the same device before. */
const bought = async (account: string, after?: string): Promise<string> => {
  const visitor = await demo.visit(undefined, { reducedMotion: 'reduce' });
  if (after !== undefined) {
    await logIn(visitor, demo.address, after);
    await visitor.context.request.post('/api/member/logout', {
      headers: { origin: demo.address },
      data: {},
    });
  }
  await logIn(visitor, demo.address, account);
  const id = await buy(visitor);
  await visitor.leave();
  return id;
};

/** Gives the class teacher of the demo the right to look after partners, too. */
const grantPartners = async (): Promise<void> => {
  const { get, post, leave } = await staffAt(demo, '/admin');
  const userId = 'demo-banzhuren';
  const { version, role, grants } = await get<{ version: number; role: string; grants: readonly string[] }>(
    `/api/admin/employee?userId=${userId}`,
  );
  const wanted = { userId, version, role, grants: [...grants, 'partners'], reason: '也核对佣金' };
  await post('/api/admin/employee/rights', wanted);
  await leave();
};

describe('commission in the console', () => {
  it('is decided about once, of an order that was claimed on a device of the partner', async () => {
    await grantPartners();
    const orderId = await bought('xiaohong', 'huoban');
    const [one, other] = [
      await staffAt(demo, '/admin/commission/doubt'),
      await staffAt(demo, '/admin/commission/doubt', 'banzhuren'),
    ];
    const cardIn = (page: Page) => page.getByRole('article', { name: /研发训练营/ });
    for (const { page } of [one, other]) {
      await cardIn(page).getByText('买家与这位合作伙伴用过同一台设备。').waitFor();
      await cardIn(page).getByText(new RegExp(EARNED)).waitFor();
      expect(await faultsOf(page)).toEqual([]);
    }
    // Who sees all orders may open it, and sees who bought; she sees the students in her care alone.
    await cardIn(one.page).getByRole('link', { name: orderId }).waitFor();
    await cardIn(one.page).getByText('王小红').waitFor();
    await cardIn(other.page).getByText('王*红').waitFor();
    await expect.poll(() => cardIn(other.page).getByRole('link', { name: orderId }).count()).toBe(0);

    await press(other.page, '通过…');
    await press(one.page, '不予结算…');
    const dialog = one.page.getByRole('dialog', { name: '不予结算？' });
    await dialog.getByText(new RegExp(`${EARNED} 全部冲回`)).waitFor();
    await dialog.getByRole('button', { name: '不予结算', exact: true }).click();
    await dialog
      .getByText(/请填写|字/)
      .first()
      .waitFor();
    await dialog.getByRole('textbox').fill('同一台电脑');
    expect(await faultsOf(one.page)).toEqual([]);
    await dialog.getByRole('button', { name: '不予结算', exact: true }).click();
    await told(one.page, '已冲回这个订单的佣金');
    const late = other.page.getByRole('dialog', { name: '核对通过？' });
    await late.getByRole('textbox').fill('室友的电脑');
    await late.getByRole('button', { name: '核对通过', exact: true }).click();
    await late.getByText('管理员刚刚核对过：不予结算。').waitFor();

    const { page } = one;
    await dialog.waitFor({ state: 'detached' });
    await press(page, '不予结算');
    await cardIn(page)
      .getByText(/^不予结算，管理员，/)
      .waitFor();
    await cardIn(page).getByText('同一台电脑').waitFor();
    await page.getByRole('link', { name: '佣金明细' }).click();
    await page.getByText('核对不予结算，冲回佣金').waitFor();
    await page.getByText('订单付款，赚得佣金').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    for (const { leave } of [one, other]) await leave();
  });

  it('has rates that are agreed, with what is wrong with them beside the fields', async () => {
    const { page, leave } = await staffAt(demo, '/admin/commission/rate');
    await page.getByText('还没有约定过比例').waitFor();
    await press(page, '约定比例');
    const dialog = page.getByRole('dialog', { name: '约定佣金比例' });
    await dialog.getByRole('button', { name: '约定比例' }).click();
    await dialog.getByText('比例在 0% 与 100% 之间，精确到 0.01%').waitFor();
    await dialog.getByRole('textbox', { name: /^比例/ }).fill('12.25');
    await dialog.getByRole('combobox', { name: '合作伙伴' }).fill('赵');
    await page.getByRole('option', { name: /赵敏/ }).click();
    await dialog.getByRole('combobox', { name: '级别' }).selectOption({ label: '金牌' });
    await dialog.getByRole('button', { name: '约定比例' }).click();
    await dialog.getByText('按级别的比例不能再指定合作伙伴或商品').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('combobox', { name: '级别' }).selectOption({ label: '全部级别' });
    await dialog.getByRole('combobox', { name: '商品' }).selectOption({ label: '研发训练营' });
    await dialog.getByRole('button', { name: '约定比例' }).click();
    await told(page, '已约定 12.25%，从开始的那天起算数');
    const row = page.getByRole('row').filter({ hasText: '12.25%' });
    await row.getByText('研发训练营').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('says of a month when it is closed, and how', async () => {
    const { page, leave } = await staffAt(demo, '/admin/commission/statement', 'admin', { device: 'phone' });
    await page.getByText(/ykd ledger close 20\d\d-\d\d/).waitFor();
    await page.getByText('没有结算单').waitFor();
    await press(page, '下一个月');
    await page.getByText('这个月还没有结束').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    for (const path of ['ledger', 'doubt', 'rate', 'detail/demo-huoban']) {
      await page.goto(`/admin/commission/${path}`);
      await loaded(page);
      expect(await faultsOf(page), path).toEqual([]);
    }
    await leave();
  });

  it('is written off of a partner with whom it is over, with a reason, and is found in the ledger', async () => {
    await bought('xiaoming');
    await demo.later(COMMISSION_HOLD_DAYS * DAY_MS);
    const { page, get, post, leave } = await staffAt(demo, '/admin/commission/detail/demo-huoban');
    const standing = () => get<{ payable: number }>('/api/admin/commission/account?partnerId=demo-huoban');
    await expect.poll(async () => (await standing()).payable).toBeGreaterThan(0);
    await page.reload();
    await loaded(page);
    const account = page.getByRole('region', { name: '佣金账户' });
    await account.getByText('终止合作以后，可以核销').waitFor();
    await expect.poll(() => account.getByRole('button').count()).toBe(0);
    const { version } = await get<{ version: number }>('/api/admin/partner?userId=demo-huoban');
    await post('/api/admin/partner/state', {
      userId: 'demo-huoban',
      version,
      event: 'END',
      reason: '不再合作',
    });
    await page.reload();
    await loaded(page);
    expect(await faultsOf(page)).toEqual([]);
    await account.getByRole('button', { name: '核销可付的…' }).click();
    const dialog = page.getByRole('dialog', { name: '不再付给赵敏？' });
    const amount = dialog.getByRole('textbox', { name: /核销多少/ });
    const most = await amount.inputValue();
    await amount.fill(`${most}0`);
    await dialog.getByRole('textbox', { name: /原因/ }).fill('联系不上，停了一年');
    await dialog.getByRole('button', { name: '核销', exact: true }).click();
    await dialog.getByText(/金额至少是|核销不能超过/).waitFor();
    await amount.fill('100.5');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: '核销', exact: true }).click();
    await told(page, '已核销 ¥100.50');
    await account.getByText('¥100.50').first().waitFor();
    await account.getByRole('link', { name: '看佣金明细' }).click();
    const line = page.getByRole('row').filter({ hasText: '核销不再付的佣金' });
    await line.getByText('可付 → 已核销').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
