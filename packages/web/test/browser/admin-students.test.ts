import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, logIn, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';

const demo = useOwnDemo();
const PATH = '/admin/class/student';

/** Somebody of the staff at the list. */
const at = async (account: string, search = '', device: Device = 'desktop'): Promise<Visitor> => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, account);
  await visitor.page.goto(`${PATH}${search}`);
  await loaded(visitor.page);
  return visitor;
};

const tableOf = (page: Page) => page.getByRole('table', { name: '学员' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');
const names = (page: Page) => tableOf(page).getByRole('rowheader').allInnerTexts();
const headsOf = async (page: Page) =>
  (await tableOf(page).getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe('the list of students', () => {
  it('is in the menu, is searched from anywhere by /, and is where its address says', async () => {
    const { page, leave } = await at('admin');
    const nav = page.getByRole('navigation', { name: '后台导航' });
    await nav.getByRole('link', { name: '学员管理', exact: true }).waitFor();
    await page.getByText(/^共 \d+ 位学员$/).waitFor();
    const all = await rowsOf(page).count();
    expect(all).toBeGreaterThan(2);
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await hasFocus(search);
    await search.fill('xiaoh');
    await expect.poll(() => queryOf(page)).toEqual({ search: 'xiaoh' });
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await page.getByText('共 1 位学员').waitFor();
    await page.reload();
    await rowsOf(page).first().waitFor();
    expect(await rowsOf(page).count()).toBe(1);
    await search.press('Escape');
    await expect.poll(() => rowsOf(page).count()).toBe(all);
    expect(queryOf(page)).toEqual({});
    await leave();
  });

  it('is narrowed by the conditions of its columns, in words that can be changed and taken back', async () => {
    const { page, leave } = await at('admin');
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const form = page.getByRole('group', { name: '筛选条件' });
    await form.getByLabel('列', { exact: true }).selectOption('班主任');
    await form.getByRole('button', { name: '应用' }).click();
    await form.getByText('请填写完整的筛选条件').waitFor();
    await form.getByLabel('条件', { exact: true }).selectOption('没有填写');
    await form.getByRole('button', { name: '应用' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ classTeacher: 'empty' });
    await page.getByRole('button', { name: '班主任 没有填写', exact: true }).click();
    await page.getByLabel('条件', { exact: true }).selectOption('是');
    const teacher = page.getByLabel('内容', { exact: true });
    await teacher.selectOption({ index: 1 });
    const id = await teacher.inputValue();
    await page.getByRole('button', { name: '应用' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ classTeacher: `is:${id}` });
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^去掉条件：班主任 是/ }).click();
    await expect.poll(() => queryOf(page)).toEqual({});
    await page.goto(`${PATH}?school=starts:没有这所学校`);
    await page.getByText('没有符合条件的记录').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '清除条件' }).last().click();
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(2);
    await leave();
  });

  it('is sorted by its heads, and shows the columns that are chosen in the order that is chosen', async () => {
    const { page, leave } = await at('admin');
    await tableOf(page).getByRole('columnheader', { name: '姓名' }).getByRole('link').click();
    await expect.poll(() => queryOf(page)).toEqual({ sort: 'name' });
    expect(await tableOf(page).getByRole('columnheader', { name: '姓名' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    const before = await headsOf(page);
    await page.getByRole('button', { name: '显示的列' }).click();
    await page.getByRole('checkbox', { name: '专业', exact: true }).click();
    await expect.poll(() => headsOf(page)).toEqual(before.filter((title) => title !== '专业'));
    await page.getByRole('button', { name: '学校：前移' }).click();
    await expect
      .poll(() => queryOf(page)['columns'])
      .toBe('name,userName,school,mobile,classTeacher,gmtCreated');
    expect(queryOf(page)['sort']).toBe('name');
    await page.getByRole('button', { name: '恢复默认' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ sort: 'name' });
    await page.keyboard.press('Escape');
    await hasFocus(page.getByRole('button', { name: '显示的列' }));
    await leave();
  });

  it('shows the name whatever columns an address names', async () => {
    const { page, leave } = await at('admin', '?columns=mobile,school');
    await expect.poll(() => headsOf(page)).toEqual(['姓名', '手机号', '学校']);
    expect((await names(page)).every((name) => name !== '')).toBe(true);
    await leave();
  });

  it('is gone through by the keyboard, and remembers how close its rows stand', async () => {
    const { page, leave } = await at('admin', '?sort=userName');
    await page.getByRole('region', { name: '学员' }).focus();
    await page.keyboard.press('ArrowDown');
    await hasFocus(rowsOf(page).nth(0));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await hasFocus(rowsOf(page).nth(1));
    const wanted = await rowsOf(page).nth(1).getByRole('link').getAttribute('href');
    expect(wanted).toMatch(/^\/admin\/class\/student\/[^/]+$/);
    const compact = page.getByRole('button', { name: '紧凑显示' });
    await compact.click();
    await page.reload();
    await expect.poll(() => compact.getAttribute('aria-pressed')).toBe('true');
    await rowsOf(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(PATH);
    await leave();
  });

  it('shows a class teacher and an assistant those in their care, and offers nobody else’s teachers', async () => {
    const { page, leave } = await at('zhujiao', '?sort=userName');
    await rowsOf(page).first().waitFor();
    expect(await names(page)).toHaveLength(1);
    await page.getByText('共 1 位学员').waitFor();
    await leave();
  });

  it('says that it failed, that it was refused, and that there is nobody', async () => {
    const { page, leave } = await at('admin', '?sort=name');
    const url = '**/api/admin/students?**';
    const again = async () => {
      await page.unroute(url);
      await page.goto(PATH);
    };
    await page.route(url, (route) => route.abort());
    await page.reload();
    await page.getByText('列表没有加载出来').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute(url);
    await page.getByRole('button', { name: '重试' }).click();
    await rowsOf(page).first().waitFor();
    await page.route(url, (route) =>
      route.fulfill({ json: { isSuccess: true, data: { list: [], previous: null, next: null } } }),
    );
    await page.reload();
    await page.getByText('还没有学员').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await again();
    await page.route(url, (route) =>
      route.fulfill({ status: 403, json: { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' } }),
    );
    await page.reload();
    await page.getByText('你没有权限看这里的内容').waitFor();
    await leave();
  });

  it.each<Device>(['desktop', 'phone'])('has no faults on a %s', async (device) => {
    const { page, leave } = await at('admin', '?userName=some&sort=name', device);
    await rowsOf(page).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    await page.getByRole('group', { name: '筛选条件' }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '显示的列' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
