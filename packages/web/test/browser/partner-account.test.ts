import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { copyBy } from './support/copied.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo({ DEMO_STUDENTS: '150' });

const MINE = '/coupon/my';
const CLOSED = '/admin/commstudent';

const onPhone = async (path: string) => {
  const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, 'huoban');
  await visitor.page.goto(path);
  await loaded(visitor.page);
  return visitor;
};

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Cents of an amount as it is shown. */
const centsOf = (text: string): number => Math.round(Number(text.replaceAll(/[¥,+]/g, '')) * 100);

describe('what a partner earned', () => {
  it('is told him account by account, with the orders that he brought', async () => {
    const { page, leave } = await onPhone(MINE);
    const mine = part(page, '我的佣金');
    for (const account of ['保留中', '可付', '付款中', '已付'])
      await mine.getByText(account, { exact: true }).waitFor();
    await mine.getByText('等员工发起打款', { exact: false }).waitFor();
    // The coupons that he was given, with how many of them were claimed.
    await part(page, '发给我的优惠券').getByText('已领 2 / 20 张').waitFor();
    const orders = part(page, '带来的订单');
    for (const state of ['待核对', '保留中', '已转为可付', '已扣回'])
      await orders.getByText(state, { exact: true }).first().waitFor();
    await expect.poll(() => orders.getByRole('listitem').count()).toBe(10);
    await orders.getByRole('button', { name: '再看一些' }).click();
    await expect.poll(() => orders.getByRole('listitem').count()).toBe(12);
    // Two payouts: one was paid, one waits for a second member of staff.
    const payouts = part(page, '打款');
    await payouts.getByText('已到账').waitFor();
    await payouts.getByText('结算中').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('stands in a statement a month, which adds up, line by line, and can be copied', async () => {
    const { page, leave } = await onPhone(MINE);
    await part(page, '结算单').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: /月结算单$/ }).waitFor();
    // The heading is there before the statement.
    await part(page, '每一笔').getByRole('status').waitFor();
    const rows = await page.getByRole('row').allInnerTexts();
    const balances = rows.slice(1).map((row) => row.split(/\s+/).slice(1).map(centsOf));
    expect(balances).toHaveLength(6);
    for (const [opening = 0, change = 0, end] of balances) expect(opening + change).toBe(end);
    const lines = part(page, '每一笔');
    const [, shown, all] = /(\d+) \/ (\d+)/.exec(await lines.getByRole('status').innerText()) ?? [];
    expect(shown).toBe(all);
    await expect.poll(() => lines.getByRole('listitem').count()).toBe(Number(all));
    await lines.getByText('订单付款，赚得佣金，保留中').first().waitFor();

    await page.evaluate(() => {
      const kept = { text: '' };
      Object.assign(window, { kept });
      navigator.clipboard.writeText = async (text) => void (kept.text = text);
    });
    await copyBy(page, page.getByRole('button', { name: '复制' }));
    const text = await page.evaluate(() => (window as unknown as { kept: { text: string } }).kept.text);
    expect(text).toMatch(/编号\tYJ\d{6}-\d{6}/);
    expect(text.split('\n').filter((line) => line.includes('\t订单 '))).toHaveLength(
      Number(all) - text.split('\n').filter((line) => line.includes('\t打款 ')).length,
    );
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it.each(['2019-01', 'nonsense'])('has no statement of %s', async (month) => {
    const { page, leave } = await onPhone(`/coupon/detail?statement=${month}`);
    await page.getByText('链接可能不完整，或者它不是你的。').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});

describe('the students whom partners closed', () => {
  const headsOf = (page: Page) => page.getByRole('columnheader').allInnerTexts();

  it('are shown a super administrator with amounts and commission, and lead to student and order', async () => {
    const { page, leave } = await staffAt(demo, CLOSED);
    await page.getByText('共 12 个订单').waitFor();
    await expect.poll(() => headsOf(page)).toEqual(expect.arrayContaining(['金额', '佣金']));
    await page.getByText('已退部分', { exact: true }).waitFor();
    const row = page.locator('[data-row]').first();
    await row.getByRole('link', { name: /^订单/ }).click();
    await page.waitForURL(/\/admin\/order\?open=/);
    await page.goBack();
    // The address changes before the page does, and the orders have rows, too.
    await page.getByRole('heading', { level: 1, name: '合作伙伴成交学员' }).waitFor();
    await page.locator('[data-row]').first().getByRole('link').first().click();
    await page.waitForURL(/\/admin\/class\/student\//);
    await page.getByRole('region', { name: '备注', exact: true }).waitFor();
    await loaded(page);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('are found by name and by period', async () => {
    const { page, leave } = await staffAt(demo, `${CLOSED}?paidAt=before:2020-01-01`);
    await page.getByText('没有符合条件', { exact: false }).first().waitFor();
    await page.goto(CLOSED);
    const name = await page.locator('[data-row]').first().getByRole('link').first().innerText();
    await page.goto(`${CLOSED}?search=${encodeURIComponent(name)}`);
    await expect.poll(() => page.locator('[data-row]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('[data-row]').count()).toBeLessThan(12);
    await leave();
  });

  it('are shown an assistant who sees orders with amounts and without commission', async () => {
    const { page, leave } = await staffAt(demo, CLOSED, 'zhujiao');
    await page.getByText('共 12 个订单').waitFor();
    // How many there are may be known before the table is there.
    await expect.poll(() => headsOf(page)).toContain('金额');
    expect(await headsOf(page)).not.toContain('佣金');
    await leave();
  });

  it('are shown a class teacher where they are in her care, without amounts', async () => {
    const { page, get, leave } = await staffAt(demo, CLOSED, 'banzhuren');
    await page.getByText('只列出您负责的学员。', { exact: false }).waitFor();
    await page.locator('[data-row]').first().waitFor();
    const heads = await headsOf(page);
    expect(heads).not.toContain('金额');
    expect(heads).not.toContain('佣金');
    const { count } = await get<{ count: number }>('/api/admin/commstudents/count');
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(12);
    await page.getByText(`共 ${count} 个订单`).waitFor();
    // An address of a colleague that names what she has no right to leaves that out.
    await page.goto(`${CLOSED}?columns=student,amount,product`);
    await page.locator('[data-row]').first().waitFor();
    expect(await headsOf(page)).toEqual(['学员', '商品']);
    await leave();
  });
});
