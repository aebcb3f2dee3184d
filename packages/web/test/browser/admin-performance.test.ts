import type { Performance, PerformanceView } from '@ykd/application/performance';
import { ADMIN_STUDENT_PATH } from '@ykd/domain/access';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo({ DEMO_STUDENTS: '120' });
const PATH = '/admin/performance';

/** Somebody at the page; `seen` is what the server says of a view. */
const at = async (account = 'admin', path = PATH, device: 'desktop' | 'phone' = 'desktop') => {
  const staff = await staffAt(demo, path, account, { device });
  const seen = (view: PerformanceView, month?: string): Promise<Performance> =>
    staff.get(`/api/admin/performance?view=${view}${month === undefined ? '' : `&month=${month}`}`);
  return { ...staff, seen };
};

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(`^${name}`) }).first();

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The month in which most was counted, this one or one of those before. */
const busiest = async (seen: (view: PerformanceView) => Promise<Performance>): Promise<string> => {
  const { lines } = await seen('months');
  return lines.toSorted((one, other) => other.paidOrders - one.paidOrders)[0]?.id ?? '';
};

describe('market performance', () => {
  it('is read by department, and a figure is followed down to an order', async () => {
    const { page, seen, leave } = await at();
    const month = await busiest(seen);
    await page.goto(`${PATH}?month=${month}`);
    await press(page, '按部门');
    await page.waitForURL('**view=departments*');
    const { lines } = await seen('departments', month);
    const teaching = lines.find(({ name }) => name === '教学部');
    if (teaching === undefined) throw new Error('there is no such department');
    const { paidOrders } = teaching;
    expect(paidOrders).toBeGreaterThan(0);
    // Those below it are counted with it.
    const below = lines.filter(({ depth }) => depth === 1);
    expect(below.reduce((sum, one) => sum + one.paidOrders, 0)).toBeLessThanOrEqual(paidOrders);
    const received = rowOf(page, '教学部').getByRole('link').first();
    await received.click();
    await page.getByText(`共 ${paidOrders} 个订单`, { exact: true }).waitFor();
    await page.getByText('归属部门', { exact: false }).first().waitFor();
    await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.goBack();
    await leave();
  });

  it('leads from people, products and months to as many rows, and so do refunds and students', async () => {
    const { page, seen, leave } = await at();
    const month = await busiest(seen);
    for (const view of ['people', 'products', 'months'] as const) {
      const { lines } = await seen(view, month);
      const line = lines.find((one) => one.paidOrders > 0);
      if (line === undefined) throw new Error(`nothing is counted by ${view}`);
      await page.goto(`${PATH}?view=${view}&month=${month}&sort=-paidOrders`);
      await loaded(page);
      const top = lines.toSorted((one, other) => other.paidOrders - one.paidOrders)[0]?.paidOrders;
      await page.getByRole('rowheader').first().waitFor();
      const link = page.getByRole('table').last().getByRole('link').filter({ hasText: '¥' }).first();
      await link.click();
      await page.getByText(`共 ${top} 个订单`, { exact: true }).waitFor();
    }
    const { total } = await seen('people', month);
    if (total === null) throw new Error('a month has a total');
    await page.goto(`${PATH}?month=${month}`);
    const all = page.getByRole('region', { name: '全部' });
    await all
      .getByRole('link', { name: String(total.newStudents), exact: true })
      .first()
      .click();
    await page.getByText(`共 ${total.newStudents} 位学员`, { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(ADMIN_STUDENT_PATH);
    await leave();
  });

  it('has targets, which who may do everything sets; the log tells of it', async () => {
    const { page, leave } = await at();
    await page.getByRole('button', { name: '刘敏的目标' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('目标（元）').fill('很多');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.getByText('请填写金额', { exact: false }).waitFor();
    await dialog.getByLabel('目标（元）').fill('45678.9');
    await dialog.getByRole('button', { name: '保存' }).click();
    await told(page, '目标已保存');
    await rowOf(page, '刘敏').getByText('¥45,678.90', { exact: true }).waitFor();
    await page.goto('/admin/audit?act=is:targets.set');
    await expect.poll(() => page.getByRole('table').getByText('设置业绩目标').count()).toBeGreaterThan(0);
    await leave();
  });

  it('is for who was granted it, without ways to students whom he does not see, and targets are not his', async () => {
    const { page, seen, leave } = await at('zhujiao');
    // In a month that has just begun there is no order yet.
    await page.goto(`${PATH}?month=${await busiest(seen)}`);
    await page.getByRole('table').waitFor();
    await expect.poll(() => page.locator('a[title=看这些订单]').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('a[title=看这些学员]').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /的目标$/ }).count()).toBe(0);
    await leave();
  });

  it('goes by month at an address, back and forth, sorted, and says when there is no such month', async () => {
    const { page, seen, leave } = await at();
    const { month } = await seen('people');
    await press(page, '前一个月');
    await page.waitForURL('**month=*');
    await press(page, '本月');
    await expect.poll(() => new URL(page.url()).searchParams.get('month')).toBeNull();
    await page.goto(`${PATH}?month=2026-13`);
    await page.getByText('地址里的月份看不了', { exact: false }).waitFor();
    await page.goto(`${PATH}?view=months`);
    await page.getByRole('link', { name: '收入', exact: true }).click();
    await page.waitForURL('**sort=-received*');
    expect(month).toMatch(/^\d{4}-\d{2}$/);
    await leave();
  });

  it('is exported as it is shown', async () => {
    const { page, leave } = await at('admin', `${PATH}?view=departments`);
    await press(page, '导出');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /CSV/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^市场业绩.*\.csv$/);
    await leave();
  });

  it.each(['desktop', 'phone'] as const)('has no fault on a %s, whatever is shown', async (device) => {
    const first = await at('admin', PATH, device);
    const month = await busiest(first.seen);
    await first.leave();
    for (const view of ['people', 'departments', 'products', 'months']) {
      const { page, leave } = await at('admin', `${PATH}?view=${view}&month=${month}`, device);
      await page.getByRole('table').last().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await leave();
    }
  });
});
