import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, submitLogin, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { holdAnswers } from './support/hold.js';
import { navOf } from './support/menus.js';
import { call } from './support/shop.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo();

const PATH = '/admin/class/student';
const MING = `${PATH}/demo-xiaoming`;
const HONG = `${PATH}/demo-xiaohong`;

/** Somebody who is logged in, at a page. */
const at = (path: string, account: string, device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const noteOf = (page: Page, text: string) =>
  section(page, '备注').getByRole('listitem').filter({ hasText: text });

const write = async (page: Page, text: string): Promise<void> => {
  await section(page, '备注').getByLabel('写一条备注').fill(text);
  await section(page, '备注').getByRole('button', { name: '保存' }).click();
  await noteOf(page, text).waitFor();
};

it('tells a class teacher all there is of a student of hers, and is whole for everybody', async () => {
  const { page, leave } = await at(MING, 'banzhuren');
  const name = await page.locator('h1').innerText();
  expect(name).not.toBe('学员主页');
  await expect
    .poll(() => page.getByRole('navigation', { name: '位置' }).getByRole('listitem').last().innerText())
    .toBe(name);
  await expect.poll(() => page.title()).toBe(`${name} · 优课达`);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles).toEqual([
    '资料',
    '备注',
    '有效期',
    '订单',
    '班级',
    '移交记录',
    '课程进度',
    '学习时间',
    '年度学习报告',
    '打卡',
    '登录与账号',
    '员工操作',
  ]);
  await section(page, '资料').getByText('138****0002').waitFor();
  await section(page, '资料').getByText('需要回访').waitFor();
  await section(page, '订单').getByRole('table').waitFor();
  // Money is for those who see everybody's.
  await expect.poll(() => section(page, '订单').getByRole('columnheader', { name: '金额' }).count()).toBe(0);
  await section(page, '有效期').getByText('主课程').first().waitFor();
  await section(page, '课程进度').getByRole('progressbar').first().waitFor();
  await section(page, '打卡').getByText('累计').first().waitFor();
  await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '打卡' }).click();
  await hasFocus(section(page, '打卡'));
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

it('fits a phone, where sections fold away', async () => {
  const { page, leave } = await at(MING, 'banzhuren', 'phone');
  const fold = section(page, '订单').getByRole('button', { name: '收起订单' });
  await section(page, '订单').getByRole('table').waitFor();
  await fold.click();
  await section(page, '订单').getByRole('table').waitFor({ state: 'hidden' });
  expect(await faultsOf(page)).toEqual([]);
  await section(page, '订单').getByRole('button', { name: '展开订单' }).click();
  await section(page, '订单').getByRole('table').waitFor();
  await leave();
});

describe('a student out of reach', () => {
  it.each([
    ['of another class', HONG, 'zhujiao'],
    ['whom there is not', '/admin/class/student/nobody', 'banzhuren'],
    ['who is staff', '/admin/class/student/demo-zhujiao', 'admin'],
    ['whose id nobody can have', `/admin/class/student/${'x'.repeat(3_000)}`, 'admin'],
    ['whose address cannot be decoded', '/admin/class/student/%E0%A4%A', 'admin'],
  ])('%s is not there, and has no name', async (_who, path, account) => {
    const { page, leave } = await at(path, account);
    await page.getByText('没有找到这位学员').waitFor();
    await expect.poll(() => page.getByRole('main').innerText()).not.toMatch(/小红|xiaohong|zhujiao|138/);
    await expect.poll(() => page.title()).toBe('学员主页 · 优课达');
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});

it('keeps notes: written, changed, deleted and taken back', async () => {
  const { page, leave } = await at(MING, 'banzhuren');
  await write(page, '电话沟通，周五前交作业');
  await noteOf(page, '电话沟通').getByRole('button', { name: /^修改/ }).click();
  await section(page, '备注').getByLabel('备注的内容').fill('电话沟通，下周一交作业');
  await section(page, '备注').getByRole('button', { name: '保存' }).last().click();
  await noteOf(page, '下周一交作业').getByRole('button', { name: '历次内容' }).click();
  const versions = page.getByRole('dialog');
  await versions.getByText('周五前交作业').waitFor();
  await page.keyboard.press('Escape');
  await versions.waitFor({ state: 'detached' });
  await noteOf(page, '下周一交作业').getByRole('button', { name: /^删除/ }).click();
  await noteOf(page, '下周一交作业').waitFor({ state: 'detached' });
  // The section goes on with what stood there.
  await hasFocus(section(page, '备注'));
  await page.getByRole('button', { name: '撤销' }).click();
  await noteOf(page, '下周一交作业').waitFor();
  await hasFocus(section(page, '备注'));
  await noteOf(page, '下周一交作业').getByRole('button', { name: /^删除/ }).press('Enter');
  await noteOf(page, '下周一交作业').waitFor({ state: 'detached' });
  await page.getByText(/^已删除 .+ 的备注$/).waitFor();
  await page.keyboard.press('Control+z');
  await noteOf(page, '下周一交作业').waitFor();
  // What is still offered outside of the console is done by its keys there.
  await noteOf(page, '下周一交作业').getByRole('button', { name: /^删除/ }).press('Enter');
  await noteOf(page, '下周一交作业').waitFor({ state: 'detached' });
  // Not in the learning centre, whose form about oneself would have the keys for its own text.
  await page.getByRole('link', { name: '工作台' }).first().click();
  await page.getByRole('link', { name: /^商城/ }).click();
  await page.waitForURL('**/shopmall');
  await page.getByText(/^已删除 .+ 的备注$/).waitFor();
  const restored = page.waitForResponse('**/api/admin/student/note/restore');
  await page.keyboard.press('Control+z');
  expect((await restored).status()).toBe(200);
  await page.goto(MING);
  await noteOf(page, '下周一交作业').waitFor();
  await page.reload();
  await noteOf(page, '下周一交作业').waitFor();
  await expect.poll(() => noteOf(page, '下周一交作业').count()).toBe(1);
  for (const act of ['写学员备注', '修改学员备注', '删除学员备注', '恢复学员备注']) {
    await section(page, '员工操作').getByText(act, { exact: true }).first().waitFor();
  }
  await leave();
});

it('deletes one note by a double click, not the one that moves below the pointer, too', async () => {
  const { page, leave } = await at(MING, 'banzhuren');
  await write(page, '先写的一条');
  await write(page, '后写的一条');
  const remove = noteOf(page, '后写的一条').getByRole('button', { name: /^删除/ });
  // No time passes between the two clicks, however slow the machine is.
  await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now;
  });
  await remove.click();
  await noteOf(page, '后写的一条').waitFor({ state: 'detached' });
  const other = noteOf(page, '先写的一条').getByRole('button', { name: /^删除/ });
  await other.click();
  await page.evaluate(() => {
    const now = Date.now() + 1_000;
    Date.now = () => now;
  });
  await expect.poll(() => noteOf(page, '先写的一条').count()).toBe(1);
  await other.click();
  await expect.poll(() => noteOf(page, '先写的一条').count()).toBe(0);
  await page
    .getByText(/^已删除 .+ 的备注$/)
    .nth(1)
    .waitFor();
  await leave();
});

it('deletes another note while one is still being deleted', async () => {
  const { page, leave } = await at(MING, 'banzhuren');
  await write(page, '慢慢删的');
  await write(page, '接着删的');
  const { letGo } = await holdAnswers(page, '**/api/admin/student/note/remove', { nth: 1, isUnasked: true });
  const idIn = (request: Request): string => (request.postDataJSON() as { readonly id: string }).id;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/student/note/remove')) asked.push(idIn(request));
  });
  const remove = (text: string) => noteOf(page, text).getByRole('button', { name: /^删除/ });
  const sent = page.waitForRequest('**/api/admin/student/note/remove');
  await remove('慢慢删的').click();
  const slow = idIn(await sent);
  await remove('慢慢删的').click();
  await remove('接着删的').click();
  await expect.poll(() => noteOf(page, '接着删的').count()).toBe(0);
  const answered = page.waitForResponse((response) => {
    const request = response.request();
    return request.url().endsWith('/api/admin/student/note/remove') && idIn(request) === slow;
  });
  await letGo();
  expect((await answered).status()).toBe(200);
  await expect.poll(() => noteOf(page, '慢慢删的').count()).toBe(0);
  expect(asked).toEqual([slow, expect.not.stringMatching(slow)]);
  await leave();
});

it('shows a changed note, which can be deleted, before the list is read again', async () => {
  const { page, leave } = await at(MING, 'banzhuren');
  await write(page, '周五家访');
  await noteOf(page, '周五家访').getByRole('button', { name: /^修改/ }).click();
  await section(page, '备注').getByLabel('备注的内容').fill('周五家访，已约家长');
  const { done, letGo } = await holdAnswers(page, '**/api/admin/student/notes?**', { isUnasked: true });
  await section(page, '备注').getByRole('button', { name: '保存' }).last().click();
  await done;
  await noteOf(page, '已约家长')
    .getByText(/ 改于 /)
    .waitFor();
  await noteOf(page, '已约家长').getByRole('button', { name: /^删除/ }).click();
  await page.getByText(/^已删除 .+ 的备注$/).waitFor();
  await letGo();
  await expect.poll(() => noteOf(page, '周五家访').count()).toBe(0);
  await leave();
});

it('shows both texts when somebody else was faster', async () => {
  const teacher = await at(MING, 'banzhuren');
  await write(teacher.page, '第一次沟通');
  const second = await teacher.context.newPage();
  await second.goto(MING);
  for (const page of [teacher.page, second]) {
    await noteOf(page, '第一次沟通').getByRole('button', { name: /^修改/ }).click();
  }
  const change = async (page: Page, text: string): Promise<void> => {
    await section(page, '备注').getByLabel('备注的内容').fill(text);
    await section(page, '备注').getByRole('button', { name: '保存' }).last().click();
  };
  await change(second, '另一个窗口写的');
  await noteOf(second, '另一个窗口写的').getByRole('button', { name: /^修改/ }).waitFor();
  await change(teacher.page, '这个窗口写的');
  const conflict = teacher.page.getByRole('alert').filter({ hasText: '两份内容都在下面' });
  await conflict.getByText('另一个窗口写的').waitFor();
  await conflict.getByText('这个窗口写的').waitFor();
  expect(await faultsOf(teacher.page)).toEqual([]);
  await teacher.page.getByRole('link', { name: '工作台' }).first().click();
  const leaving = teacher.page.getByRole('dialog', { name: '有修改还没有保存' });
  await leaving.getByRole('button', { name: '继续编辑' }).click();
  await leaving.waitFor({ state: 'detached' });
  await conflict.getByRole('button', { name: '用我写的' }).click();
  await conflict.waitFor({ state: 'detached' });
  await second.reload();
  await noteOf(second, '这个窗口写的').waitFor();
  await teacher.leave();
});

it('tells a mobile on demand, which leaves a line', async () => {
  const { page, leave } = await at(HONG, 'banzhuren');
  await section(page, '资料').getByRole('button', { name: '查看完整号码' }).click();
  await section(page, '资料').getByText('13800000003').waitFor();
  await hasFocus(section(page, '资料').getByRole('button', { name: /^复制/ }));
  const acts = section(page, '员工操作');
  await acts.getByText('查看学员手机号', { exact: true }).waitFor();
  await expect.poll(() => acts.innerText()).not.toContain('13800000003');
  await leave();
});

it('tells who was put in charge by name, and in words', async () => {
  const { page, leave } = await at(HONG, 'admin');
  // As if a page of others came before him in the list of who works here.
  await page.route('**/api/admin/employees?**', (route) =>
    route.fulfill({ json: { isSuccess: true, data: { list: [], previous: null, next: null } } }),
  );
  await page.evaluate(
    (body) =>
      fetch('/api/admin/students/assign', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      }),
    JSON.stringify({
      target: { ids: ['demo-xiaohong'] },
      seen: 1,
      change: { act: 'addAssistant', staffId: 'demo-zhujiao' },
    }),
  );
  await page.reload();
  const acts = section(page, '员工操作');
  await acts.getByText('更换学员的负责人', { exact: true }).waitFor();
  await expect.poll(() => acts.innerText()).toContain('周涛：助教');
  await leave();
});

it('asks before a note that is not saved is lost, and stays if told so', async () => {
  const { page, leave } = await at(MING, 'banzhuren');
  const field = section(page, '备注').getByLabel('写一条备注');
  await field.fill('写到一半');
  await navOf(page).getByRole('link', { name: '工作台' }).click();
  const asked = page.getByRole('dialog', { name: '有修改还没有保存' });
  await asked.getByRole('button', { name: '继续编辑' }).click();
  await asked.waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toBe('写到一半');
  await field.fill('');
  await navOf(page).getByRole('link', { name: '工作台' }).click();
  await page.waitForURL('**/admin');
  await leave();
});

it('keeps what is being written over the end of a login, for whoever wrote it', async () => {
  const { page, context, leave } = await at(MING, 'banzhuren');
  const field = section(page, '备注').getByLabel('写一条备注');
  await field.fill('写了很久');
  await context.clearCookies();
  await section(page, '备注').getByRole('button', { name: '保存' }).click();
  await page.waitForURL('**/login**');
  // Nobody else finds it, and he does after somebody else was here.
  await submitLogin(page, 'admin');
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  await context.clearCookies();
  await page.goto(MING);
  await page.waitForURL('**/login**');
  await submitLogin(page, 'banzhuren');
  await expect.poll(() => field.inputValue()).toBe('写了很久');
  await field.fill('');
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('');
  await leave();
});

describe('a change of a note, when the login ends', () => {
  const CHANGED = '约好下周三电话';

  const change = async (page: Page, note: string, text: string): Promise<void> => {
    await noteOf(page, note).getByRole('button', { name: /^修改/ }).click();
    await section(page, '备注').getByLabel('备注的内容').fill(text);
    await section(page, '备注').getByRole('button', { name: '保存' }).last().click();
  };
  const textOf = (page: Page) => section(page, '备注').getByLabel('备注的内容');

  /** A note of a class teacher whose login ended while she was changing it; meanwhile she did something elsewhere. */
  const changing = async (note: string, meanwhile: (page: Page) => Promise<void>) => {
    const visitor = await at(MING, 'banzhuren');
    const { page, context } = visitor;
    await write(page, note);
    await context.clearCookies();
    await change(page, note, CHANGED);
    await page.waitForURL('**/login**');
    const other = await at(MING, 'banzhuren');
    await meanwhile(other.page);
    await other.leave();
    await submitLogin(page, 'banzhuren');
    return visitor;
  };

  it('is there again, and still tells of one that came before it, as often as that takes', async () => {
    const { page, context, leave } = await changing('约好下周电话', async (other) => {
      await change(other, '约好下周电话', '电话改到下下周');
      await noteOf(other, '电话改到下下周').waitFor();
    });
    const notes = section(page, '备注');
    await expect.poll(() => textOf(page).inputValue()).toBe(CHANGED);
    await notes.getByRole('button', { name: '保存' }).last().click();
    await notes.getByText('现在的内容').waitFor();
    await context.clearCookies();
    await notes.getByRole('button', { name: '用我写的' }).click();
    await page.waitForURL('**/login**');
    await submitLogin(page, 'banzhuren');
    await expect.poll(() => textOf(page).inputValue()).toBe(CHANGED);
    await notes.getByRole('button', { name: '保存' }).last().click();
    await notes.getByText('电话改到下下周').last().waitFor();
    await notes.getByRole('button', { name: '用我写的' }).click();
    await noteOf(page, CHANGED).waitFor();
    await leave();
  });

  it('can be taken along when the note is gone', async () => {
    const { page, leave } = await changing('约好明天电话', async (other) => {
      await noteOf(other, '约好明天电话').getByRole('button', { name: /^删除/ }).click();
      await noteOf(other, '约好明天电话').waitFor({ state: 'detached' });
    });
    const lost = section(page, '备注').getByRole('alert').filter({ hasText: CHANGED });
    await lost.getByRole('button', { name: '复制没有保存的文字' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await lost.getByRole('button', { name: '不要了' }).click();
    await lost.waitFor({ state: 'detached' });
    await page.reload();
    await section(page, '备注').getByLabel('写一条备注').waitFor();
    await expect.poll(() => lost.count()).toBe(0);
    await leave();
  });
});

it('does not carry what was begun for one student over to the next', async () => {
  const { page, leave } = await at(MING, 'banzhuren');
  await section(page, '备注').getByLabel('写一条备注').fill('写给小明的');
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, HONG);
  await section(page, '资料').getByText('138****0003').waitFor();
  await expect.poll(() => section(page, '备注').getByLabel('写一条备注').inputValue()).toBe('');
  await write(page, '写给小红的');
  await page.goto(MING);
  await section(page, '资料').getByText('138****0002').waitFor();
  await loaded(page);
  await expect.poll(() => noteOf(page, '写给小红的').count()).toBe(0);
  await leave();
});

it('logs a student out, whose next step leads to the login', async () => {
  const student = await at('/learn', 'xiaohong');
  const { page, leave } = await at(HONG, 'banzhuren');
  await section(page, '登录与账号').getByRole('button', { name: '全部退出' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '全部退出' }).click();
  await section(page, '登录与账号').getByText('没有登录着的设备').waitFor();
  await section(page, '员工操作').getByText('结束学员的全部登录', { exact: true }).waitFor();
  await student.page.goto('/learn/access');
  await student.page.waitForURL('**/login?target=**');
  expect(new URL(student.page.url()).pathname).toBe('/login');
  await student.leave();
  await leave();
});

it('shows study time as bars that the keyboard walks, and as a table', async () => {
  const { page, leave } = await at(MING, 'banzhuren');
  const study = section(page, '学习时间');
  const bars = study.getByRole('slider', { name: '每天的学习时间' });
  await bars.waitFor();
  await study.getByRole('button', { name: '自定' }).click();
  // Nothing is drawn of days on which he did not study.
  await study.getByLabel('开始日期').fill('2022-03-01');
  await study.getByLabel('结束日期').fill('2022-03-31');
  await study.getByRole('button', { name: '查看' }).click();
  await study.getByText('这段时间没有学习').waitFor();
  await expect.poll(() => bars.count()).toBe(0);
  await study.getByLabel('开始日期').fill('2025-03-01');
  await study.getByLabel('结束日期').fill('2025-03-31');
  await study.getByRole('button', { name: '查看' }).click();
  await expect.poll(() => bars.getAttribute('aria-valuemax')).toBe('30');
  await bars.focus();
  const said = () => bars.getAttribute('aria-valuetext');
  const last = await said();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(said).not.toBe(last);
  await page.keyboard.press('End');
  await expect.poll(said).toBe(last);
  expect(await faultsOf(page)).toEqual([]);
  await study.getByRole('button', { name: '看表格' }).click();
  await study.getByRole('row').filter({ hasText: '2025-03-31' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

it('has the days of the chart in its address, which can be sent to a colleague', async () => {
  const { page, leave } = await at(`${MING}?study=2025-03-01~2025-03-31`, 'banzhuren');
  const study = section(page, '学习时间');
  const bars = study.getByRole('slider', { name: '每天的学习时间' });
  const chosen = (name: string) =>
    study.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
  await expect.poll(() => bars.getAttribute('aria-valuemax')).toBe('30');
  await expect.poll(() => chosen('自定')).toBe('true');
  await study.getByRole('button', { name: '近 90 天' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?study=90');
  await page.reload();
  await expect.poll(() => chosen('近 90 天')).toBe('true');
  await study.getByRole('button', { name: '近 30 天' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  for (const days of [
    '2025-03-31~2025-03-01',
    '2025-02-30~2025-03-01',
    '2020-01-01~2025-01-01',
    '8',
    'nothing',
  ]) {
    await page.goto(`${MING}?study=${days}`);
    await study.getByRole('alert').getByText('链接里的日期读不懂，显示的是近 30 天。').waitFor();
    await expect.poll(() => chosen('近 30 天')).toBe('true');
  }
  // What was begun elsewhere on the page stays, and nobody is asked about it.
  const note = section(page, '备注').getByLabel('写一条备注');
  await note.fill('下周再打电话');
  await study.getByRole('button', { name: '近 7 天' }).click();
  await expect.poll(() => study.getByRole('alert').count()).toBe(0);
  await expect.poll(() => new URL(page.url()).search).toBe('?study=7');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => note.inputValue()).toBe('下周再打电话');
  await leave();
});

/** Notes on a student, so long that a page of them is higher than the screen. */
const writeMany = async (visitor: Visitor, many: number): Promise<void> => {
  for (let number = 1; number <= many; number += 1) {
    const text = `第 ${number} 次电话\n${'下次再问他学到哪里。'.repeat(40)}`;
    await call(visitor, demo.address, '/api/admin/student/note/add', { userId: 'demo-xiaohong', text });
  }
};

/** Waits until the head of a section stands below the bar, where its reading begins. */
const isInSight = async (page: Page, title: string): Promise<void> => {
  const top = (): Promise<number> =>
    section(page, title).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
};

it('has the page of each of its lists in its address: each is a step, and begins with its section', async () => {
  const visitor = await at(`${PATH}?search=xiaohong`, 'admin');
  const { page, leave } = visitor;
  await writeMany(visitor, 22);
  await page.getByRole('link', { name: '王小红' }).click();
  const notes = section(page, '备注');
  const next = notes.getByRole('button', { name: '下一页' });
  await noteOf(page, '第 22 次电话').waitFor();
  await next.click();
  await noteOf(page, '第 12 次电话').waitFor();
  await isInSight(page, '备注');
  await hasFocus(notes);
  await page.reload();
  await noteOf(page, '第 12 次电话').waitFor();
  await isInSight(page, '备注');
  // Also the first page that is turned after a reload.
  await next.click();
  await noteOf(page, '第 2 次电话').waitFor();
  await isInSight(page, '备注');
  const shared = page.url();
  await page.goBack();
  await noteOf(page, '第 12 次电话').waitFor();
  await isInSight(page, '备注');
  await page.goBack();
  await noteOf(page, '第 22 次电话').waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?search=xiaohong');
  // To a colleague, it opens where it was.
  const colleague = await at(shared, 'banzhuren', 'phone');
  await noteOf(colleague.page, '第 2 次电话').waitFor();
  await isInSight(colleague.page, '备注');
  await hasFocus(section(colleague.page, '备注'));
  await colleague.leave();
  await page.goto(shared);
  await noteOf(page, '第 1 次电话').waitFor();
  await notes.getByRole('button', { name: '上一页' }).click();
  await noteOf(page, '第 12 次电话').waitFor();
  // The way to the list is one step, from whichever page.
  await page.goto(`${PATH}?search=xiaohong`);
  await page.getByRole('link', { name: '王小红' }).click();
  await next.click();
  await noteOf(page, '第 12 次电话').waitFor();
  await page.getByRole('navigation', { name: '位置' }).getByRole('link', { name: '学员管理' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?search=xiaohong');
  await leave();
});

it('asks before a page with a note that is being changed is turned, and comes back to where it was left', async () => {
  const visitor = await at(HONG, 'admin');
  const { page, leave } = visitor;
  const notes = section(page, '备注');
  await notes.getByRole('button', { name: '下一页' }).click();
  await noteOf(page, '第 12 次电话').getByRole('button', { name: /^修改/ }).click();
  const field = notes.getByLabel('备注的内容');
  await field.fill('改到一半');
  await page.goBack();
  const asked = page.getByRole('dialog', { name: '有修改还没有保存' });
  await asked.getByRole('button', { name: '继续编辑' }).click();
  await asked.waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toBe('改到一半');
  await notes.getByRole('button', { name: '取消' }).click();

  const acts = section(page, '员工操作');
  await acts.getByRole('link', { name: '在操作记录里看' }).click();
  await page.waitForURL('**/admin/audit?**');
  await page.goBack();
  await noteOf(page, '第 12 次电话').waitFor();
  await expect.poll(() => acts.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  await leave();
});

it('opens a link at the section whose page was turned last, or whose days were chosen', async () => {
  const { page, leave } = await at(`${HONG}?ordersPage=2&study=90`, 'admin');
  await isInSight(page, '学习时间');
  await page.goto(`${HONG}?study=90&ordersPage=7`);
  await isInSight(page, '订单');
  await expect.poll(() => new URL(page.url()).search).toBe('?study=90&ordersPage=7');
  await leave();
});

it('says which page of a link nobody can read, and shows the first', async () => {
  const visitor = await at(`${HONG}?notesAfter=bogus&actsBefore=bogus&ordersPage=0`, 'admin');
  const { page, leave } = visitor;
  for (const title of ['备注', '员工操作', '订单'])
    await section(page, title).getByRole('alert').getByText('链接里的页读不懂，显示的是第一页。').waitFor();
  await page.goto(`${HONG}?ordersPage=7`);
  await section(page, '订单').getByText('订单没有这么多页。').waitFor();
  await section(page, '订单').getByRole('button', { name: '上一页' }).click();
  await section(page, '订单').getByRole('table').waitFor();
  await expect.poll(() => section(page, '订单').getByRole('alert').count()).toBe(0);
  await leave();
});
