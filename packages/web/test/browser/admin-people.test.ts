import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeInitialPassword, hasFocus, submitLogin, type Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { holdAnswers } from './support/hold.js';
import { codeOf } from './support/member.js';
import { menuOf, MENUS, navOf } from './support/menus.js';
import { staffAt } from './support/staff.js';
import { keepToasts, told } from './support/toasts.js';

const demo = useOwnDemo();

/** Somebody who is logged in, at a page. */
const at = (path: string, account = 'admin', device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

interface Answer {
  readonly status: number;
  readonly body: { readonly message?: string; readonly data?: unknown };
}

/** Asks the server as the page would. */
const ask = (page: Page, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to, {
        method: sent === null ? 'GET' : 'POST',
        ...(sent === null ? {} : { body: sent, headers: { 'content-type': 'application/json' } }),
      });
      return { status: answer.status, body: (await answer.json()) as Answer['body'] };
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );

interface Tree {
  readonly departments: readonly {
    readonly id: string;
    readonly name: string;
    readonly parentId: string | null;
    readonly version: number;
  }[];
}

const treeOf = async (page: Page): Promise<Tree> =>
  (await ask(page, '/api/admin/departments')).body.data as Tree;

/** A department at the top of the tree, made without the screen. */
const made = async (page: Page, name: string, parentId: string | null = null): Promise<string> => {
  const { body } = await ask(page, '/api/admin/department/add', { name, parentId });
  return (body.data as Tree).departments.find((one) => one.name === name)?.id ?? '';
};

const rowOf = (page: Page, name: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${name} \\d+ 人$`) });
const said = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Whose parent is which, by names. */
const parents = async (page: Page): Promise<Readonly<Record<string, string | undefined>>> => {
  const { departments } = await treeOf(page);
  return Object.fromEntries(
    departments.map(({ name, parentId }) => [name, departments.find(({ id }) => id === parentId)?.name]),
  );
};

describe('departments', () => {
  it('are added, renamed and removed, each with words where it cannot be', async () => {
    const { page, leave } = await at('/admin/department');
    await page.getByRole('button', { name: '新建最上级部门' }).click();
    const dialog = page.getByRole('dialog', { name: '新建部门' });
    await dialog.getByRole('textbox', { name: '部门名称' }).fill('教学部');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await told(page, '已新建部门「教学部」');
    await rowOf(page, '教学部').click();
    const panel = page.getByRole('region', { name: '选中的部门' });
    await panel.getByRole('button', { name: '新建下级' }).click();
    await dialog.getByRole('textbox').fill('教学一组');
    await page.keyboard.press('Enter');
    await rowOf(page, '教学一组').waitFor();

    await panel.getByRole('button', { name: '删除' }).click();
    await page.getByRole('dialog').getByText('它还有 1 个下级部门').waitFor();
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: '新建下级' }).click();
    await dialog.getByRole('textbox').fill('教学一组');
    await dialog.getByRole('button', { name: '确定' }).click();
    await dialog.getByText('这里已经有「教学一组」').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await rowOf(page, '教学一组').click();
    await panel.getByRole('button', { name: '改名' }).click();
    await page.getByRole('dialog', { name: '改名' }).getByRole('textbox').fill('Java 组');
    await page.keyboard.press('Enter');
    await rowOf(page, 'Java 组').waitFor();
    await told(page, '「教学一组」已改名为「Java 组」');
    await panel.getByRole('button', { name: '删除' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await rowOf(page, 'Java 组').waitFor({ state: 'detached' });
    await told(page, '已删除部门「Java 组」');
    await expect.poll(() => parents(page)).toEqual({ 教学部: undefined });
    await leave();
  });

  it('are moved by keys, by the mouse and by a dialog', async () => {
    const { page, leave } = await at('/admin/department');
    await made(page, '市场部');
    await made(page, '运营部');
    await page.reload();
    await loaded(page);
    await rowOf(page, '运营部').click();
    await page.keyboard.press('m');
    await expect.poll(() => said(page).textContent()).toContain('拿起了「运营部」');
    // Put back after it came by others, it is what the keys are for.
    for (let tries = 0; tries < 4; tries += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect.poll(() => said(page).textContent()).toBe('已放弃，留在原处');
    await hasFocus(rowOf(page, '运营部'));
    await page.keyboard.press('m');
    await expect.poll(() => said(page).textContent()).toContain('拿起了「运营部」');
    // Up to where it would lie in the one above it.
    for (let tries = 0; tries < 6; tries += 1) {
      if ((await said(page).textContent())?.endsWith('放进「市场部」')) break;
      await page.keyboard.press('ArrowUp');
    }
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await parents(page))['运营部']).toBe('市场部');
    await told(page, '已把「运营部」移到');

    const market = await rowOf(page, '市场部').boundingBox();
    const teach = await rowOf(page, '教学部').boundingBox();
    if (market === null || teach === null) throw new Error('the rows are not there');
    await page.mouse.move(market.x + 80, market.y + market.height / 2);
    await page.mouse.down();
    await page.mouse.move(teach.x + 90, teach.y + teach.height / 2, { steps: 6 });
    await page.mouse.move(teach.x + 92, teach.y + teach.height / 2 + 1, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await parents(page))['市场部']).toBe('教学部');
    await expect.poll(async () => (await parents(page))['运营部']).toBe('市场部');

    await rowOf(page, '运营部').click();
    await page.getByRole('button', { name: '移动到…' }).click();
    const dialog = page.getByRole('dialog', { name: /^移动「/ });
    await dialog.getByRole('combobox', { name: '上级部门' }).fill('最上级');
    await dialog.getByRole('option', { name: '最上级' }).click();
    await dialog.getByRole('combobox', { name: '排在' }).selectOption('最前面');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.poll(async () => (await treeOf(page)).departments[0]?.name).toBe('运营部');
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('go back to where they stood, unless somebody changed them since', async () => {
    const { page, leave } = await at('/admin/department');
    const parentId = await made(page, '研发部');
    for (const name of ['甲组', '乙组', '丙组']) await made(page, name, parentId);
    const inOrder = async () =>
      (await treeOf(page)).departments.filter((one) => one.parentId === parentId).map(({ name }) => name);
    await page.reload();
    await loaded(page);
    const moveToTop = async (): Promise<void> => {
      await rowOf(page, '乙组').click();
      await page.getByRole('button', { name: '移动到…' }).click();
      const dialog = page.getByRole('dialog', { name: '移动「乙组」' });
      await dialog.getByRole('combobox', { name: '上级部门' }).fill('最上级');
      await dialog.getByRole('option', { name: '最上级' }).click();
      await dialog.getByRole('button', { name: '确定' }).click();
      await dialog.waitFor({ state: 'detached' });
      await told(page, '已把「乙组」移到');
    };
    await moveToTop();
    await expect.poll(inOrder).toEqual(['甲组', '丙组']);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '撤销' }).click();
    await told(page, '已把「乙组」移回研发部，「甲组」的后面');
    await expect.poll(inOrder).toEqual(['甲组', '乙组', '丙组']);

    await moveToTop();
    const { id, version } = (await treeOf(page)).departments.find(({ name }) => name === '乙组') ?? {};
    await ask(page, '/api/admin/department/move', { id, version, parentId: null, position: 0 });
    await page.keyboard.press('ControlOrMeta+z');
    await told(page, /「乙组」没有移回.*后来改过它/);
    await expect.poll(inOrder).toEqual(['甲组', '丙组']);
    await leave();
  });

  it('that somebody renamed in another tab are not written over without a question', async () => {
    const { page, context, leave } = await at('/admin/department');
    await made(page, '后勤部');
    await page.reload();
    await rowOf(page, '后勤部').click();
    const other = await context.newPage();
    const { id, version } = (await treeOf(page)).departments.find(({ name }) => name === '后勤部') ?? {};
    await other.goto('/admin/department');
    await loaded(other);
    expect((await ask(other, '/api/admin/department/rename', { id, version, name: '行政部' })).status).toBe(
      200,
    );

    await page.getByRole('button', { name: '改名' }).click();
    const dialog = page.getByRole('dialog', { name: '改名' });
    await dialog.getByRole('textbox').fill('后勤中心');
    await page.keyboard.press('Enter');
    const panel = dialog.getByRole('region', { name: '这里刚刚被别人改过' });
    await panel.getByText('行政部').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await panel.getByRole('button', { name: '按选择保存' }).click();
    await rowOf(page, '后勤中心').waitFor();
    await leave();
  });

  it('that cannot be moved for want of an answer stay, with words, and are read again', async () => {
    const { page, leave } = await at('/admin/department');
    await made(page, '客服部');
    await page.reload();
    await rowOf(page, '客服部').click();
    await page.route('**/api/admin/department/move', (route) => route.abort(), { times: 1 });
    const again = page.waitForRequest('**/api/admin/departments');
    await page.getByRole('button', { name: '移动到…' }).click();
    const dialog = page.getByRole('dialog', { name: '移动「客服部」' });
    await dialog.getByRole('combobox', { name: '排在' }).selectOption('最前面');
    await dialog.getByRole('button', { name: '确定' }).click();
    await told(page, /「客服部」没有移动.*网络/);
    await again;
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('are as they are at last, in whichever order two changes are answered', async () => {
    const { page, leave } = await at('/admin/department');
    await made(page, '法务部');
    await page.reload();
    await rowOf(page, '法务部').click();
    // The server has moved it, but the page does not hear of it yet.
    const { done, letGo } = await holdAnswers(page, '**/api/admin/department/move', { nth: 1 });
    await page.getByRole('button', { name: '移动到…' }).click();
    const dialog = page.getByRole('dialog', { name: '移动「法务部」' });
    await dialog.getByRole('combobox', { name: '排在' }).selectOption('最前面');
    await dialog.getByRole('button', { name: '确定' }).click();
    await done;
    await expect.poll(async () => (await treeOf(page)).departments[0]?.name).toBe('法务部');
    await page.getByRole('button', { name: '改名' }).click();
    const rename = page.getByRole('dialog', { name: '改名「法务部」' });
    await rename.getByRole('textbox').fill('法务与合规');
    await page.keyboard.press('Enter');
    await rowOf(page, '法务与合规').waitFor();
    await letGo();
    await told(page, '已把「法务部」移到');
    await rowOf(page, '法务与合规').waitFor();
    await rowOf(page, '法务部').waitFor({ state: 'detached' });
    await leave();
  });

  it('whose name is taken say so, also after somebody else was faster, and can be called something else', async () => {
    const { page, leave } = await at('/admin/department');
    await made(page, '采购部');
    await made(page, '仓储部');
    await page.reload();
    await rowOf(page, '仓储部').click();
    const { id, version } = (await treeOf(page)).departments.find(({ name }) => name === '仓储部') ?? {};
    await page.getByRole('button', { name: '改名' }).click();
    const dialog = page.getByRole('dialog', { name: '改名' });
    await dialog.getByRole('textbox').fill('采购部');
    await ask(page, '/api/admin/department/rename', { id, version, name: '物流部' });
    await page.keyboard.press('Enter');
    const panel = dialog.getByRole('region', { name: '这里刚刚被别人改过' });
    await panel.getByText('物流部').waitFor();
    await panel.getByRole('button', { name: '按选择保存' }).click();
    await dialog.getByText(/已经有「采购部」/).waitFor();
    const field = dialog.getByRole('textbox', { name: '部门名称' });
    await hasFocus(field);
    await expect.poll(() => field.inputValue()).toBe('采购部');
    expect(await faultsOf(page)).toEqual([]);
    await field.fill('仓储与物流');
    await page.keyboard.press('Enter');
    await told(page, '「物流部」已改名为「仓储与物流」');
    await rowOf(page, '仓储与物流').waitFor();
    await leave();
  });

  it('fit a phone', async () => {
    const { page, leave } = await at('/admin/department', 'admin', 'phone');
    await rowOf(page, '教学部').click();
    await page.getByRole('button', { name: '移动到…' }).click();
    await page.getByRole('dialog', { name: /^移动「/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});

describe('people', () => {
  it('are found, and have a place, a mobile on demand and a reason for what they may see', async () => {
    const { page, leave } = await at('/admin/employee');
    await page.getByLabel('姓名、拼音、用户名或手机号').fill('zhujiao');
    const row = page.getByRole('table').locator('tbody').getByRole('row');
    await expect.poll(() => row.count()).toBe(1);
    await row.getByRole('link').first().click();
    const drawer = page.getByRole('dialog');
    const form = drawer.getByRole('form', { name: '部门与联系方式' });
    await form.getByRole('combobox', { name: '部门' }).fill('市场');
    await form.getByRole('option', { name: '教学部 / 市场部', exact: true }).click();
    await form.getByRole('textbox', { name: '工作邮箱' }).fill('nonsense');
    await form.getByRole('button', { name: '保存' }).click();
    await form.getByText('工作邮箱格式不正确').waitFor();
    await form.getByRole('textbox', { name: '工作邮箱' }).fill('zhujiao@example.com');
    await form.getByRole('button', { name: '保存' }).click();
    await told(page, '已保存');
    await expect.poll(() => drawer.getByText('13900000003').count()).toBe(0);
    await drawer.getByRole('button', { name: '显示手机号' }).click();
    await drawer.getByText('13900000003').waitFor();
    await drawer.getByText('查看员工手机号').waitFor();
    await drawer.getByRole('row', { name: /全部订单.*给了他「订单」的授权/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/admin/department');
    // The number is that of the list behind it, with those below.
    await page.getByRole('link', { name: '1 人，看「教学部」的员工' }).click();
    await expect.poll(() => row.count()).toBe(1);
    await leave();
  });

  it('are given a right and lose it, with a reason', async () => {
    const { page, leave } = await at('/admin/employee?open=demo-banzhuren');
    const drawer = page.getByRole('dialog').first();
    const change = drawer.getByRole('button', { name: '修改权限' });
    const dialog = page.getByRole('dialog', { name: /修改「.*」的权限/ });
    await drawer.getByRole('row', { name: /合作伙伴.*没有/ }).waitFor();
    await change.click();
    await dialog.getByRole('checkbox', { name: '合作伙伴' }).check();
    await dialog.getByRole('textbox', { name: '原因' }).fill('负责合作伙伴的跟进');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: '修改权限' }).click();
    await dialog.waitFor({ state: 'detached' });
    await drawer.getByRole('row', { name: /合作伙伴.*全部/ }).waitFor();
    await drawer.getByText('原因：负责合作伙伴的跟进').waitFor();
    await change.click();
    await dialog.getByRole('checkbox', { name: '合作伙伴' }).uncheck();
    await dialog.getByRole('textbox', { name: '原因' }).fill('交给别人了');
    await dialog.getByRole('button', { name: '修改权限' }).click();
    await dialog.waitFor({ state: 'detached' });
    await drawer.getByRole('row', { name: /合作伙伴.*没有/ }).waitFor();
    const { body } = await ask(page, '/api/admin/employee?userId=demo-banzhuren');
    expect(body.data).toMatchObject({ role: 'class', grants: [] });
    await leave();
  });

  it('who leave are out at the next call, wherever they are', async () => {
    const teacher = await at('/admin', 'zhujiao');
    const { page, leave } = await at('/admin/employee?open=demo-zhujiao');
    await page.getByRole('button', { name: '办理离职' }).click();
    const dialog = page.getByRole('dialog', { name: /离职/ });
    const successor = dialog.getByRole('combobox', { name: '接手的人' });
    await dialog.getByRole('textbox', { name: '原因' }).fill('合同到期');
    await successor.fill('banzhuren');
    await dialog.getByRole('option').first().click();
    await dialog.getByRole('button', { name: '办理离职' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByText('已离职').waitFor();
    await navOf(teacher.page).getByRole('link', { name: '通讯录与部门管理' }).click();
    await teacher.page.waitForURL('**/login?target=**');
    await told(teacher.page, '登录已经结束，请重新登录');
    await teacher.leave();
    await page.getByRole('button', { name: '重新入职' }).waitFor();
    const { body } = await ask(page, '/api/admin/employee?userId=demo-zhujiao');
    expect(body.data).toMatchObject({ state: 'left', role: null, grants: [] });
    await leave();
  });

  it('who leave hand over the students who came to them while it was asked', async () => {
    const { page, leave } = await at('/admin/employee');
    const account = { name: '许诺', mobile: '13900000071', userName: 'xulaoshi', firstLogin: 'sms' };
    const place = { departmentId: null, title: '', email: '', phone: '' };
    const rights = { role: 'teacher', grants: [], reason: '新来的助教' };
    const added = await ask(page, '/api/admin/employee/add', { ...account, ...place, ...rights });
    const { id } = (added.body.data as { readonly employee: { readonly id: string } }).employee;
    await page.goto(`/admin/employee?open=${id}`);
    await page.getByRole('button', { name: '办理离职' }).click();
    const dialog = page.getByRole('dialog', { name: /离职/ });
    await dialog.getByRole('textbox', { name: '原因' }).fill('试用期没有过');
    const change = { act: 'addAssistant', staffId: id };
    const given = { target: { ids: ['demo-xiaoming'] }, seen: 1, change };
    expect((await ask(page, '/api/admin/students/assign', given)).status).toBe(200);
    await dialog.getByRole('button', { name: '办理离职' }).click();
    await dialog.getByText('他还负责 1 位学员，请选择接手的人').waitFor();
    await dialog.getByRole('combobox', { name: '接手的人' }).fill('banzhuren');
    await dialog.getByRole('option').first().click();
    await dialog.getByRole('button', { name: '办理离职' }).click();
    await dialog.waitFor({ state: 'detached' });
    await leave();
  });

  it('do not take their own rights: the last super administrator stays', async () => {
    const { page, leave } = await at('/admin/employee?open=demo-admin');
    const drawer = page.getByRole('dialog');
    await drawer.getByText('自己的权限与离职由另一位超级管理员处理').waitFor();
    await expect.poll(() => drawer.getByRole('button', { name: '办理离职' }).count()).toBe(0);
    const { body } = await ask(page, '/api/admin/employee?userId=demo-admin');
    const refused = await ask(page, '/api/admin/employee/leave', {
      userId: 'demo-admin',
      version: (body.data as { readonly version: number }).version,
      reason: '试一试',
    });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('另一位超级管理员');
    await leave();
  });

  it('join: a member who is there already', async () => {
    const { page, leave } = await at('/admin/employee', 'admin', 'phone');
    await page.getByRole('button', { name: '添加员工' }).click();
    const dialog = page.getByRole('dialog', { name: '添加员工' });
    // What is missing is said where it is missing.
    await dialog.getByRole('button', { name: '添加员工' }).click();
    for (const missing of [
      /^请填写手机号或用户名$/,
      /^请选择角色，或至少给一项授权$/,
      /^请写 2 到 \d+ 个字/,
    ]) {
      await dialog.getByText(missing).waitFor();
    }
    await hasFocus(dialog.getByRole('textbox', { name: '手机号或用户名' }));
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: '手机号或用户名' }).fill('nobody-here');
    await dialog.getByRole('combobox', { name: '角色' }).selectOption('助教');
    await dialog.getByRole('textbox', { name: '原因' }).fill('新来的助教');
    await dialog.getByRole('button', { name: '添加员工' }).click();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: '手机号或用户名' }).getAttribute('aria-invalid'))
      .toBe('true');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: '手机号或用户名' }).fill('xiaohong');
    await dialog.getByRole('button', { name: '添加员工' }).click();
    await dialog.waitFor({ state: 'detached' });
    const found = await ask(page, '/api/admin/employees?search=xiaohong');
    expect(JSON.stringify(found.body.data)).toContain('xiaohong');
    await leave();
  });

  it('join: with a new account and the password that is shown once, or by a code', async () => {
    const { page, leave } = await at('/admin/employee');
    const dialog = page.getByRole('dialog', { name: '添加员工' });
    const add = async (name: string, mobile: string, userName: string, way: string): Promise<void> => {
      await page.getByRole('button', { name: '添加员工' }).click();
      await dialog.getByRole('tab', { name: '新建账号' }).click();
      await dialog.getByRole('textbox', { name: '姓名' }).fill(name);
      await dialog.getByRole('textbox', { name: '手机号' }).fill(mobile);
      await dialog.getByRole('textbox', { name: '用户名' }).fill(userName);
      await dialog.getByRole('radio', { name: way }).check();
      await dialog.getByRole('combobox', { name: '角色' }).selectOption('班主任');
      await dialog.getByRole('textbox', { name: '原因' }).fill('新来的班主任');
      await dialog.getByRole('button', { name: '添加员工' }).click();
    };
    await add('梅兰', '13900000001', 'meilaoshi', '初始密码');
    await dialog.getByText('手机号 13900000001 已有账号').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: '手机号' }).fill('13900000061');
    await dialog.getByRole('button', { name: '添加员工' }).click();
    const shown = page.getByRole('dialog', { name: '初始密码' });
    await shown.getByText('只显示这一次').waitFor();
    const password = (await shown.locator('p').last().innerText()).trim();
    expect(password).toMatch(/^[\w-]{20}$/);
    expect(await faultsOf(page)).toEqual([]);
    await shown.getByRole('button', { name: '已经记下' }).click();
    await shown.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText(password).count()).toBe(0);
    await add('林溪', '13900000062', 'linlaoshi', '短信验证码');
    await dialog.waitFor({ state: 'detached' });
    await leave();

    const mei = await demo.visit();
    await mei.page.goto('/admin');
    await mei.page.waitForURL('**/login?target=**');
    await submitLogin(mei.page, 'meilaoshi', password);
    await changeInitialPassword(mei.page, 'her own password');
    await expect.poll(() => menuOf(mei.page)).toEqual(MENUS.banzhuren);
    await mei.page.getByRole('main').getByText('班主任', { exact: true }).waitFor();
    await mei.leave();

    const lin = await demo.visit('phone');
    await lin.page.goto('/login?target=%2Fadmin%2Fclass%2Fstudent');
    await lin.page.getByRole('tab', { name: '短信登录' }).click();
    await lin.page.getByRole('textbox', { name: '手机号' }).fill('13900000062');
    await lin.page.getByRole('button', { name: '获取验证码' }).click();
    await lin.page.getByRole('textbox', { name: '验证码' }).fill(await codeOf(lin, '13900000062'));
    await lin.page.getByRole('button', { name: '登录', exact: true }).click();
    await lin.page.waitForURL('**/admin/class/student');
    // She sees nobody before somebody is in her care.
    await lin.page.getByText('还没有学员').waitFor();
    await lin.leave();
  });

  it('that somebody changed meanwhile are not written over: another field is kept, the same one is asked about', async () => {
    const { page, context, leave } = await at('/admin/employee?open=demo-banzhuren');
    const other = await context.newPage();
    await other.goto('/admin');
    await loaded(other);
    const find = async () => (await ask(other, '/api/admin/employee?userId=demo-banzhuren')).body.data;
    /** What a colleague changes in another window. */
    const elsewhere = async (change: object): Promise<void> => {
      const { version, department, title, email, phone } = (await find()) as {
        readonly version: number;
        readonly department: { readonly id: string } | null;
        readonly title: string | null;
        readonly email: string | null;
        readonly phone: string | null;
      };
      const place = { departmentId: department?.id ?? null, title, email, phone };
      const input = { userId: 'demo-banzhuren', version, ...place, ...change };
      expect((await ask(other, '/api/admin/employee/edit', input)).status).toBe(200);
    };
    const form = page.getByRole('form', { name: '部门与联系方式' });
    const field = (name: string) => form.getByRole('textbox', { name });
    await field('工作电话').fill('025-8000-0000');
    await elsewhere({ title: '班主任组长' });
    await form.getByRole('button', { name: '保存' }).click();
    await told(page, '已保存');
    await expect.poll(find).toMatchObject({ title: '班主任组长', phone: '025-8000-0000' });
    await expect.poll(() => field('职务').inputValue()).toBe('班主任组长');

    await field('职务').fill('高级班主任');
    await elsewhere({ title: '教学主管', email: 'jing@example.com' });
    await form.getByRole('button', { name: '保存' }).click();
    const panel = page.getByRole('region', { name: '这里刚刚被别人改过' });
    await panel.getByText('教学主管').waitFor();
    await panel.getByText('高级班主任').waitFor();
    await expect.poll(() => panel.getByText('jing@example.com').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await expect.poll(find).toMatchObject({ title: '教学主管' });
    await panel.getByRole('button', { name: '全部采用对方的' }).click();
    await panel.getByRole('button', { name: '按选择保存' }).click();
    await expect.poll(() => field('职务').inputValue()).toBe('教学主管');
    await expect.poll(() => field('工作邮箱').inputValue()).toBe('jing@example.com');
    await expect.poll(find).toMatchObject({ title: '教学主管', phone: '025-8000-0000' });

    await field('职务').fill('高级班主任');
    await elsewhere({ title: '班主任' });
    await form.getByRole('button', { name: '保存' }).click();
    await panel.getByRole('button', { name: '按选择保存' }).click();
    await expect.poll(find).toMatchObject({ title: '高级班主任', email: 'jing@example.com' });
    await leave();
  });
});

it.each<Device>(['desktop', 'phone'])(
  'says that it is saved without hiding whose it is, on a %s',
  async (device) => {
    const { page, leave } = await at('/admin/employee?open=demo-zhujiao', 'admin', device);
    const drawer = page.getByRole('dialog', { name: '周涛' });
    await keepToasts(page);
    await drawer.getByRole('textbox', { name: '职务' }).fill(`助教组长 ${device}`);
    await drawer.getByRole('button', { name: '保存' }).click();
    const toast = page.locator('[data-above-modals] [role=status] > div').filter({ hasText: '已保存' });
    await toast.hover();
    for (const kept of [
      drawer.getByRole('heading', { level: 2 }),
      drawer.getByRole('button', { name: '关闭' }),
      ...(device === 'desktop' ? [drawer] : []),
    ]) {
      await expect
        .poll(async () => {
          const [one, other] = [await toast.boundingBox(), await kept.boundingBox()];
          if (one === null || other === null) return 'not there';
          const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
          return isBeside || one.y >= other.y + other.height || other.y >= one.y + one.height;
        })
        .toBe(true);
    }
    await leave();
  },
);

it('gives the focus back to the row when the detail of somebody closes', async () => {
  const { page, leave } = await at('/admin/employee?open=demo-admin');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await hasFocus(page.locator('[data-opens="demo-admin"]'));
  expect(new URL(page.url()).search).not.toContain('open');
  await leave();
});

it('keeps somebody who may do everything: who was dismissed dismisses nobody, and the last one stays', async () => {
  const { page, leave } = await at('/admin/employee?open=demo-banzhuren');
  const { version } = (await ask(page, '/api/admin/employee?userId=demo-banzhuren')).body.data as {
    readonly version: number;
  };
  const rights = { userId: 'demo-banzhuren', version, role: 'superAdmin', grants: [], reason: '两位一起管' };
  expect((await ask(page, '/api/admin/employee/rights', rights)).status).toBe(200);
  await page.reload();
  await loaded(page);
  const second = await at('/admin/employee?open=demo-admin', 'banzhuren');
  const leaving = second.page.getByRole('dialog', { name: /离职/ });
  await second.page.getByRole('button', { name: '办理离职' }).click();
  await leaving.getByRole('textbox', { name: '原因' }).fill('岗位调整');
  await leaving.getByRole('button', { name: '办理离职' }).click();
  await second.page.getByRole('dialog').getByText('已离职').waitFor();
  // His window shows still what he might do a moment ago.
  await page.getByRole('button', { name: '修改权限' }).click();
  const taking = page.getByRole('dialog', { name: '修改「陈静」的权限' });
  await taking.getByRole('combobox', { name: '角色' }).selectOption('班主任');
  await taking.getByRole('textbox', { name: '原因' }).fill('不再一起管');
  await taking.getByRole('button', { name: '修改权限' }).click();
  await page.waitForURL('**/login?target=**');
  await leave();

  await second.page.goto('/admin/employee?open=demo-banzhuren');
  const drawer = second.page.getByRole('dialog').first();
  await drawer.getByText('超级管理员', { exact: true }).waitFor();
  await drawer.getByText('自己的权限与离职由另一位超级管理员处理').waitFor();
  await expect.poll(() => drawer.getByRole('button', { name: /^(办理离职|修改权限)$/ }).count()).toBe(0);
  expect(await faultsOf(second.page)).toEqual([]);
  await second.leave();
});
