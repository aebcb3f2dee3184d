import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasFocus, type Device } from './support/browser.js';
import { classWith, inDays } from './support/classes.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo();

const at = (path: string, account: string, device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '快速查找' });
const field = (page: Page) => dialogOf(page).getByRole('combobox');
const option = (page: Page, group: string, name: string | RegExp) =>
  dialogOf(page).getByRole('group', { name: group }).getByRole('option', { name });

const openIt = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await hasFocus(field(page));
};

it('goes to a student, a page, a view and an act by a few letters', async () => {
  const { page, leave } = await at('/admin', 'banzhuren');
  await openIt(page);
  // Whoever typed fast and pressed Enter goes there when the answer is there.
  await page.keyboard.type('xiaoming');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/class/student/demo-xiaoming');
  await dialogOf(page).waitFor({ state: 'detached' });
  await loaded(page);

  await openIt(page);
  await page.keyboard.type('gzt');
  await option(page, '页面', '工作台').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin');
  await loaded(page);

  await openIt(page);
  await page.keyboard.type('没有填写');
  await option(page, '视图', /没有填写学校/).click();
  await page.waitForURL(/\/admin\/class\/student\?.*view=no-school/);
  await page.getByText('没有填写学校').first().waitFor();

  await openIt(page);
  await page.keyboard.type('深色');
  await option(page, '操作', '外观：深色').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');

  // A second press closes, Esc as well, and the focus is where it was.
  await openIt(page);
  await page.keyboard.press('Control+k');
  await dialogOf(page).waitFor({ state: 'detached' });
  await openIt(page);
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await leave();
});

it('shows what one may see, and nothing else', async () => {
  const teacher = await at('/admin', 'banzhuren');
  await openIt(teacher.page);
  await teacher.page.keyboard.type('管理');
  await option(teacher.page, '页面', '学员管理').waitFor();
  await expect.poll(() => option(teacher.page, '页面', '员工管理').count()).toBe(0);
  const asked: string[] = [];
  teacher.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await field(teacher.page).fill('语言基础');
  await dialogOf(teacher.page).getByText('没有找到「语言基础」').first().waitFor();
  expect(asked).toContain('/api/admin/students');
  expect(asked).not.toContain('/api/admin/courses');
  await teacher.leave();

  const { page, leave } = await at('/admin', 'admin');
  await openIt(page);
  await page.keyboard.type('训练营');
  await option(page, '商品', /研发训练营/).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/product\/detail\//);
  await loaded(page);

  for (const typed of ['语言基', 'yuyan', 'yyjc']) {
    await openIt(page);
    await page.keyboard.type(typed);
    await option(page, '课程', /JavaScript 语言基础/).waitFor();
    await page.keyboard.press('Escape');
  }
  await openIt(page);
  await page.keyboard.type('yyjc');
  await option(page, '课程', /JavaScript 语言基础/).click();
  await page.waitForURL('**/admin/course/f3');
  await page.getByRole('heading', { level: 1, name: 'JavaScript 语言基础' }).waitFor();
  await loaded(page);

  await openIt(page);
  await page.keyboard.type('对账');
  await option(page, '页面', '对账差异').waitFor();
  await option(page, '页面', '微信支付对账').click();
  await page.waitForURL('**/admin/order/bill');
  await loaded(page);

  await openIt(page);
  await page.keyboard.type('banzhuren');
  await option(page, '员工', /./).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/employee\?open=demo-banzhuren/);
  await leave();
});

it('takes what an input method has finished, and not what it still composes', async () => {
  const { page, context, leave } = await at('/admin', 'banzhuren');
  await openIt(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/students')) asked.push(searchParams.get('search') ?? '');
  });
  const session = await context.newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: "xiao'ming", selectionStart: 9, selectionEnd: 9 });
  await expect.poll(() => field(page).inputValue()).toBe("xiao'ming");
  await session.send('Input.insertText', { text: '小明' });
  await option(page, '学员', /小明/).first().waitFor();
  expect(asked).toEqual(['小明']);
  await leave();
});

it('still finds pages where students cannot be asked for, and says so', async () => {
  const { page, leave } = await at('/admin', 'banzhuren');
  await openIt(page);
  await page.route('**/api/admin/students?**', (route) => route.abort());
  await page.keyboard.type('工作');
  await dialogOf(page).getByText('没有查到学员').waitFor();
  await option(page, '页面', '工作台').click();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await leave();
});

it.each(['desktop', 'phone'] as const)('has no fault on a %s', async (device) => {
  const { page, leave } = await at('/admin', 'banzhuren', device);
  await page.getByRole('button', { name: '快速查找' }).click();
  await hasFocus(field(page));
  await page.keyboard.type('小');
  await option(page, '学员', /./).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.type('没有这个人');
  await dialogOf(page).getByText('没有找到「小没有这个人」').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

it('goes to a class by its pinyin or a part of its name, of those alone that somebody looks after', async () => {
  const classId = await classWith(demo, '春季提高班');
  const other = await staffAt(demo, '/admin');
  const options = await other.get<Record<'types' | 'stages', readonly { readonly id: string }[]>>(
    '/api/admin/classes/options',
  );
  await other.post('/api/admin/class/add', {
    name: '春季别人班',
    typeId: options.types[0]?.id,
    stageId: options.stages[0]?.id,
    firstDay: inDays(0),
    lastDay: null,
    seats: null,
    joinDays: null,
    teacherId: null,
    assistantIds: [],
    productIds: [],
    note: '',
  });
  await other.leave();
  const { page, leave } = await at('/admin', 'banzhuren');
  for (const typed of ['春季', 'tigao', 'cjtg']) {
    await openIt(page);
    await page.keyboard.type(typed);
    await option(page, '班级', /春季提高班/).waitFor();
    await expect.poll(() => option(page, '班级', /春季别人班/).count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
  }
  await openIt(page);
  await page.keyboard.type('chunjiti');
  await option(page, '班级', /春季提高班/).click();
  await page.waitForURL(`**/admin/class/detail/${classId}`);
  await leave();
});
