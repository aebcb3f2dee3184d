import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { auditRows } from './support/audit.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { menuOf, MENUS, navOf } from './support/menus.js';
import { call } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

/** Somebody who is logged in, at a page; far from Shanghai, whose days and hours the console shows all the same. */
const at = (account: string, path = '/admin') =>
  staffAt(demo, path, account, { timezoneId: 'America/Los_Angeles' });

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const conditionsOf = (page: Page) => page.getByRole('group', { name: '筛选条件' });

describe('a day in the console', () => {
  it.each([
    ['admin', []],
    ['banzhuren', ['department', 'order', 'employee', 'security', 'audit']],
    ['zhujiao', ['security', 'audit']],
  ] as const)('begins for %s with what is his, and no more', async (account, closed) => {
    const { page, leave } = await at(account);
    await expect.poll(() => menuOf(page)).toEqual(MENUS[account]);
    for (const name of closed) {
      await page.goto(`/admin/${name}`);
      await page.waitForURL('**/admin/404');
    }
    await leave();
  });

  it('leads a class teacher by a view of hers to a student, whom she writes a note about', async () => {
    const { page, leave } = await at('banzhuren', '/admin/class/student?school=some&sort=name');
    const views = page.getByRole('group', { name: '视图' });
    await page.getByRole('button', { name: '视图', exact: true }).click();
    await views.getByRole('button', { name: '存为新的视图' }).click();
    await views.getByLabel('名称').fill('填了学校的');
    await views.getByRole('button', { name: '保存', exact: true }).click();
    await expect.poll(() => 'view' in queryOf(page)).toBe(true);
    await page.goto('/admin');
    await loaded(page);
    await navOf(page).getByRole('link', { name: '学员管理' }).click();
    await page.getByRole('button', { name: '全部学员', exact: true }).click();
    await views.getByRole('link', { name: '没有填写学校' }).click();
    await conditionsOf(page).getByRole('button', { name: '学校 没有填写', exact: true }).waitFor();
    await page.getByRole('button', { name: '没有填写学校', exact: true }).first().click();
    await views.getByRole('link', { name: '填了学校的' }).click();
    // The conditions are those of the view that is shown, and of no other.
    await conditionsOf(page).getByRole('button', { name: '学校 填写了', exact: true }).waitFor();
    await expect
      .poll(() =>
        conditionsOf(page)
          .getByRole('button', { name: /没有填写/ })
          .count(),
      )
      .toBe(0);
    await expect.poll(() => queryOf(page)).toMatchObject({ school: 'some', sort: 'name' });
    await page.getByRole('table', { name: '学员' }).getByRole('link', { name: '小明' }).click();
    await page.waitForURL('**/admin/class/student/demo-xiaoming');
    await section(page, '资料').getByText('138****0002').waitFor();

    const notes = section(page, '备注');
    const note = notes.getByRole('listitem').filter({ hasText: '约好周六上午答疑' });
    await notes.getByLabel('写一条备注').fill('约好周六上午答疑');
    await notes.getByRole('button', { name: '保存' }).click();
    await note.getByRole('button', { name: /^删除/ }).click();
    await note.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '撤销' }).click();
    await note.waitFor();
    const inShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });
    await note.getByText(inShanghai.format(Date.now())).first().waitFor();
    await page.reload();
    await note.waitFor();
    await leave();
  });

  it('shows nothing of one student beside the name of another, also on the way back', async () => {
    const { page, leave } = await at('banzhuren', '/admin/class/student/demo-xiaoming');
    await section(page, '资料').getByText('138****0002').waitFor();
    await navOf(page).getByRole('link', { name: '学员管理' }).click();
    await page.getByRole('table', { name: '学员' }).getByRole('link', { name: '小红' }).click();
    await section(page, '资料').getByRole('button', { name: '查看完整号码' }).click();
    await section(page, '资料').getByText('13800000003').waitFor();
    // From one to the other at a step, as a browser's list of pages does it.
    await page.evaluate(() => history.go(-2));
    await page.waitForURL('**/demo-xiaoming');
    await section(page, '资料').getByText('138****0002').waitFor();
    await expect.poll(() => page.getByText('13800000003').count()).toBe(0);
    await leave();
  });

  it('ends for an employee with the next click, and for the administrator with the log of it all', async () => {
    const visitor = await at('admin');
    const { page, leave } = visitor;
    for (const name of ['教学部', '市场部']) {
      await call(visitor, demo.address, '/api/admin/department/add', { parentId: null, name });
    }
    await navOf(page).getByRole('link', { name: '通讯录与部门管理' }).click();
    await page.getByRole('treeitem', { name: /^市场部/ }).click();
    await page.getByRole('button', { name: '移动到…' }).click();
    const moving = page.getByRole('dialog', { name: /^移动「/ });
    await moving.getByRole('combobox', { name: '上级部门' }).fill('教学部');
    await moving.getByRole('option', { name: '教学部', exact: true }).click();
    await moving.getByRole('button', { name: '确定' }).click();
    await told(page, '已把「市场部」移到');

    await navOf(page).getByRole('link', { name: '员工管理' }).click();
    await page.getByRole('table').getByRole('link', { name: '陈静' }).click();
    const drawer = page.getByRole('dialog').first();
    const change = async (isGiven: boolean, reason: string): Promise<void> => {
      await drawer.getByRole('button', { name: '修改权限' }).click();
      const dialog = page.getByRole('dialog', { name: '修改「陈静」的权限' });
      const grant = dialog.getByRole('checkbox', { name: '合作伙伴' });
      await (isGiven ? grant.check() : grant.uncheck());
      await dialog.getByRole('textbox', { name: '原因' }).fill(reason);
      await dialog.getByRole('button', { name: '修改权限' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await change(true, '跟进合作伙伴');
    await drawer.getByRole('row', { name: /合作伙伴.*全部/ }).waitFor();
    await change(false, '交给别人了');
    await drawer.getByRole('row', { name: /合作伙伴.*没有/ }).waitFor();
    await page.keyboard.press('Escape');

    const assistant = await at('zhujiao', '/admin/class/student');
    await page.getByRole('table').getByRole('link', { name: '周涛' }).click();
    await drawer.getByRole('button', { name: '办理离职' }).click();
    const leaving = page.getByRole('dialog', { name: '「周涛」离职' });
    await leaving.getByRole('combobox', { name: '接手的人' }).fill('banzhuren');
    await leaving.getByRole('option').first().click();
    await leaving.getByRole('textbox', { name: '原因' }).fill('合同到期');
    await leaving.getByRole('button', { name: '办理离职' }).click();
    await leaving.waitFor({ state: 'detached' });
    await assistant.page.getByRole('table', { name: '学员' }).getByRole('link', { name: '小明' }).click();
    await assistant.page.waitForURL('**/login?target=**');
    await assistant.leave();

    await page.goto('/admin/audit');
    await loaded(page);
    const rows = auditRows(page);
    const acts = async () =>
      (await rows.allInnerTexts())
        .slice(0, 7)
        .map((text) => /员工离职|更换学员的负责人|调整员工权限|移动部门|新建部门/.exec(text)?.[0]);
    await expect
      .poll(acts)
      .toEqual([
        '员工离职',
        '更换学员的负责人',
        '调整员工权限',
        '调整员工权限',
        '移动部门',
        '新建部门',
        '新建部门',
      ]);
    await rows.first().getByText('周涛').first().waitFor();
    await rows.first().getByRole('rowheader').getByRole('link').click();
    await page.getByRole('dialog', { name: '员工离职' }).getByText('合同到期').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
