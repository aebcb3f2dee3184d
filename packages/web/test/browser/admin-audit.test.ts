import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { call } from './support/shop.js';

const demo = useOwnDemo();

const at = async (device: Device = 'desktop'): Promise<Visitor> => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, 'admin');
  return visitor;
};
const rowsOf = (page: Page) =>
  page.getByRole('table', { name: '操作记录' }).locator('tbody').getByRole('row');
const searchOf = (page: Page) => new URL(page.url()).search;

const save = (visitor: Visitor, products: readonly object[]) =>
  call(visitor, demo.address, '/api/commonmutation/batchSave?modelClassName=YkdProduct', products);

it('shows what staff changed, before and after, folds what was one act, and keeps its place in the address', async () => {
  const visitor = await at();
  const { page, leave } = visitor;
  await save(visitor, [{ id: 'product-go', sort: 71, amount: 12_300 }]);
  await save(visitor, [
    { id: 'product-go', sort: 72 },
    { id: 'product-mini', sort: 73 },
  ]);
  await page.goto('/admin/audit');
  await loaded(page);
  const rows = rowsOf(page);
  await expect.poll(() => rows.count()).toBe(2);
  await expect.poll(() => rows.first().innerText()).toContain('同一批操作，本页 2 处');

  // From what to what, in the words of the console.
  await rows
    .nth(1)
    .getByRole('button', { name: /保存商品：详情$/ })
    .click();
  const detail = page.getByRole('dialog', { name: '保存商品' });
  const diff = detail.getByRole('table', { name: '改动的字段' });
  await expect.poll(() => diff.getByRole('row').filter({ hasText: '价格' }).innerText()).toContain('¥123.00');
  await expect
    .poll(() => diff.getByRole('row').filter({ hasText: '排序' }).getByRole('cell').last().innerText())
    .toBe('71');
  await detail.getByRole('link', { name: 'product-go' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'detached' });

  await rows.first().getByRole('link', { name: '打开这一批' }).click();
  await expect.poll(() => searchOf(page)).toMatch(/^\?batch=/);
  await page.getByText('只显示一批操作里的每一处改动。').waitFor();
  await expect.poll(async () => (await rows.allInnerTexts()).join()).toMatch(/排序：72 →|→ 73/);
  await expect.poll(() => rows.count()).toBe(2);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('link', { name: '回到全部' }).click();
  await expect.poll(() => searchOf(page)).toBe('');

  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now());
  await page.getByRole('combobox', { name: '员工' }).selectOption({ index: 1 });
  await expect.poll(() => searchOf(page)).toBe('?actor=demo-admin');
  await page.getByLabel('到', { exact: true }).fill(today);
  await expect.poll(() => searchOf(page)).toMatch(/^\?actor=demo-admin&to=\d+$/);
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('combobox', { name: '操作' }).selectOption('设置活动日期');
  await page.getByText('没有符合条件的记录', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: '清除条件' }).first().click();
  await expect.poll(() => rows.count()).toBe(2);
  await leave();
});

it('says on a phone what did not load, and tries again', async () => {
  const visitor = await at('phone');
  const { page, leave } = visitor;
  await save(visitor, [{ id: 'product-mini', sort: 74 }]);
  await page.route('**/api/admin/audit?**', (route) => route.abort());
  await page.goto('/admin/audit');
  await page.getByText('列表没有加载出来').waitFor();
  await page.unroute('**/api/admin/audit?**');
  await page.getByRole('button', { name: '重试' }).click();
  await rowsOf(page).first().waitFor();
  await loaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await rowsOf(page).getByRole('button', { name: /详情$/ }).first().click();
  await page.getByRole('dialog', { name: '保存商品' }).getByRole('table').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

it('is led back to as it was left, from whom a line is about', async () => {
  const visitor = await at();
  const { page, leave } = visitor;
  await call(visitor, demo.address, '/api/admin/student/mobile', { userId: 'demo-xiaoming' });
  await call(visitor, demo.address, '/api/admin/employee/mobile', { userId: 'demo-banzhuren' });
  const trail = page.getByRole('navigation', { name: '位置' });
  const follow = async (act: string, asked: string, name: string) => {
    await page.goto(`/admin/audit${asked}`);
    await rowsOf(page)
      .first()
      .getByRole('button', { name: new RegExp(`^${act}：详情|${act}.*详情$`) })
      .click();
    await page.getByRole('dialog', { name: act }).getByRole('link', { name }).click();
  };
  await follow('查看学员手机号', '?act=students.mobile&source=console', '李小明');
  await page.waitForURL('**/admin/class/student/demo-xiaoming');
  await expect
    .poll(() => trail.getByRole('listitem').allInnerTexts())
    .toEqual(['工作台', '操作记录', '李小明']);
  await trail.getByRole('link', { name: '操作记录' }).click();
  await expect.poll(() => searchOf(page)).toBe('?act=students.mobile&source=console');

  await follow('查看员工手机号', '?act=staff.mobile', '陈静');
  const drawer = page.getByRole('dialog', { name: '陈静' });
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await trail.getByRole('link', { name: '操作记录' }).click();
  await expect.poll(() => searchOf(page)).toBe('?act=staff.mobile');
  await leave();
});
