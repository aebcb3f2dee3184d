import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { useOwnDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { holdAnswers } from './support/hold.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

/** A super administrator at a page; `post` and `get` are what a colleague does meanwhile. */
const at = (path: string) => staffAt(demo, path);

/**
 * Looks at the page again after more than a minute elsewhere: what it shows is asked for anew. A question that is under way
 * as he comes back is not asked a second time, and may have been read before: he comes back until one is asked after that.
 */
const comeBack = async (page: Page, asks: string): Promise<void> => {
  const asked: Request[] = [];
  const note = (request: Request): void => {
    if (request.url().includes(asks)) asked.push(request);
  };
  page.on('request', note);
  const look = async (): Promise<number> => {
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 61_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return asked.length;
  };
  await expect.poll(look).toBeGreaterThan(0);
  page.off('request', note);
  const answer = await asked[0]?.response();
  await answer?.finished();
};

interface Employee {
  readonly id: string;
  readonly version: number;
}

const NEW = { firstLogin: 'sms', departmentId: null, title: null, email: null, phone: null };

it('asks about rights that a colleague changed, also when the page has heard of it', async () => {
  const { page, get, post, leave } = await at('/admin/employee');
  const account = { ...NEW, name: '郑雨', mobile: '13900000091', userName: 'zhengyu', reason: '新来的同事' };
  const rights = { role: null, grants: ['contacts', 'orders'] };
  const added = await post<{ employee: Employee }>('/api/admin/employee/add', { ...account, ...rights });
  const { id: userId, version } = added.employee;
  const one = `/api/admin/employee?userId=${userId}`;
  await page.goto(`/admin/employee?open=${userId}`);
  await page.getByRole('button', { name: '修改权限' }).click();
  const dialog = page.getByRole('dialog', { name: /权限/ });
  await dialog.getByRole('checkbox', { name: '市场业绩' }).click();
  await dialog.getByRole('textbox', { name: '原因' }).fill('负责月报');
  const change = { userId, version, role: null, grants: ['assistants'], reason: '换了岗位' };
  await post('/api/admin/employee/rights', change);
  await comeBack(page, one);
  const confirm = dialog.getByRole('button', { name: '修改权限' });
  await confirm.click();
  const panel = dialog.getByRole('region', { name: '这里刚刚被别人改过' });
  await panel.waitFor();
  await expect.poll(() => get(one)).toMatchObject({ grants: ['assistants'] });
  expect(await faultsOf(page)).toEqual([]);
  await confirm.click();
  await dialog.getByText('先选好以哪一份为准').waitFor();
  await panel.getByRole('button', { name: '全部采用对方的' }).click();
  await panel.getByRole('button', { name: '按选择继续' }).click();
  await confirm.click();
  await dialog.getByText('和他现在的一样，没有要改的').waitFor();
  await dialog.getByRole('checkbox', { name: '市场业绩' }).click();
  // Where he works is not about his rights.
  const { version: newest } = await get<Employee>(one);
  const place = { departmentId: null, title: '组长', email: null, phone: null };
  await post('/api/admin/employee/edit', { userId, version: newest, ...place });
  await confirm.click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => get(one)).toMatchObject({ title: '组长', grants: ['performance', 'assistants'] });
  await leave();
});

it('keeps what is being written about somebody when a colleague changes him', async () => {
  const one = '/api/admin/employee?userId=demo-zhujiao';
  const { page, get, post, leave } = await at('/admin/employee?open=demo-zhujiao');
  const form = page.getByRole('form', { name: '部门与联系方式' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const edit = async (change: object): Promise<void> => {
    const { version, department, title, email, phone } = await get<{
      readonly version: number;
      readonly department: { readonly id: string } | null;
      readonly title: string | null;
      readonly email: string | null;
      readonly phone: string | null;
    }>(one);
    const place = { departmentId: department?.id ?? null, title, email, phone };
    await post('/api/admin/employee/edit', { userId: 'demo-zhujiao', version, ...place, ...change });
  };
  await field('工作电话').fill('025-8111-1111');
  await edit({ title: '助教组长' });
  await comeBack(page, one);
  await page.getByRole('button', { name: '修改权限' }).waitFor();
  await expect.poll(() => field('工作电话').inputValue()).toBe('025-8111-1111');
  await form.getByRole('button', { name: '保存' }).click();
  await told(page, '已保存');
  await expect.poll(() => get(one)).toMatchObject({ title: '助教组长', phone: '025-8111-1111' });
  // Where nothing is written, it follows.
  await edit({ title: '助教主管' });
  await comeBack(page, one);
  await expect.poll(() => field('职务').inputValue()).toBe('助教主管');
  await leave();
});

it('does not write over the name that a colleague gave a department, also when the page has heard of it', async () => {
  const { page, get, post, leave } = await at('/admin/department');
  interface Tree {
    readonly departments: readonly { readonly id: string; readonly name: string; readonly version: number }[];
  }
  const { departments } = await post<Tree>('/api/admin/department/add', { name: '财务部门', parentId: null });
  const { id, version } = departments.find(({ name }) => name === '财务部门') ?? {};
  await page.reload();
  await page.getByRole('treeitem', { name: /财务部门/ }).click();
  await page.getByRole('button', { name: '改名' }).click();
  const dialog = page.getByRole('dialog', { name: '改名' });
  await dialog.getByRole('textbox').fill('财务与法务');
  await post('/api/admin/department/rename', { id, version, name: '财务中心' });
  await comeBack(page, '/api/admin/departments');
  await page.getByText('财务中心').first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByRole('region', { name: '这里刚刚被别人改过' }).getByText('财务中心').waitFor();
  const names = async () => (await get<Tree>('/api/admin/departments')).departments.map(({ name }) => name);
  await expect.poll(names).toContain('财务中心');
  await leave();
});

it('leaves the dialog of rights where a colleague dismissed him meanwhile', async () => {
  const { page, post, leave } = await at('/admin/employee');
  const account = { ...NEW, name: '宋佳', mobile: '13900000092', userName: 'songjia', reason: '新来的同事' };
  const added = await post<{ employee: Employee }>('/api/admin/employee/add', {
    ...account,
    role: null,
    grants: ['contacts'],
  });
  const { id: userId, version } = added.employee;
  await page.goto(`/admin/employee?open=${userId}`);
  await page.getByRole('button', { name: '修改权限' }).click();
  const dialog = page.getByRole('dialog', { name: /权限/ });
  await dialog.getByRole('checkbox', { name: '市场业绩' }).click();
  await dialog.getByRole('textbox', { name: '原因' }).fill('负责月报');
  await post('/api/admin/employee/leave', { userId, version, reason: '合同到期' });
  await dialog.getByRole('button', { name: '修改权限' }).click();
  await dialog.waitFor({ state: 'detached' });
  await told(page, '别人刚刚办理了他的离职或重新入职，请看过再做');
  await page.getByRole('button', { name: '重新入职' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: '修改权限' }).count()).toBe(0);
  await leave();
});

it('takes what is typed while it is saved for a change of what was saved', async () => {
  const one = '/api/admin/employee?userId=demo-banzhuren';
  const { page, get, leave } = await at('/admin/employee?open=demo-banzhuren');
  const form = page.getByRole('form', { name: '部门与联系方式' });
  const phone = form.getByRole('textbox', { name: '工作电话' });
  const first = await phone.inputValue();
  const { done, letGo } = await holdAnswers(page, '**/api/admin/employee/edit', { nth: 1, isUnasked: true });
  await phone.fill('025-8222-2222');
  await form.getByRole('button', { name: '保存' }).click();
  await done;
  await phone.fill(first);
  await letGo();
  await told(page, '已保存');
  const again = page.waitForResponse('**/api/admin/employee/edit');
  await form.getByRole('button', { name: '保存' }).click();
  // Nobody came before it: it is not put together with anybody else's.
  expect((await again).status()).toBe(200);
  await told(page, '已保存');
  expect((await get<{ phone: string | null }>(one)).phone ?? '').toBe(first);
  await expect.poll(() => phone.inputValue()).toBe(first);
  await leave();
});

it('keeps the text of a note that somebody deletes meanwhile', async () => {
  const { page, post, leave } = await at('/admin/class/student/demo-xiaohong');
  const notes = page.getByRole('region', { name: '备注', exact: true });
  const userId = 'demo-xiaohong';
  const { id, version } = await post<{ id: string; version: number }>('/api/admin/student/note/add', {
    userId,
    text: '约了周三',
  });
  await page.reload();
  const note = notes.getByRole('listitem').filter({ hasText: '约了周三' });
  await note.getByRole('button', { name: /^修改/ }).click();
  const text = notes.getByLabel('备注的内容');
  await text.fill('约了周三，改到周五');
  await post('/api/admin/student/note/remove', { userId, id, version });
  await comeBack(page, '/api/admin/student/notes');
  await notes.getByText('这条备注已经不在这一页').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => text.inputValue()).toBe('约了周三，改到周五');
  await notes.getByRole('button', { name: '保存' }).last().click();
  await notes.getByText('这条备注已经删除').waitFor();
  await notes.getByRole('button', { name: '取消' }).click();
  await notes.getByText('这条备注已经不在这一页').waitFor({ state: 'detached' });
  await leave();
});

it('does not write over the view of the team that a colleague changed meanwhile', async () => {
  const { page, get, post, leave } = await at('/admin/class/student');
  interface View {
    readonly id: string;
    readonly version: number;
  }
  const list = { list: 'students' };
  const words = { name: '周一的电话', scope: 'team' };
  const { id, version } = await post<View>('/api/admin/view/add', {
    ...list,
    ...words,
    state: { school: 'some' },
  });
  await page.goto(`/admin/class/student?view=${id}&school=some&sort=name`);
  const save = page.getByRole('status').getByRole('button', { name: '保存', exact: true });
  await save.waitFor();
  await post('/api/admin/view/change', { ...words, id, version, state: { school: 'empty' } });
  await comeBack(page, '/api/admin/view/list');
  await save.click();
  await page.getByText(/刚刚改过/).waitFor();
  const views = async () =>
    (await get<{ views: readonly (View & { state: object })[] }>('/api/admin/view/list?list=students')).views;
  await expect
    .poll(async () => (await views()).find((view) => view.id === id))
    .toMatchObject({ state: { school: 'empty' } });
  await page.getByRole('button', { name: '看改过的' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('school')).toBe('empty');
  await leave();
});

it('saves the view of one who called it something else in between', async () => {
  const { page, get, post, leave } = await at('/admin/class/student');
  interface View {
    readonly id: string;
    readonly name: string;
    readonly state: object;
  }
  const words = { name: '要改名的', scope: 'own' };
  const { id } = await post<View>('/api/admin/view/add', {
    list: 'students',
    ...words,
    state: { school: 'some' },
  });
  await page.goto(`/admin/class/student?view=${id}&school=some&sort=name`);
  await page.getByRole('button', { name: /^要改名的/ }).click();
  const menu = page.getByRole('group', { name: '视图' });
  await menu.getByRole('button', { name: '修改视图「要改名的」' }).click();
  await menu.getByLabel('名称').fill('改过名的');
  await menu.getByRole('button', { name: '保存', exact: true }).click();
  await menu.getByRole('button', { name: '修改视图「改过名的」' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('status').getByRole('button', { name: '保存', exact: true }).click();
  const view = async () => {
    const { views } = await get<{ views: readonly View[] }>('/api/admin/view/list?list=students');
    return views.find((one) => one.id === id);
  };
  await expect.poll(view).toMatchObject({ name: '改过名的', state: { school: 'some', sort: 'name' } });
  await expect.poll(() => page.getByText(/刚刚改过/).count()).toBe(0);
  await leave();
});

it('asks before both texts of a note are left, also where another is begun', async () => {
  const { page, post, leave } = await at('/admin/class/student/demo-xiaohong');
  const userId = 'demo-xiaohong';
  const notes = page.getByRole('region', { name: '备注', exact: true });
  for (let time = 0; time < 30; time += 1) {
    await post('/api/admin/student/note/add', { userId, text: `第 ${time} 次电话` });
  }
  const { id, version } = await post<{ id: string; version: number }>('/api/admin/student/note/add', {
    userId,
    text: '两人在改',
  });
  await page.reload();
  const note = notes.getByRole('listitem').filter({ hasText: '两人在改' });
  await note.getByRole('button', { name: /^修改/ }).click();
  await notes.getByLabel('备注的内容').fill('我的');
  await post('/api/admin/student/note/edit', { userId, id, version, text: '别人的' });
  await notes.getByRole('button', { name: '保存' }).last().click();
  const conflict = notes.getByRole('alert').filter({ hasText: '两份内容都在下面' });
  await conflict.waitFor();
  await notes.getByLabel('写一条备注').fill('又一条');
  await notes.getByRole('button', { name: '下一页' }).click();
  const leaving = page.getByRole('dialog', { name: '有修改还没有保存' });
  await leaving.getByRole('button', { name: '继续编辑' }).click();
  await leaving.waitFor({ state: 'detached' });
  await expect.poll(() => conflict.count()).toBe(1);
  await notes.getByLabel('写一条备注').fill('');
  await conflict.getByRole('button', { name: '用现在的' }).click();
  await leave();
});
