import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditRows } from './support/audit.js';
import { hasFocus, logIn, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { bytesOf } from './support/downloads.js';
import { faultsOf, loaded } from './support/faults.js';
import { holdAnswers } from './support/hold.js';
import { retry } from './support/retry.js';
import { call } from './support/shop.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const at = async (device: Device = 'desktop'): Promise<Visitor> => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce', acceptDownloads: true });
  await logIn(visitor, demo.address, 'admin');
  return visitor;
};
const headOf = (page: Page, row = 0) => auditRows(page).nth(row).getByRole('rowheader').getByRole('link');
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const isAt = async (page: Page, query: object) => {
  await expect.poll(() => queryOf(page)).toEqual(query);
};

const save = (visitor: Visitor, products: readonly object[]) =>
  call(visitor, demo.address, '/api/commonmutation/batchSave?modelClassName=YkdProduct', products);

/** Adds a condition on a column of choices. */
const narrow = async (page: Page, column: string, value: string) => {
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await page.getByRole('combobox', { name: '列' }).selectOption(column);
  await page.getByRole('combobox', { name: '内容' }).selectOption(value);
  await page.getByRole('button', { name: '应用' }).click();
};

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
  const rows = auditRows(page);
  await expect.poll(() => rows.count()).toBe(2);
  await expect.poll(() => rows.first().innerText()).toContain('同一批操作，本页 2 处');
  await page.getByText('共 3 条记录').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  // From what to what, in the words of the console, at an address of its own.
  await headOf(page, 1).click();
  await isAt(page, { open: '1' });
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
  await isAt(page, {});
  await hasFocus(headOf(page, 1));

  // An act on several things leads to each of them.
  await headOf(page).click();
  await expect.poll(() => queryOf(page)['batch']).toMatch(/^is:/);
  await expect.poll(() => rows.count()).toBe(2);
  await expect.poll(async () => (await rows.allInnerTexts()).join()).toMatch(/排序：72 →|→ 73/);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(2);
  await headOf(page).click();
  await detail.getByRole('link', { name: '看这一批的每一处' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '清除条件' }).click();
  await isAt(page, {});

  await narrow(page, '员工', '管理员');
  await isAt(page, { actor: 'is:demo-admin' });
  await expect.poll(() => rows.count()).toBe(2);
  await narrow(page, '操作', '设置活动日期');
  await page.getByText('没有符合条件的记录', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: '清除条件' }).first().click();
  await expect.poll(() => rows.count()).toBe(2);
  await leave();
});

it('is asked for any of several acts, and shows them chosen when it is asked again', async () => {
  const visitor = await at();
  const { page, leave } = visitor;
  await save(visitor, [{ id: 'product-go', sort: 81 }]);
  await call(visitor, demo.address, '/api/admin/student/mobile', { userId: 'demo-xiaoming' });
  await page.goto('/admin/audit');
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await page.getByRole('combobox', { name: '列' }).selectOption('操作');
  await page.getByRole('combobox', { name: '条件' }).selectOption('是其中之一');
  const several = page.getByRole('group', { name: '内容' });
  await several.getByRole('checkbox', { name: '保存商品' }).check();
  await several.getByRole('checkbox', { name: '查看学员手机号' }).check();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '应用' }).click();
  await isAt(page, { act: 'of:products.save,students.mobile' });
  await expect.poll(() => auditRows(page).count()).toBeGreaterThan(1);
  const acts = async () =>
    new Set((await auditRows(page).allInnerTexts()).map((text) => /保存商品|查看学员手机号/.exec(text)?.[0]));
  await expect.poll(acts).toEqual(new Set(['保存商品', '查看学员手机号']));
  await page.getByRole('button', { name: '操作 是其中之一 保存商品、查看学员手机号', exact: true }).click();
  await several.getByRole('checkbox', { name: '查看学员手机号' }).uncheck();
  await page.getByRole('button', { name: '应用' }).click();
  await isAt(page, { act: 'is:products.save' });
  await expect.poll(acts).toEqual(new Set(['保存商品']));
  await leave();
});

it('is gone through by the keyboard, searched, and opened and left line by line', async () => {
  const visitor = await at();
  const { page, leave } = visitor;
  await call(visitor, demo.address, '/api/admin/student/mobile', { userId: 'demo-xiaoming' });
  await call(visitor, demo.address, '/api/admin/student/mobile', { userId: 'demo-xiaohong' });
  await page.goto('/admin/audit');
  await auditRows(page).first().waitFor();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: '姓名、手机号或对象编号' });
  await hasFocus(search);
  await page.keyboard.type('小明');
  await isAt(page, { search: '小明' });
  await expect
    .poll(async () => new Set((await auditRows(page).allInnerTexts()).map((text) => text.includes('李小明'))))
    .toEqual(new Set([true]));
  await page.keyboard.press('Escape');
  await isAt(page, {});
  // The rows are those of all again.
  await auditRows(page).filter({ hasNotText: '李小明' }).first().waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(auditRows(page).first());
  await page.keyboard.press('ArrowDown');
  await hasFocus(auditRows(page).nth(1));
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: '查看学员手机号' });
  await detail.getByRole('link', { name: '李小明' }).first().waitFor();
  await page.keyboard.press('k');
  await detail.getByRole('link', { name: /小红/ }).first().waitFor();
  const address = page.url();
  // The way back leads to the list, not through every line that was looked at.
  await page.goBack();
  await detail.waitFor({ state: 'detached' });
  await isAt(page, {});
  await hasFocus(headOf(page));
  // A colleague opens the same line by its address.
  await page.goto(address);
  await detail.getByRole('link', { name: /小红/ }).first().waitFor();
  // Left before the list has come: its row takes the focus when it does.
  const { letGo } = await holdAnswers(page, '**/api/admin/audit?**');
  await page.reload();
  await detail.getByRole('link', { name: /小红/ }).first().waitFor();
  await page.keyboard.press('Escape');
  await isAt(page, {});
  await detail.waitFor({ state: 'detached' });
  await letGo();
  await hasFocus(headOf(page));
  await leave();
});

it('says of a line that is not there, and of one that may not be seen', async () => {
  const { page, leave } = await at();
  for (const open of ['987654', 'x', '-1']) {
    await page.goto(`/admin/audit?open=${open}`);
    await page.getByRole('dialog', { name: '操作记录' }).getByText('没有这条记录').waitFor();
  }
  expect(await faultsOf(page)).toEqual([]);
  await page.route('**/api/admin/audit/line?**', (route) =>
    route.fulfill({ status: 403, json: { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' } }),
  );
  await page.goto('/admin/audit?open=1');
  await page.getByRole('dialog').getByText('你没有权限看这里的内容').waitFor();
  await page.unroute('**/api/admin/audit/line?**');
  await page.route('**/api/admin/audit/line?**', (route) => route.abort());
  await page.goto('/admin/audit?open=2');
  await page.getByRole('dialog').getByText('记录没有加载出来').waitFor();
  await page.unroute('**/api/admin/audit/line?**');
  const number = page.getByRole('dialog').getByText('序号');
  await retry(page.getByRole('dialog').getByRole('button', { name: '重试' }), number.waitFor());
  await number.waitFor();
  // Whoever may not see the log is led away from the address of a line, whether it is there or not.
  const teacher = await demo.visit('desktop', { reducedMotion: 'reduce' });
  await logIn(teacher, demo.address, 'banzhuren');
  for (const open of ['1', '987654']) {
    await teacher.page.goto(`/admin/audit?open=${open}`);
    await teacher.page.getByText('这个页面不存在，或你没有权限查看').waitFor();
  }
  await teacher.leave();
  await leave();
});

it('has views that are built in, and views of the team, which are addresses', async () => {
  const visitor = await at();
  const { page, leave } = visitor;
  await call(visitor, demo.address, '/api/admin/export/begin', { list: 'audit', format: 'csv', state: {} });
  await page.goto('/admin/audit');
  await auditRows(page).first().waitFor();
  const openViews = () => page.getByRole('button', { name: '全部操作记录' }).click();
  await openViews();
  await page.getByRole('region', { name: '自带' }).getByRole('link', { name: '导出记录' }).click();
  await isAt(page, { subjectKind: 'is:export', view: 'exports' });
  await expect.poll(() => auditRows(page).count()).toBe(1);
  await page.getByText('共 1 条记录').waitFor();
  // What is shown becomes a view of the team's: with other columns, the oldest first.
  await page.getByRole('button', { name: '显示的列' }).click();
  await page.getByRole('checkbox', { name: '关于谁' }).uncheck();
  await page.keyboard.press('Escape');
  // The heads lead from the columns that the table has: those of the menu are there before it has followed.
  await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).not.toContain('关于谁');
  await page.getByRole('columnheader', { name: '时间' }).getByRole('link').click();
  await expect.poll(() => queryOf(page)['sort']).toBe('at');
  await page.getByRole('button', { name: '另存为' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('谁导出过');
  await page.getByRole('checkbox', { name: '与团队共享' }).check();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await told(page, '已保存视图「谁导出过」');
  await expect.poll(() => queryOf(page)['view']).not.toBe('exports');
  const { view } = queryOf(page);
  await page.goto(`/admin/audit?view=${view}`);
  await isAt(page, {
    subjectKind: 'is:export',
    columns: 'at,actor,act,subjectKind,change,source',
    sort: 'at',
    view,
  });
  await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).not.toContain('关于谁');
  await page.goto('/admin/audit?view=rights');
  await expect.poll(() => queryOf(page)['act']).toMatch(/^of:staff\.add,/);
  await page.getByText('没有符合条件的记录', { exact: true }).first().waitFor();
  await page.goto('/admin/audit?view=today');
  await expect.poll(() => queryOf(page)['at']).toMatch(/^is:\d{4}-\d{2}-\d{2}$/);
  await expect.poll(() => auditRows(page).count()).toBeGreaterThan(0);
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

it('is exported as it is narrowed and shown', async () => {
  const visitor = await at();
  const { page, leave } = visitor;
  await call(visitor, demo.address, '/api/admin/student/mobile', { userId: 'demo-xiaoming' });
  await page.goto('/admin/audit?act=is:students.mobile&columns=at,seq,about,aboutId&sort=at');
  await loaded(page);
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ]);
  const [head, ...lines] = parse((await bytesOf(file)).toString('utf8'), { bom: true });
  expect(head).toEqual(['时间', '序号', '关于谁', '会员编号']);
  await expect.poll(() => auditRows(page).count()).toBe(lines.length);
  expect(lines.at(-1)?.slice(2, 3)).toEqual(['李小明']);
  const numbers = lines.map(([, seq]: readonly string[]) => Number(seq));
  expect(numbers).toEqual(numbers.toSorted((one: number, other: number) => one - other));
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
  await retry(page.getByRole('button', { name: '重试' }), auditRows(page).first().waitFor());
  await auditRows(page).first().waitFor();
  await loaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await headOf(page).click();
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
    await page.goto(`/admin/audit?${asked}`);
    await headOf(page).click();
    await page.getByRole('dialog', { name: act }).getByRole('link', { name }).last().click();
  };
  await follow('查看学员手机号', 'act=is:students.mobile&source=is:console', '李小明');
  await page.waitForURL('**/admin/class/student/demo-xiaoming');
  await expect
    .poll(() => trail.getByRole('listitem').allInnerTexts())
    .toEqual(['工作台', '操作记录', '李小明']);
  await trail.getByRole('link', { name: '操作记录' }).click();
  await expect.poll(() => queryOf(page)).toMatchObject({ act: 'is:students.mobile', source: 'is:console' });

  await follow('查看员工手机号', 'act=is:staff.mobile', '陈静');
  const drawer = page.getByRole('dialog', { name: '陈静' });
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await trail.getByRole('link', { name: '操作记录' }).click();
  await expect.poll(() => queryOf(page)).toMatchObject({ act: 'is:staff.mobile' });
  await leave();
});
