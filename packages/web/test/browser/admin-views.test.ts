import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const PATH = '/admin/class/student';

const at = (account: string, search = '', device: Device = 'desktop') =>
  staffAt(demo, `${PATH}${search}`, account, { device });

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const menuOf = (page: Page) => page.getByRole('group', { name: '视图' });
const saveAs = async (page: Page, name: string, isShared = false): Promise<void> => {
  await page.getByRole('button', { name: '视图', exact: true }).click();
  await menuOf(page).getByRole('button', { name: '存为新的视图' }).click();
  await menuOf(page).getByLabel('名称').fill(name);
  if (isShared) await menuOf(page).getByRole('checkbox', { name: '与团队共享' }).click();
  await menuOf(page).getByRole('button', { name: '保存', exact: true }).click();
};

describe('a view', () => {
  it('keeps conditions, order and columns under a name, says when they differ, and is restored', async () => {
    const { page, leave } = await at('admin', '?school=some&sort=name&columns=name,school');
    await saveAs(page, '有学校的');
    await expect.poll(() => queryOf(page)).toMatchObject({ school: 'some', sort: 'name' });
    await expect.poll(() => 'view' in queryOf(page)).toBe(true);
    const kept = queryOf(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('columnheader', { name: '姓名' }).getByRole('link').click();
    await page.getByText('显示的内容与视图「有学校的」不同。').waitFor();
    await page.getByRole('button', { name: '还原' }).click();
    await expect.poll(() => queryOf(page)).toEqual(kept);
    await expect.poll(() => page.getByText('已修改', { exact: true }).count()).toBe(0);
    // What is saved under another name leaves the first as it was.
    await page.goto(`${PATH}?${new URLSearchParams({ ...kept, sort: '-name' }).toString()}`);
    await page.getByRole('button', { name: '另存为' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('名称').fill('有学校的');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await dialog.getByText('已经有一个同名的视图，请换一个名称').waitFor();
    await dialog.getByLabel('名称').fill('有学校的，倒序');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect.poll(() => queryOf(page)['view']).not.toBe(kept['view']);
    await page.getByRole('button', { name: '有学校的，倒序', exact: true }).click();
    await menuOf(page).getByRole('link', { name: '有学校的', exact: true }).click();
    await expect.poll(() => queryOf(page)).toEqual(kept);
    await leave();
  });

  it('of the team is there for colleagues, who cannot change it; its link says when it is gone', async () => {
    const { page, leave } = await at('admin', '?school=empty');
    await saveAs(page, '团队的视图', true);
    await expect.poll(() => 'view' in queryOf(page)).toBe(true);
    const { view } = queryOf(page);
    const teacher = await at('banzhuren', `?view=${view}`);
    // The name of a view alone leads to what it keeps.
    await expect.poll(() => queryOf(teacher.page)).toEqual({ school: 'empty', view });
    await teacher.page.getByRole('button', { name: '团队的视图', exact: true }).click();
    await menuOf(teacher.page).getByText('创建').waitFor();
    await expect
      .poll(() =>
        menuOf(teacher.page)
          .getByRole('button', { name: /^(修改|删除)视图/ })
          .count(),
      )
      .toBe(0);
    await page.getByRole('button', { name: '团队的视图', exact: true }).click();
    await menuOf(page).getByRole('button', { name: '删除视图「团队的视图」' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
    await told(page, '已删除视图「团队的视图」');
    await teacher.page.reload();
    await teacher.page.getByText('链接里的视图已经被删除').waitFor();
    expect(queryOf(teacher.page)['school']).toBe('empty');
    await teacher.page.getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => queryOf(teacher.page)).toEqual({ school: 'empty' });
    // A super administrator changes what a colleague made, but does not take it for herself.
    await saveAs(teacher.page, '陈静的视图', true);
    await expect.poll(() => 'view' in queryOf(teacher.page)).toBe(true);
    await page.goto(PATH);
    await page.getByRole('button', { name: '全部学员', exact: true }).click();
    await menuOf(page).getByRole('button', { name: '修改视图「陈静的视图」' }).click();
    await menuOf(page).getByLabel('名称').waitFor();
    await expect.poll(() => menuOf(page).getByRole('checkbox', { name: '与团队共享' }).count()).toBe(0);
    await teacher.leave();
    await leave();
  });

  it('that one chose is what the list begins with', async () => {
    const { page, leave } = await at('banzhuren', '', 'phone');
    await page.getByRole('button', { name: '全部学员', exact: true }).click();
    await menuOf(page).getByRole('button', { name: '打开列表时先用「没有填写学校」' }).click();
    await menuOf(page).getByText('默认', { exact: true }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(PATH);
    await expect.poll(() => queryOf(page)).toEqual({ school: 'empty', view: 'no-school' });
    await page.getByRole('button', { name: '没有填写学校', exact: true }).first().click();
    await menuOf(page).getByRole('link', { name: '全部学员' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ view: 'all' });
    await leave();
  });
});
