import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { loaded } from './support/faults.js';
import { holdAnswers } from './support/hold.js';
import { handOver } from './support/member.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const STUDENT = '/admin/class/student/demo-xiaohong';

/** Somebody at a page; `post` and `get` are what is done elsewhere meanwhile. */
const at = (path: string, account = 'admin') => staffAt(demo, path, account);

const notesOf = (page: Page) => page.getByRole('region', { name: '备注', exact: true });
const saveOf = (page: Page) => page.getByRole('status').getByRole('button', { name: '保存', exact: true });

interface Employee {
  readonly version: number;
  readonly title: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly department: { readonly id: string } | null;
}

describe('the contact data of somebody', () => {
  const userId = 'demo-zhujiao';
  const one = `/api/admin/employee?userId=${userId}`;

  /** A colleague gives him a title, and a phone if told so. */
  const colleague = async (
    { get, post }: Pick<Awaited<ReturnType<typeof at>>, 'get' | 'post'>,
    change: object,
  ) => {
    const { version, title, phone, email, department } = await get<Employee>(one);
    const now = { title, phone, email, departmentId: department?.id ?? null };
    await post('/api/admin/employee/edit', { userId, version, ...now, ...change });
  };

  it('are put together with a change of a colleague, which what is typed meanwhile does not undo', async () => {
    const person = await at(`/admin/employee?open=${userId}`);
    const { page, get, leave } = person;
    const form = page.getByRole('form', { name: '部门与联系方式' });
    await form.getByRole('textbox', { name: '工作电话' }).fill('025-8111-1111');
    await colleague(person, { title: '同事改的职务' });
    const second = await holdAnswers(page, '**/api/admin/employee/edit', { nth: 2 });
    await form.getByRole('button', { name: '保存' }).click();
    await second.done;
    await form.getByRole('textbox', { name: '工作邮箱' }).fill('zhujiao@example.com');
    await second.letGo();
    await told(page, '已保存');
    await expect.poll(() => form.getByRole('textbox', { name: '职务' }).inputValue()).toBe('同事改的职务');
    await form.getByRole('button', { name: '保存' }).press('Enter');
    await expect
      .poll(() => get<Employee>(one))
      .toMatchObject({ title: '同事改的职务', phone: '025-8111-1111', email: 'zhujiao@example.com' });
    // Nothing is left to be saved: the button that was pressed keeps the focus, and Esc still closes.
    await expect
      .poll(() => form.getByRole('button', { name: '保存' }).getAttribute('aria-disabled'))
      .toBe('true');
    await hasFocus(form.getByRole('button', { name: '保存' }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await leave();
  });

  it('are asked about before both texts are left, and sent once', async () => {
    const person = await at(`/admin/employee?open=${userId}`);
    const { page, get, leave } = person;
    const form = page.getByRole('form', { name: '部门与联系方式' });
    await form.getByRole('textbox', { name: '工作电话' }).fill('025-8333-3333');
    await colleague(person, { phone: '025-8444-4444' });
    await form.getByRole('button', { name: '保存' }).click();
    const panel = page.getByRole('region', { name: '这里刚刚被别人改过' });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    const asked = page.getByRole('dialog', { name: '有修改还没有保存' });
    await asked.getByRole('button', { name: '继续编辑' }).click();
    await asked.waitFor({ state: 'detached' });
    const { done, letGo } = await holdAnswers(page, '**/api/admin/employee/edit');
    const resolve = panel.getByRole('button', { name: '按选择保存' });
    await resolve.click();
    await done;
    // A second click on a button that is busy.
    await resolve.dispatchEvent('click');
    await letGo();
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => get<Employee>(one)).toMatchObject({ phone: '025-8333-3333' });
    await leave();
  });
});

it('sends nothing in the name of who logged in here meanwhile', async () => {
  const visitor = await at(STUDENT);
  const { page, context, leave } = visitor;
  await notesOf(page).getByLabel('写一条备注').fill('管理员写的');
  await handOver(demo, visitor, 'banzhuren');
  const other = await context.newPage();
  // Nothing is asked: who would stay could send it as somebody else.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const again = page.waitForEvent('load');
  await other.goto('/admin');
  await again;
  await page.getByRole('button', { name: /陈静/ }).first().waitFor();
  expect(asked).toEqual([]);
  await expect.poll(() => notesOf(page).getByLabel('写一条备注').inputValue()).toBe('');
  await leave();
});

it('stays where the reader went before an answer came', async () => {
  const { page, post, leave } = await at('/admin/class/student');
  const { id } = await post<{ id: string }>('/api/admin/view/add', {
    list: 'students',
    name: '慢慢存的',
    scope: 'own',
    state: { school: 'some' },
  });
  await page.goto(`/admin/class/student?view=${id}&school=some&sort=name`);
  const view = await holdAnswers(page, '**/api/admin/view/change');
  await saveOf(page).click();
  await view.done;
  await page.getByRole('link', { name: '操作记录' }).first().click();
  await page.getByRole('heading', { level: 1, name: '操作记录' }).waitFor();
  await view.letGo();
  await told(page, '已保存视图「慢慢存的」');
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe(null);

  await page.goto('/admin/class/student?sort=name');
  await loaded(page);
  await page.getByRole('table').locator('tbody').getByRole('link').first().click();
  await page.waitForURL('**/admin/class/student/*');
  await notesOf(page).getByLabel('写一条备注').fill('慢慢存的备注');
  const note = await holdAnswers(page, '**/api/admin/student/note/add');
  await notesOf(page).getByRole('button', { name: '保存' }).click();
  await note.done;
  // What is on its way may still fail.
  await page.getByRole('navigation', { name: '位置' }).getByRole('link', { name: '学员管理' }).click();
  const asked = page.getByRole('dialog', { name: '有修改还没有保存' });
  await asked.getByRole('button', { name: '离开' }).click();
  await page.waitForURL('**/admin/class/student?sort=name');
  await note.letGo();
  await told(page, '备注已保存');
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=name');
  await leave();
});

it('lets the reader go where the page is still on its way when an answer comes', async () => {
  const { page, leave } = await at(STUDENT);
  await loaded(page);
  await notesOf(page).getByLabel('写一条备注').fill('路上才存好的备注');
  const note = await holdAnswers(page, '**/api/admin/student/note/add');
  await notesOf(page).getByRole('button', { name: '保存' }).click();
  await note.done;
  const code = await holdAnswers(page, '**/assets/**/*.js');
  await page.getByRole('navigation', { name: '位置' }).getByRole('link', { name: '学员管理' }).click();
  await page.getByRole('dialog', { name: '有修改还没有保存' }).getByRole('button', { name: '离开' }).click();
  await code.done;
  await note.letGo();
  await told(page, '备注已保存');
  await code.letGo();
  await page.getByRole('heading', { level: 1, name: '学员管理' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/class/student');
  await leave();
});

it('does not write over the view that a colleague changed before the page was loaded again', async () => {
  const { page, get, post, leave } = await at('/admin/class/student');
  interface View {
    readonly id: string;
    readonly version: number;
    readonly state: object;
  }
  const words = { name: '重新载入的', scope: 'team' };
  const { id, version } = await post<View>('/api/admin/view/add', {
    list: 'students',
    ...words,
    state: { school: 'some' },
  });
  await page.goto(`/admin/class/student?view=${id}&school=some&sort=name`);
  await saveOf(page).waitFor();
  await post('/api/admin/view/change', { ...words, id, version, state: { school: 'empty' } });
  await page.reload();
  await saveOf(page).click();
  await page.getByText(/刚刚改过/).waitFor();
  const view = async () => {
    const { views } = await get<{ views: readonly View[] }>('/api/admin/view/list?list=students');
    return views.find((one) => one.id === id);
  };
  await expect.poll(view).toMatchObject({ state: { school: 'empty' } });
  // Another view has nothing of it.
  await page.goto('/admin/class/student?view=no-school&school=empty&sort=name');
  await page.getByRole('status').getByRole('button', { name: '另存为' }).first().waitFor();
  await expect.poll(() => page.getByText(/刚刚改过/).count()).toBe(0);
  await leave();
});

it('can save a view again that did not reach the server', async () => {
  const { page, post, leave } = await at('/admin/class/student');
  const { id } = await post<{ id: string }>('/api/admin/view/add', {
    list: 'students',
    name: '断网的',
    scope: 'own',
    state: { school: 'some' },
  });
  await page.goto(`/admin/class/student?view=${id}&school=some&sort=name`);
  await page.route('**/api/admin/view/change', (route) => route.abort(), { times: 1 });
  await saveOf(page).click();
  await page.getByRole('status').getByText(/网络/).first().waitFor();
  await saveOf(page).click();
  await told(page, '已保存视图「断网的」');
  await expect.poll(() => saveOf(page).count()).toBe(0);
  await leave();
});

it('locks a note while it is saved, and says whom somebody else looks after by now', async () => {
  const { page, leave } = await at(STUDENT, 'banzhuren');
  const field = notesOf(page).getByLabel('写一条备注');
  await field.fill('第一句');
  const { done, letGo } = await holdAnswers(page, '**/api/admin/student/note/add');
  await field.press('Control+Enter');
  await done;
  await page.keyboard.type('补充');
  await expect.poll(() => field.inputValue()).toBe('第一句');
  await letGo();
  await told(page, '备注已保存');
  await expect.poll(() => field.inputValue()).toBe('');

  const other = await at('/admin');
  const added = await other.post<{ employee: { id: string } }>('/api/admin/employee/add', {
    name: '刘敏',
    mobile: '13900000092',
    userName: 'liumin',
    reason: '新来的班主任',
    firstLogin: 'sms',
    departmentId: null,
    title: null,
    email: null,
    phone: null,
    role: 'class',
    grants: [],
  });
  await other.post('/api/admin/students/assign', {
    target: { ids: ['demo-xiaohong'] },
    seen: 1,
    change: { act: 'classTeacher', staffId: added.employee.id },
  });
  await other.leave();
  await field.fill('还没有保存的');
  await notesOf(page).getByRole('button', { name: '保存' }).click();
  await notesOf(page).getByText('可能刚刚换了负责人').first().waitFor();
  await expect.poll(() => field.inputValue()).toBe('还没有保存的');
  await page.getByRole('button', { name: '查看完整号码' }).click();
  await told(page, '这里的内容不能再看了');
  await leave();
});

it('looks again at an account whose change is on its way', async () => {
  const { page, leave } = await at('/admin');
  const line = { target: 'chat', state: 'waiting', attempts: 0, gmtModified: Date.now() };
  // It looks again after seconds, and what it finds comes when what stood there was seen.
  const real = await holdAnswers(page, '**/api/admin/student/accounts?**', { isUnasked: true });
  await page.route(
    '**/api/admin/student/accounts?**',
    (route) => route.fulfill({ json: { isSuccess: true, data: [line] } }),
    { times: 1 },
  );
  await page.goto(STUDENT);
  const part = page.getByRole('region', { name: '登录与账号' });
  await part.getByText('等待同步').waitFor();
  await real.letGo();
  await part.getByText('等待同步').waitFor({ state: 'detached' });
  await expect.poll(() => part.getByText('等待同步').count()).toBe(0);
  await leave();
});
