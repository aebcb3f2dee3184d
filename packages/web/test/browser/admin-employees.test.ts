import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, type Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { retry } from './support/retry.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo();
const PATH = '/admin/employee';

/** Somebody of the staff at the list. */
const at = (account = 'admin', search = '', device: Device = 'desktop') =>
  staffAt(demo, `${PATH}${search}`, account, { device });

const tableOf = (page: Page) => page.getByRole('table', { name: '员工' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');
const headsOf = async (page: Page) =>
  (await tableOf(page).getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const conditionsOf = (page: Page) => page.getByRole('group', { name: '筛选条件' }).first();

describe('the list of those who work here', () => {
  it('is narrowed by its columns in words, searched by /, and sorted by its heads', async () => {
    const { page, leave } = await at();
    await page.getByText('共 3 位员工').waitFor();
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const form = page.getByRole('group', { name: '筛选条件' });
    await form.getByLabel('列', { exact: true }).selectOption('授权');
    await form.getByLabel('内容', { exact: true }).selectOption('订单');
    await form.getByRole('button', { name: '应用' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ grants: 'is:orders' });
    await conditionsOf(page).getByRole('button', { name: '授权 是 订单', exact: true }).waitFor();
    await page.getByText('共 1 位员工').waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await page.getByRole('button', { name: '清除条件' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(3);
    await tableOf(page).getByRole('columnheader', { name: '入职时间' }).getByRole('link').click();
    await expect.poll(() => queryOf(page)).toEqual({ sort: '-joinedAt' });
    await page.keyboard.press('/');
    await hasFocus(page.getByRole('searchbox'));
    await page.getByRole('searchbox').fill('zhujiao');
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await page.goto(`${PATH}?department=is:no-such-department`);
    await conditionsOf(page).getByRole('button', { name: '部门 是 不在名单里的部门', exact: true }).waitFor();
    await page.getByText('没有符合条件的记录').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // Where there is no row to go to the focus stays.
    await page.keyboard.press('/');
    await hasFocus(page.getByRole('searchbox'));
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await leave();
  });

  it('shows the columns that are chosen, as close as is wished, and fits the screen', async () => {
    const { page, leave } = await at();
    await page.setViewportSize({ width: 1280, height: 900 });
    const usual = ['姓名', '手机号', '职务', '部门', '角色', '授权', '状态', '入职时间'];
    await expect.poll(() => headsOf(page)).toEqual(usual);
    const region = page.getByRole('region', { name: '员工' });
    await expect
      .poll(() => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    await page.getByRole('button', { name: '显示的列' }).click();
    await page.getByRole('checkbox', { name: '授权', exact: true }).click();
    await page.getByRole('checkbox', { name: '负责的学员', exact: true }).click();
    await page.getByRole('button', { name: '部门：前移' }).click();
    await expect
      .poll(() => queryOf(page)['columns'])
      .toBe('name,mobile,department,title,role,state,joinedAt,students');
    await expect
      .poll(() => headsOf(page))
      .toEqual(['姓名', '手机号', '部门', '职务', '角色', '状态', '入职时间', '负责的学员']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '紧凑显示' }).click();
    await expect.poll(() => tableOf(page).getAttribute('data-density')).toBe('compact');
    await leave();
  });

  it('keeps each of two columns that are chosen before the table has followed the first', async () => {
    const { page, leave } = await at();
    await expect.poll(() => headsOf(page)).toContain('授权');
    await page.getByRole('button', { name: '显示的列' }).click();
    await page.getByRole('group', { name: '显示的列' }).evaluate(async (menu) => {
      for (const name of ['授权', '负责的学员']) {
        menu.querySelector<HTMLElement>(`input[aria-label="${name}"]`)?.click();
        await Promise.resolve();
      }
    });
    await expect
      .poll(() => queryOf(page)['columns'])
      .toBe('name,mobile,title,department,role,state,joinedAt,students');
    await leave();
  });

  it('is gone through by the keyboard: somebody is opened beside it, and closing leads back', async () => {
    const { page, leave } = await at('admin', '?sort=-name&state=is:active');
    await page.getByRole('region', { name: '员工' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await hasFocus(rowsOf(page).nth(1));
    const name = await rowsOf(page).nth(1).getByRole('rowheader').innerText();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name });
    await drawer.waitFor();
    await expect.poll(() => queryOf(page)).toMatchObject({ sort: '-name', state: 'is:active' });
    const { open } = queryOf(page);
    // To those beside it, without another step in the history.
    await page.keyboard.press('j');
    await expect.poll(() => queryOf(page)['open']).not.toBe(open);
    await page.keyboard.press('Escape');
    await expect.poll(() => queryOf(page)).toEqual({ sort: '-name', state: 'is:active' });
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(PATH);
    await leave();
  });

  it('leads from how many students somebody has to just those, and back to the row', async () => {
    const { page, leave } = await at('admin', '?columns=name,students');
    const row = rowsOf(page).filter({ hasText: '陈静' });
    await row.getByRole('link', { name: '2', exact: true }).click();
    await page.getByRole('button', { name: '负责人 是 陈静', exact: true }).waitFor();
    await page.getByText('共 2 位学员').waitFor();
    await page.getByRole('navigation', { name: '位置' }).getByRole('link', { name: '员工管理' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ columns: 'name,students' });
    await row.getByRole('link', { name: '陈静' }).click();
    await page.getByRole('dialog', { name: '陈静' }).getByRole('link', { name: '2 位' }).click();
    await page.getByText('共 2 位学员').waitFor();
    // The way back opens her again, and closing her leads to her row, from which the arrows go on.
    await page.goBack();
    await page.getByRole('dialog', { name: '陈静' }).waitFor();
    await page.keyboard.press('Escape');
    await hasFocus(row.getByRole('link', { name: '陈静' }));
    const place = await rowsOf(page).evaluateAll((rows) =>
      rows.findIndex((one) => one.contains(document.activeElement)),
    );
    await page.keyboard.press(place === 0 ? 'ArrowDown' : 'ArrowUp');
    await hasFocus(rowsOf(page).nth(place === 0 ? 1 : place - 1));
    await leave();
  });

  it('leads whoever sees his own students alone to those, and to nobody else’s', async () => {
    const { page, leave } = await at('zhujiao', '?columns=name,students');
    const cell = rowsOf(page).filter({ hasText: '陈静' }).getByRole('cell').last();
    await expect.poll(() => cell.innerText()).toBe('2');
    await expect
      .poll(() => rowsOf(page).filter({ hasText: '陈静' }).getByRole('link', { name: '2' }).count())
      .toBe(0);
    await rowsOf(page).filter({ hasText: '陈静' }).getByRole('link', { name: '陈静' }).click();
    const drawer = page.getByRole('dialog', { name: '陈静' });
    await drawer.getByText('2 位', { exact: true }).waitFor();
    await expect.poll(() => drawer.getByRole('link', { name: '2 位' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await rowsOf(page).filter({ hasText: '周涛' }).getByRole('link', { name: '1', exact: true }).click();
    await page.getByText('共 1 位学员').waitFor();
    await leave();
  });

  it('is opened by a click anywhere on a row', async () => {
    const { page, leave } = await at();
    await rowsOf(page).filter({ hasText: '陈静' }).getByText('在职').click();
    await page.getByRole('dialog', { name: '陈静' }).waitFor();
    await page.goBack();
    await expect.poll(() => queryOf(page)).toEqual({});
    await leave();
  });

  it('has views: those that come with it, one’s own, and those of the team', async () => {
    const { page, leave } = await at('admin', '?role=is:class&columns=name,role,students');
    const menu = page.getByRole('group', { name: '视图' });
    await page.getByRole('button', { name: '视图', exact: true }).click();
    await menu.getByRole('button', { name: '存为新的视图' }).click();
    await menu.getByLabel('名称').fill('班主任带多少人');
    await menu.getByRole('checkbox', { name: '与团队共享' }).click();
    await menu.getByRole('button', { name: '保存', exact: true }).click();
    await expect.poll(() => 'view' in queryOf(page)).toBe(true);
    const kept = queryOf(page);
    // A colleague who sees the list has it; it is none of another list.
    const other = await at('zhujiao', `?view=${kept['view']}`);
    await expect.poll(() => queryOf(other.page)).toEqual(kept);
    await other.page.getByRole('button', { name: '班主任带多少人', exact: true }).click();
    await other.page.getByRole('link', { name: '已离职', exact: true }).click();
    await expect.poll(() => headsOf(other.page).catch(() => [])).toEqual([]);
    await other.page.getByText('没有符合条件的记录').first().waitFor();
    await other.page.goto('/admin/class/student');
    await loaded(other.page);
    await other.page.getByRole('button', { name: '全部学员', exact: true }).click();
    await other.page.getByRole('group', { name: '视图' }).getByText('账号同步失败').waitFor();
    await expect.poll(() => other.page.getByText('班主任带多少人').count()).toBe(0);
    await other.leave();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('keeps the address of somebody: it opens over the whole list', async () => {
    const { page, leave } = await at('admin', '?open=demo-banzhuren', 'phone');
    await page.getByRole('dialog', { name: '陈静' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => queryOf(page)).toEqual({});
    await expect.poll(() => rowsOf(page).count()).toBe(3);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('says that it failed, and that it was refused', async () => {
    const { page, leave } = await at('admin', '?sort=-name');
    const url = '**/api/admin/employees?**';
    await page.route(url, (route) => route.abort());
    await page.reload();
    await page.getByText('列表没有加载出来').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute(url);
    await retry(page.getByRole('button', { name: '重试' }), rowsOf(page).first().waitFor());
    await rowsOf(page).first().waitFor();
    await page.route(url, (route) =>
      route.fulfill({ status: 403, json: { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' } }),
    );
    await page.reload();
    await page.getByText('你没有权限看这里的内容').waitFor();
    await leave();
  });
});
