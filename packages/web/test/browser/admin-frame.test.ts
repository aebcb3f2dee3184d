import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, submitLogin, type Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { dialogOf, TITLES } from './support/member.js';
import { menuOf, MENUS, navOf } from './support/menus.js';
import { retry } from './support/retry.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo();

/** Somebody who is logged in, at a page. */
const at = (path: string, account: string, device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

const trailOf = (page: Page) => page.getByRole('navigation', { name: '位置' });
const titleOf = (page: Page): Promise<string> => page.locator('h1').first().innerText();
describe('the menu', () => {
  it.each([
    ['admin', ['超级管理员']],
    ['banzhuren', ['班主任']],
    ['zhujiao', ['助教', '通讯录', '订单', '市场业绩', '助教管理']],
  ] as const)('of %s shows what there is for him, and no more', async (account, badges) => {
    const { page, leave } = await at('/admin', account);
    await expect.poll(() => menuOf(page)).toEqual(MENUS[account]);
    // The way to what a right is for may be called as the right is.
    const unlinked = page.getByRole('main').locator(':not(a, a *)');
    for (const badge of badges) await unlinked.and(page.getByText(badge, { exact: true })).waitFor();
    await page.goto('/admin/security');
    await loaded(page);
    const sees = account === 'admin';
    expect(new URL(page.url()).pathname).toBe(sees ? '/admin/security' : '/admin/404');
    await expect.poll(() => titleOf(page)).toBe(sees ? '安全日志' : '没有可以看的内容');
    await leave();
  });

  it('counts only what one may deal with', async () => {
    const teacher = await at('/admin', 'banzhuren');
    const headings = (page: Page) =>
      page.getByRole('region', { name: '今天需要处理' }).getByRole('heading', { level: 3 }).allInnerTexts();
    await expect.poll(() => headings(teacher.page)).toEqual(['账号同步失败的学员']);
    await teacher.leave();
    const assistant = await at('/admin', 'zhujiao');
    await expect.poll(() => headings(assistant.page)).toHaveLength(6);
    await assistant.leave();
  });
});

it.each<Device>(['desktop', 'phone'])(
  'is one press away from the learning centre on a %s, for who works here',
  async (device) => {
    const staff = await at('/learn', 'zhujiao', device);
    const profile = dialogOf(staff.page, TITLES.profile);
    await profile.waitFor();
    await staff.page.keyboard.press('Escape');
    await profile.waitFor({ state: 'detached' });
    await staff.page.getByRole('banner').getByRole('link', { name: '管理后台' }).click();
    await staff.page.getByRole('main').getByText('助教', { exact: true }).waitFor();
    await staff.page.getByRole('link', { name: '学习中心', exact: true }).click();
    await staff.page.getByRole('banner').getByRole('link', { name: '管理后台' }).waitFor();
    await staff.leave();
    const learner = await at('/learn', 'xiaoming', device);
    await learner.page
      .getByRole('link', { name: /校园招聘/, includeHidden: true })
      .first()
      .waitFor({ state: 'attached' });
    await expect.poll(() => learner.page.getByRole('link', { name: '管理后台' }).count()).toBe(0);
    await learner.leave();
  },
);

it('counts students by the views of their list, and leads to them by each number', async () => {
  const { page, leave } = await at('/admin', 'banzhuren');
  const students = page.getByRole('region', { name: '学员', exact: true });
  await expect.poll(async () => (await students.getByRole('link').allInnerTexts()).length).toBeGreaterThan(3);
  const own = students.getByRole('link', { name: /我负责的/ });
  await expect.poll(async () => (await own.innerText()).replaceAll(/\s/g, '')).toBe('我负责的2');
  await own.click();
  await page.waitForURL('**/admin/class/student?**');
  await page.getByText('共 2 位学员').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('mine');
  await page.goBack();
  await own.waitFor();
  await leave();
});

describe('who is no staff', () => {
  it('comes from the login to a page that says so, with ways home', async () => {
    const { page, leave } = await demo.visit();
    await page.goto('/admin/security?kind=login');
    await page.waitForURL('**/login?target=**');
    await submitLogin(page, 'xiaoming');
    await page.waitForURL('**/admin/404');
    await page.getByText('管理后台只对员工开放').waitFor();
    await expect.poll(() => navOf(page).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: '学习中心' }).click();
    await page.waitForURL('**/learn');
    await leave();
  });

  it.each(['xiaoming', 'huoban'])(
    'stays there, whatever page of the console %s asks for',
    async (account) => {
      const { page, leave } = await at('/admin', account);
      expect(new URL(page.url()).pathname).toBe('/admin/404');
      await page.getByRole('link', { name: '返回首页' }).click();
      await page.waitForURL('**/');
      await leave();
    },
  );
});

it('is used by the keyboard alone, and the focus goes with the page', async () => {
  const { page, leave } = await at('/admin', 'admin');
  await page.keyboard.press('Tab');
  await hasFocus(page.getByRole('link', { name: '跳到正文' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await hasFocus(navOf(page).getByRole('link', { name: '工作台' }));
  const security = navOf(page).getByRole('link', { name: '安全日志' });
  while (!(await security.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/security');
  await hasFocus(page.getByRole('main'));
  await expect
    .poll(() => trailOf(page).getByRole('listitem').allInnerTexts())
    .toEqual(['工作台', '安全日志']);
  await expect.poll(() => page.title()).toBe('安全日志 · 优课达');

  const turn = page.getByRole('button', { name: '收起侧栏' });
  await turn.focus();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: '展开侧栏' });
  await hasFocus(back);
  await page.reload();
  await back.waitFor();
  await expect.poll(() => menuOf(page)).toEqual(MENUS.admin);

  await page.getByRole('button', { name: /用户菜单/ }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['编辑资料', '修改密码', '登录设备', '退出登录']);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login?target=**');
  expect(new URL(page.url()).searchParams.get('target')).toBe(`${demo.address}/admin/security`);
  await leave();
});

it('has its menu behind a button on a phone, which Esc closes', async () => {
  const { page, leave } = await at('/admin', 'admin', 'phone');
  const open = page.getByRole('button', { name: '打开导航' });
  const drawer = page.getByRole('dialog', { name: '管理后台' });
  await open.click();
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await hasFocus(open);
  await open.click();
  await drawer.getByRole('link', { name: '安全日志' }).click();
  await page.waitForURL('**/admin/security');
  await drawer.waitFor({ state: 'detached' });
  await loaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

it('leads away who has lost the right, as soon as a call says so', async () => {
  const { page, leave } = await at('/admin/security', 'admin');
  await page.getByRole('table').waitFor();
  const refuse = { status: 403, json: { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' } };
  await page.route('**/api/security/events**', (route) => route.fulfill(refuse));
  await page.route('**/api/admin/me', (route) => route.fulfill(refuse));
  await page.getByRole('columnheader', { name: '时间' }).getByRole('link').click();
  await page.waitForURL('**/admin/404');
  await page.getByText('管理后台只对员工开放').waitFor();
  await expect.poll(() => navOf(page).count()).toBe(0);
  await leave();
});

it('shows numbers that lead nowhere as figures, and those that lead somewhere as cards', async () => {
  const { page, leave } = await at('/admin', 'admin');
  await page.route('**/api/admin/students/count**', (route) =>
    route.fulfill({ json: { isSuccess: true, data: { count: 3, isMore: false } } }),
  );
  await page.reload();
  const tile = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const edge = (title: string) => tile(title).evaluate((one) => getComputedStyle(one).borderTopColor);
  await tile('账号同步失败的学员').getByRole('link').waitFor();
  await expect.poll(() => edge('账号同步失败的学员')).not.toBe('rgba(0, 0, 0, 0)');
  for (const title of ['等待审核的退款', '没有处理的收款异常']) {
    await expect.poll(() => edge(title)).toBe('rgba(0, 0, 0, 0)');
    await expect.poll(() => tile(title).getByRole('link').count()).toBe(0);
  }
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

it('says what it was refused while the right is still there, and what did not load', async () => {
  const { page, leave } = await at('/admin', 'admin');
  await page.route('**/api/security/events**', (route) =>
    route.fulfill({ status: 403, json: { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' } }),
  );
  await navOf(page).getByRole('link', { name: '安全日志' }).click();
  await page.getByText('你没有权限看这里的内容').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.route('**/api/shop/staff/oddities**', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: '回到工作台' }).click();
  await page.getByText('没有查到').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.unroute('**/api/shop/staff/oddities**');
  const isFound = page.getByText('没有查到').waitFor({ state: 'detached' });
  await retry(page.getByRole('button', { name: '重试' }), isFound);
  await isFound;
  await leave();
});

it('narrows the security log by kind and by member, and opens its lines at addresses', async () => {
  const { page, leave } = await at('/admin/security', 'admin');
  const queryOf = () => Object.fromEntries(new URL(page.url()).searchParams);
  const isAt = async (query: object) => {
    await expect.poll(queryOf).toEqual(query);
  };
  const rows = page.getByRole('table', { name: '安全日志' }).locator('tbody').getByRole('row');
  const addOn = async (column: string) => {
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    await page.getByRole('combobox', { name: '列' }).selectOption(column);
  };
  await addOn('事件');
  await page.getByRole('combobox', { name: '内容' }).selectOption('登录');
  await page.getByRole('button', { name: '应用' }).click();
  await isAt({ kind: 'is:login' });
  // The rows of before lead to their members without it.
  await page.getByRole('button', { name: '事件 是 登录', exact: true }).waitFor();
  // Logins that come close together are one line, so his need not be the newest.
  await rows.getByRole('link', { name: '管理员' }).first().click();
  await isAt({ kind: 'is:login', member: 'is:demo-admin' });
  await page.getByRole('button', { name: '会员 是 管理员', exact: true }).waitFor();
  // Nobody knows numbers of members by heart: one is found by his name, and the address alone says it again.
  await page.goto('/admin/security?kind=is:login');
  await addOn('会员');
  await page.getByRole('combobox', { name: '内容' }).fill('吴桐');
  await page.getByRole('option', { name: /吴桐/ }).click();
  await page.getByRole('button', { name: '应用' }).click();
  await isAt({ kind: 'is:login', member: 'is:demo-huoban3' });
  await page.getByText('没有符合条件的记录', { exact: true }).first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: '会员 是 吴桐', exact: true }).waitFor();
  await page.getByRole('button', { name: '清除条件' }).first().click();
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  await page.goto('/admin/security?view=login-failed');
  await isAt({ kind: 'is:login-failed', view: 'login-failed' });
  await page.goto('/admin/security?search=admin');
  await rows.first().getByRole('rowheader').getByRole('link').click();
  const detail = page.getByRole('dialog', { name: '登录' });
  await detail.getByText('网络地址').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await detail.getByText('网络地址').waitFor();
  await page.keyboard.press('Escape');
  await isAt({ search: 'admin' });
  await page.goto('/admin/security?open=nothing');
  await page.getByRole('dialog', { name: '安全日志' }).getByText('没有这条记录').waitFor();
  await leave();
});
