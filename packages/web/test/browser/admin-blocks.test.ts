import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, type Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded, WINDOWS } from './support/faults.js';
import { navOf } from './support/menus.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo();

/** The page of the blocks, at an address of it. */
const blocksAt = (search = '', device: Device = 'desktop') =>
  staffAt(demo, `/admin/demo${search}`, 'admin', { device });

const queryOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

const isAt = async (page: Page, search: string): Promise<void> => {
  await expect.poll(() => queryOf(page)).toBe(search);
};

const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('a detail', () => {
  it('has an address: it is there after a reload, and the way back closes it', async () => {
    const { page, leave } = await blocksAt();
    await page.getByRole('link', { name: '王晓明' }).click();
    await isAt(page, '?open=p1');
    await drawerOf(page, '王晓明').waitFor();
    await page.reload();
    await drawerOf(page, '王晓明').getByText('入职 2024-03-01').waitFor();
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe('');
    await drawerOf(page, '王晓明').waitFor({ state: 'detached' });
    await hasFocus(page.getByRole('link', { name: '王晓明' }));
    await leave();
  });

  it('is closed by Esc also where it was opened by a link of a colleague, and gives the focus to its row', async () => {
    const { page, leave } = await blocksAt('?days=week&open=p4');
    await drawerOf(page, '欧阳雨桐').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => queryOf(page)).toBe('?days=week');
    await hasFocus(page.getByRole('link', { name: '欧阳雨桐' }));
    await leave();
  });

  it('leads to the rows beside it by J and K, but not from a field; the way back leads to the list', async () => {
    const { page, leave } = await blocksAt();
    await page.getByRole('link', { name: '王晓明' }).click();
    await drawerOf(page, '王晓明').waitFor();
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await isAt(page, '?open=p2');
    const drawer = drawerOf(page, '李思远');
    await drawer.getByRole('button', { name: '下一条' }).click();
    await isAt(page, '?open=p3');
    // Both have one name, and the field of the one before goes with it.
    await drawer.getByText('市场部 · 助教').waitFor();
    await drawer.getByRole('textbox', { name: '备注' }).fill('');
    await page.keyboard.type('jk');
    await expect.poll(() => drawer.getByRole('textbox', { name: '备注' }).inputValue()).toBe('jk');
    await isAt(page, '?open=p3');
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe('');
    await hasFocus(page.getByRole('link', { name: '李思远' }).nth(1));
    await leave();
  });

  it('is the whole page on a phone', async () => {
    const { page, leave } = await blocksAt('?open=p2', 'phone');
    const box = await drawerOf(page, '李思远').boundingBox();
    expect([box?.x, box?.width]).toEqual([0, page.viewportSize()?.width]);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('says that there is no such row', async () => {
    const { page, leave } = await blocksAt('?open=nobody');
    await drawerOf(page, 'nobody').getByText('没有这个人').waitFor();
    await page.getByRole('button', { name: '关闭详情' }).click();
    await expect.poll(() => queryOf(page)).toBe('');
    await leave();
  });
});

it('asks why before it does what hurts, and keeps what was written when it is refused', async () => {
  const { page, leave } = await blocksAt();
  await page.getByRole('button', { name: '被拒绝的离职' }).click();
  const dialog = page.getByRole('dialog', { name: '王晓明离职' });
  await dialog.getByText('38 人').waitFor();
  const confirm = dialog.getByRole('button', { name: '办理离职' });
  const reason = dialog.getByRole('textbox', { name: '原因' });
  await reason.fill('三个字');
  await dialog.getByText('至少 4 个字').waitFor();
  await confirm.click();
  await dialog.getByText('他还负责 38 位学员，请选择接手的人').waitFor();
  await dialog.getByText('请写 4 到 200 个字，写清楚为什么').waitFor();
  await hasFocus(dialog.getByRole('combobox', { name: '接手的人' }));
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: '接手的人' }).fill('欧阳');
  await dialog.getByRole('option', { name: /欧阳雨桐/ }).waitFor();
  await page.keyboard.press('Enter');
  await reason.fill('合同到期');
  await confirm.click();
  await dialog.getByRole('alert').filter({ hasText: '没有权限' }).waitFor();
  await expect.poll(() => reason.inputValue()).toBe('合同到期');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('button', { name: '被拒绝的离职' }));
  await leave();
});

it('shows what two people wrote, to choose from by field or as a whole', async () => {
  const { page, leave } = await blocksAt();
  const open = page.getByRole('button', { name: '看一次冲突' });
  const panel = page.getByRole('region', { name: '这里刚刚被别人改过' });
  await open.click();
  await hasFocus(panel);
  await panel.getByText('欧阳雨桐在 2026-11-23 14:30 改了').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await panel
    .getByRole('radio', { name: /采用对方的/ })
    .first()
    .check();
  await panel.getByRole('button', { name: '按选择保存' }).click();
  await page.getByText('现在的、我写的').waitFor();
  await open.click();
  await panel.getByRole('button', { name: '全部采用对方的' }).click();
  await panel.getByRole('button', { name: '按选择保存' }).click();
  await page.getByText('现在的、现在的').waitFor();
  await leave();
});

it('asks before something unsaved is left, and puts what the server says beside its field', async () => {
  const { page, leave } = await blocksAt();
  const form = page.getByRole('form', { name: '部门' });
  const name = form.getByRole('textbox', { name: '部门名称' });
  await expect.poll(() => form.getByRole('button', { name: '保存' }).isDisabled()).toBe(true);
  await name.fill(' ');
  await form.getByText('有未保存的修改').waitFor();
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('名称必须填写').waitFor();
  await hasFocus(name);
  const asking = page.getByRole('dialog', { name: '有修改还没有保存' });
  const away = navOf(page).getByRole('link', { name: '安全日志' });
  await away.click();
  await asking.getByRole('button', { name: '继续编辑' }).click();
  await asking.waitFor({ state: 'detached' });
  await form.getByRole('button', { name: '还原' }).click();
  await expect.poll(() => name.inputValue()).toBe('教学部');
  await name.fill('教学中心');
  await away.click();
  await asking.getByRole('button', { name: '离开' }).click();
  await page.waitForURL('**/admin/security');
  await leave();
});

it('has ranges of days in the address, by the calendar of Shanghai', async () => {
  const { page, leave } = await blocksAt();
  const group = page.getByRole('group', { name: '日期' });
  await group.getByRole('button', { name: '本月' }).click();
  await isAt(page, '?days=month');
  await page.goto('/admin/demo?days=2026-11-01~2026-11-07');
  await loaded(page);
  await page.getByText('2026-11-01 至 2026-11-07').waitFor();
  await page.getByLabel('到', { exact: true }).fill('2026-10-01');
  await page.getByText('结束的日期不能早于开始的日期').waitFor();
  await isAt(page, '?days=2026-11-01~2026-11-07');
  await page.getByLabel('到', { exact: true }).fill('2026-11-02');
  await isAt(page, '?days=2026-11-01~2026-11-02');
  await group.getByRole('button', { name: '全部时间' }).click();
  await expect.poll(() => queryOf(page)).toBe('');
  await leave();
});

it('does not search for what an input method still composes, nor takes its Enter for a choice', async () => {
  const { page, context, leave } = await blocksAt();
  const field = page.getByRole('combobox', { name: '员工' });
  await field.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect.poll(() => options.count()).toBe(4);
  const input = await context.newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'ou', selectionStart: 2, selectionEnd: 2 });
  await expect.poll(() => field.inputValue()).toBe('ou');
  await expect.poll(() => options.count()).toBe(4);
  await input.send('Input.insertText', { text: '欧阳' });
  await expect.poll(() => options.count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('欧阳雨桐');
  await field.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect.poll(() => field.inputValue()).toBe('欧阳雨桐');
  await leave();
});

it.each(WINDOWS)('has no fault on a %s', async (device) => {
  const { page, leave } = await blocksAt('?days=2026-11-01~2026-11-07', device);
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});
