import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, logIn, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { navOf } from './support/menus.js';
import { retry } from './support/retry.js';
import { call } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const PATH = '/admin/class/student';

/** Somebody of the staff at the list. */
const at = (account: string, search = '', device: Device = 'desktop') =>
  staffAt(demo, `${PATH}${search}`, account, { device });

const tableOf = (page: Page) => page.getByRole('table', { name: '学员' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');
const names = (page: Page) => tableOf(page).getByRole('rowheader').allInnerTexts();
/** The titles of the columns; that of the boxes is not seen. */
const headsOf = async (page: Page) =>
  (await tableOf(page).getByRole('columnheader').allInnerTexts())
    .map((text) => text.trim())
    .filter((text) => text !== '');
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe('the list of students', () => {
  it('is in the menu, is searched from anywhere by /, and is where its address says', async () => {
    const { page, leave } = await at('admin');
    const nav = navOf(page);
    await nav.getByRole('link', { name: '学员管理', exact: true }).waitFor();
    await page.getByText(/^共 \d+ 位学员$/).waitFor();
    const all = await rowsOf(page).count();
    expect(all).toBeGreaterThan(2);
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await hasFocus(search);
    await search.fill('xiaoh');
    await expect.poll(() => queryOf(page)).toEqual({ search: 'xiaoh' });
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await page.getByText('共 1 位学员').waitFor();
    await page.reload();
    await rowsOf(page).first().waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await search.press('Escape');
    await expect.poll(() => rowsOf(page).count()).toBe(all);
    expect(queryOf(page)).toEqual({});
    // From the search on to the rows, where the arrows go on.
    await search.press('ArrowDown');
    await hasFocus(rowsOf(page).first());
    await page.keyboard.press('/');
    await hasFocus(search);
    await search.press('Escape');
    await hasFocus(rowsOf(page).first());
    await page.keyboard.press('ArrowDown');
    await hasFocus(rowsOf(page).nth(1));
    await leave();
  });

  it('keeps every letter of its search, also one that is typed while the address follows', async () => {
    const { page, leave } = await at('admin');
    const search = page.getByRole('searchbox');
    await search.waitFor();
    await search.evaluate((field: HTMLInputElement) => {
      const { replaceState } = history;
      history.replaceState = (...step) => {
        history.replaceState = replaceState;
        replaceState.apply(history, step);
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(field, `${field.value}h`);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      };
    });
    await search.fill('xiao');
    await expect.poll(() => queryOf(page)).toEqual({ search: 'xiaoh' });
    await expect.poll(() => search.inputValue()).toBe('xiaoh');
    // Another address of the list is not what was told here.
    const nav = navOf(page);
    await nav.getByRole('link', { name: '学员管理' }).click();
    await expect.poll(() => search.inputValue()).toBe('');
    await page.goBack();
    await expect.poll(() => search.inputValue()).toBe('xiaoh');
    await leave();
  });

  it('says which condition of its address nobody can read', async () => {
    const { page, leave } = await at('admin', '?school=bogus:1&name=some');
    await page.getByRole('alert').getByText('链接里「学校」的条件读不懂，列表没有按它筛选。').waitFor();
    await page.getByRole('button', { name: '清除条件' }).first().click();
    await expect.poll(() => page.getByText('读不懂').count()).toBe(0);
    await leave();
  });

  it('is narrowed by the conditions of its columns, in words that can be changed and taken back', async () => {
    const { page, leave } = await at('admin');
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const form = page.getByRole('group', { name: '筛选条件' });
    await form.getByLabel('列', { exact: true }).selectOption('班主任');
    await form.getByRole('button', { name: '应用' }).click();
    await form.getByText('请填写完整的筛选条件').waitFor();
    await form.getByLabel('条件', { exact: true }).selectOption('为空');
    await form.getByRole('button', { name: '应用' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ classTeacher: 'empty' });
    await page.getByRole('button', { name: '班主任 为空', exact: true }).click();
    await page.getByLabel('条件', { exact: true }).selectOption('是');
    const teacher = page.getByLabel('内容', { exact: true });
    await teacher.selectOption({ index: 1 });
    const id = await teacher.inputValue();
    await page.getByRole('button', { name: '应用' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ classTeacher: `is:${id}` });
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^去掉条件：班主任 是/ }).click();
    await expect.poll(() => queryOf(page)).toEqual({});
    await page.goto(`${PATH}?school=starts:没有这所学校`);
    await page.getByText('没有符合条件的记录').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '清除条件' }).last().click();
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(2);
    await leave();
  });

  it('takes back two conditions that are taken back before the table has followed the first', async () => {
    const { page, leave } = await at('admin', '?school=empty&major=empty&search=x');
    const removals = page.getByRole('button', { name: /^去掉条件/ });
    await expect.poll(() => removals.count()).toBe(2);
    await removals.evaluateAll((buttons) =>
      buttons.forEach((one) => one instanceof HTMLElement && one.click()),
    );
    await expect.poll(() => queryOf(page)).toEqual({ search: 'x' });
    await expect.poll(() => removals.count()).toBe(0);
    await leave();
  });

  it('is sorted by its heads, and shows the columns that are chosen in the order that is chosen', async () => {
    const { page, leave } = await at('admin');
    await tableOf(page).getByRole('columnheader', { name: '姓名' }).getByRole('link').click();
    await expect.poll(() => queryOf(page)).toEqual({ sort: 'name' });
    await expect
      .poll(() => tableOf(page).getByRole('columnheader', { name: '姓名' }).getAttribute('aria-sort'))
      .toBe('ascending');
    const before = await headsOf(page);
    await page.getByRole('button', { name: '显示的列' }).click();
    await page.getByRole('checkbox', { name: '班主任', exact: true }).click();
    await expect.poll(() => headsOf(page)).toEqual(before.filter((title) => title !== '班主任'));
    await page.getByRole('button', { name: '学校：前移' }).click();
    await expect
      .poll(() => queryOf(page)['columns'])
      .toBe('name,school,mobile,lastStudied,serviceUntil,validUntil,gmtCreated');
    expect(queryOf(page)['sort']).toBe('name');
    await page.getByRole('button', { name: '恢复默认' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ sort: 'name' });
    await page.keyboard.press('Escape');
    await hasFocus(page.getByRole('button', { name: '显示的列' }));
    await leave();
  });

  it('shows a class teacher on a Monday whom to call, without a scroll to the side', async () => {
    const student = await demo.visit('desktop');
    await logIn(student, demo.address, 'xiaohong');
    const profile = {
      schoolName: '中国人民解放军战略支援部队信息工程大学',
      schoolBeginDate: '2022-09',
      schoolEndDate: '2026-06',
      major: '计算机科学与技术（国际课程）',
    };
    const named = {
      id: 'demo-xiaohong',
      name: '阿卜杜拉·买买提',
      gender: 'female',
      email: 'hong@example.com',
    };
    await student.page.request.post('/api/user/update', {
      data: { ...named, description: null, avatarUrl: null, profile },
      headers: { origin: demo.address },
    });
    await student.leave();
    const { page, leave } = await at('banzhuren');
    for (const width of [1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await rowsOf(page).filter({ hasText: '阿卜杜拉' }).waitFor();
      await expect
        .poll(() => headsOf(page))
        .toEqual(['姓名', '手机号', '学校', '最后学习', '服务到期', '课程有效期至', '班主任', '注册时间']);
      const region = page.getByRole('region', { name: '学员' });
      await expect
        .poll(() => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        .toBe(0);
    }
    await page.getByRole('button', { name: '全部学员', exact: true }).click();
    await page.getByRole('link', { name: '7 天没有学习', exact: true }).click();
    await page.getByRole('button', { name: /^最后学习 早于 \d{4}-\d{2}-\d{2}$/ }).waitFor();
    await leave();
  });

  it('says by name who a condition is about, and never an id', async () => {
    const conditions = (page: Page) => page.getByRole('group', { name: '筛选条件' }).first();
    const admin = await at('admin', '?classTeacher=is:demo-banzhuren');
    await conditions(admin.page).getByRole('button', { name: '班主任 是 陈静', exact: true }).waitFor();
    await admin.leave();
    // A colleague whom one does not see, and one who is not there, are alike.
    const assistant = await at('zhujiao', '?classTeacher=of:demo-admin,nobody-there');
    await conditions(assistant.page)
      .getByRole('button', {
        name: '班主任 是其中之一 不在名单里的班主任、不在名单里的班主任',
        exact: true,
      })
      .waitFor();
    await expect.poll(() => conditions(assistant.page).innerText()).not.toMatch(/demo-|nobody/);
    await assistant.leave();
    // Who has no students yet knows herself.
    const own = await at('admin', '?view=mine');
    await conditions(own.page).getByRole('button', { name: '班主任 是 管理员', exact: true }).waitFor();
    await own.leave();
  });

  it('is led back to as it was left, from the page of a student', async () => {
    const asked = '?userName=some&sort=-userName&columns=name%2CuserName';
    const { page, context, leave } = await at('admin', asked);
    const trail = page.getByRole('navigation', { name: '位置' });
    const shown = await names(page);
    await rowsOf(page).first().getByRole('link').first().click();
    await page.waitForURL(`**${PATH}/*`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Also after a reload.
    await page.reload();
    await loaded(page);
    await trail.getByRole('link', { name: '学员管理', exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe(asked);
    await expect.poll(() => names(page)).toEqual(shown);

    // A new tab came from nowhere.
    const tab = await context.newPage();
    await tab.goto(`${PATH}/demo-xiaoming`);
    await loaded(tab);
    const crumb = tab.getByRole('navigation', { name: '位置' });
    await crumb.getByRole('link', { name: '学员管理', exact: true }).click();
    await tab.waitForURL(`**${PATH}`);
    await leave();
  });

  it('has the focus on the row from which one went, whichever way one comes back', async () => {
    const { page, leave } = await at('admin', '?sort=-userName');
    await page.setViewportSize({ width: 1280, height: 420 });
    const trail = page.getByRole('navigation', { name: '位置' });
    const last = rowsOf(page).last();
    const name = await last.getByRole('link').first().innerText();
    const open = async () => {
      await last.getByRole('link').first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    };
    await open();
    await page.goBack();
    await hasFocus(last);
    // It is in sight, and the arrows go on from there.
    await expect
      .poll(() => last.evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await page.keyboard.press('ArrowUp');
    await hasFocus(rowsOf(page).nth(-2));
    await open();
    await page.reload();
    await loaded(page);
    await trail.getByRole('link', { name: '学员管理', exact: true }).click();
    await hasFocus(last);
    await expect
      .poll(() => last.evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    // Who comes from elsewhere begins with the page.
    const nav = navOf(page);
    await nav.getByRole('link', { name: '工作台' }).click();
    // Otherwise the second press would take the place of the first, and he would come from the student.
    await page.getByRole('region', { name: '学员', exact: true }).waitFor();
    await nav.getByRole('link', { name: '学员管理' }).click();
    await last.waitFor();
    await hasFocus(page.getByRole('main'));
    await leave();
  });

  it('is narrowed by assistants, and by those who look after students in whichever way', async () => {
    const { page, leave } = await at('admin');
    const narrow = async (column: string, who: string) => {
      await page.getByRole('button', { name: '筛选', exact: true }).click();
      const form = page.getByRole('group', { name: '筛选条件' });
      await form.getByLabel('列', { exact: true }).selectOption(column);
      await form.getByLabel('内容', { exact: true }).selectOption(who);
      await form.getByRole('button', { name: '应用' }).click();
    };
    await narrow('助教', '周涛');
    await expect.poll(() => queryOf(page)).toEqual({ assistant: 'is:demo-zhujiao' });
    await page.getByRole('button', { name: '助教 是 周涛', exact: true }).waitFor();
    await page.getByText('共 1 位学员').waitFor();
    await expect.poll(() => names(page)).toEqual(['李小明']);
    await page.getByRole('button', { name: '清除条件' }).click();
    await narrow('负责人', '陈静');
    await expect.poll(() => queryOf(page)).toEqual({ carer: 'is:demo-banzhuren' });
    await page.getByText('共 2 位学员').waitFor();
    // Rows are narrowed by them alone.
    await page.getByRole('button', { name: '显示的列' }).click();
    await page.getByRole('checkbox', { name: '班主任', exact: true }).waitFor();
    for (const name of ['助教', '负责人'])
      await expect.poll(() => page.getByRole('checkbox', { name, exact: true }).count()).toBe(0);
    await leave();
  });

  it('is led back to on a phone as well', async () => {
    const { page, leave } = await at('admin', '?userName=some', 'phone');
    await rowsOf(page).first().getByRole('link').first().click();
    await page.waitForURL(`**${PATH}/*`);
    await page.getByRole('link', { name: '回到学员管理' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ userName: 'some' });
    await leave();
  });

  it('has the glass of its search in the middle of the field, on a phone as well', async () => {
    const { page, leave } = await at('admin', '', 'phone');
    const middle = (of: Locator) =>
      of.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    const field = page.getByRole('searchbox');
    const glass = field.locator('xpath=..').locator('svg').first();
    await expect
      .poll(async () => Math.abs((await middle(glass)) - (await middle(field))))
      .toBeLessThanOrEqual(1);
    await leave();
  });

  it('shows the name whatever columns an address names', async () => {
    const { page, leave } = await at('admin', '?columns=mobile,school');
    await expect.poll(() => headsOf(page)).toEqual(['姓名', '手机号', '学校']);
    await expect.poll(async () => (await names(page)).every((name) => name !== '')).toBe(true);
    await leave();
  });

  it('is gone through by the keyboard, and remembers how close its rows stand', async () => {
    const { page, leave } = await at('admin', '?sort=userName');
    await page.getByRole('region', { name: '学员' }).focus();
    await page.keyboard.press('ArrowDown');
    await hasFocus(rowsOf(page).nth(0));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await hasFocus(rowsOf(page).nth(1));
    const wanted = await rowsOf(page).nth(1).getByRole('link').getAttribute('href');
    expect(wanted).toMatch(/^\/admin\/class\/student\/[^/]+$/);
    const compact = page.getByRole('button', { name: '紧凑显示' });
    await compact.click();
    await page.reload();
    await expect.poll(() => compact.getAttribute('aria-pressed')).toBe('true');
    await rowsOf(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(PATH);
    await leave();
  });

  it('shows a class teacher and an assistant those in their care, and offers nobody else’s teachers', async () => {
    const { page, leave } = await at('zhujiao', '?sort=userName');
    await rowsOf(page).first().waitFor();
    await expect.poll(() => names(page)).toHaveLength(1);
    await page.getByText('共 1 位学员').waitFor();
    await leave();
    const admin = await at('admin');
    const place = { departmentId: null, title: null, email: null, phone: null };
    const rights = { role: 'class', grants: [], reason: '新来的班主任' };
    const account = { mobile: '13900000071', userName: 'meilaoshi', name: '梅兰', firstLogin: 'sms' };
    const { employee } = await call<{ employee: { id: string } }>(
      admin,
      demo.address,
      '/api/admin/employee/add',
      { ...account, ...rights, ...place },
    );
    await call(admin, demo.address, '/api/admin/students/assign', {
      target: { ids: ['demo-huoban'] },
      seen: 1,
      change: { act: 'classTeacher', staffId: employee.id },
    });
    const isOffered = async ({ page: of }: Visitor, whom: readonly string[]) => {
      await of.getByRole('button', { name: '筛选', exact: true }).click();
      const form = of.getByRole('group', { name: '筛选条件' });
      await form.getByLabel('列', { exact: true }).selectOption('班主任');
      const options = form.getByLabel('内容', { exact: true }).getByRole('option');
      await expect.poll(() => options.allInnerTexts()).toEqual(whom);
    };
    await admin.page.reload();
    await loaded(admin.page);
    await isOffered(admin, ['请选择', '梅兰', '陈静']);
    await admin.leave();
    const teacher = await at('banzhuren');
    await isOffered(teacher, ['请选择', '陈静']);
    await teacher.leave();
  });

  it('says that it failed, that it was refused, and that there is nobody', async () => {
    const { page, leave } = await at('admin', '?sort=name');
    const url = '**/api/admin/students?**';
    const again = async () => {
      await page.unroute(url);
      await page.goto(PATH);
    };
    await page.route(url, (route) => route.abort());
    await page.reload();
    await page.getByText('列表没有加载出来').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute(url);
    await retry(page.getByRole('button', { name: '重试' }), rowsOf(page).first().waitFor());
    await rowsOf(page).first().waitFor();
    await page.route(url, (route) =>
      route.fulfill({ json: { isSuccess: true, data: { list: [], previous: null, next: null } } }),
    );
    await page.reload();
    await page.getByText('还没有学员').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await again();
    await page.route(url, (route) =>
      route.fulfill({ status: 403, json: { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' } }),
    );
    await page.reload();
    await page.getByText('你没有权限看这里的内容').waitFor();
    await leave();
  });
});

describe('what is done with many students at once', () => {
  const bar = (page: Page) => page.getByRole('group', { name: '对已选的操作' });
  const box = (page: Page, row: number) => rowsOf(page).nth(row).getByRole('checkbox');
  const teachers = async (page: Page) => tableOf(page).locator('tbody').innerText();
  /** What a call was asked. */
  const bodyOf = async (page: Page, act: () => Promise<void>) => {
    const [request] = await Promise.all([page.waitForRequest('**/api/admin/students/assign'), act()]);
    return request.postDataJSON() as Readonly<Record<string, unknown>>;
  };

  it('is for those who are chosen, by x as well, and lets go of them with another filter', async () => {
    const { page, leave } = await at('admin', '?sort=userName&userName=some');
    await rowsOf(page).nth(1).focus();
    await page.keyboard.press('x');
    await bar(page).getByText('已选 1 项').waitFor();
    await expect.poll(() => box(page, 1).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
    await box(page, 0).click();
    await box(page, 1).click();
    await bar(page).getByText('已选 2 项').waitFor();
    // Other columns, and another density, say nothing of which rows there are.
    await page.getByRole('button', { name: '显示的列' }).click();
    await page.getByRole('checkbox', { name: '专业', exact: true }).click();
    await page.keyboard.press('Escape');
    await bar(page).getByText('已选 2 项').waitFor();
    await tableOf(page).getByRole('columnheader', { name: '姓名' }).getByRole('link').click();
    await bar(page).waitFor({ state: 'detached' });
    await box(page, 0).click();
    await page.getByRole('button', { name: /^去掉条件/ }).click();
    await bar(page).waitFor({ state: 'detached' });
    await leave();
  });

  it('names the students, or the filter with what was left out and how many were seen', async () => {
    const { page, leave } = await at('admin', '?search=huoban');
    const found = await rowsOf(page).count();
    expect(found).toBeGreaterThan(1);
    // As if there were more than a page of them.
    await page.route('**/api/admin/students/count**', (route) =>
      route.fulfill({ json: { isSuccess: true, data: { count: 120, isMore: false } } }),
    );
    await page.reload();
    await page.getByRole('checkbox', { name: '选择本页全部' }).click();
    await bar(page).getByRole('button', { name: '选择符合条件的全部 120 项' }).click();
    await bar(page).getByText('已选 120 项').waitFor();
    await box(page, 0).click();
    await bar(page).getByText('已选 119 项').waitFor();
    await bar(page).getByRole('button', { name: '更换负责人' }).click();
    const dialog = page.getByRole('dialog', { name: '更换负责人' });
    await dialog.getByRole('button', { name: '更换 119 位' }).click();
    await dialog.getByText('请选择员工').waitFor();
    await dialog.getByLabel('员工', { exact: true }).selectOption({ label: '陈静' });
    expect(await faultsOf(page)).toEqual([]);
    const body = await bodyOf(page, () => dialog.getByRole('button', { name: '更换 119 位' }).click());
    expect(body).toMatchObject({ target: { filter: { search: 'huoban' } }, seen: 119 });
    expect((body['target'] as { except: readonly string[] }).except).toHaveLength(1);
    // The server counts for itself.
    await dialog.getByText(`符合条件的现在有 ${found - 1} 项`).waitFor();
    await expect.poll(() => teachers(page)).not.toContain('陈静');
    await leave();
  });

  it.each<Device>(['desktop', 'phone'])(
    'is reported by row and undone on the server, also from another tab, on a %s',
    async (device) => {
      const { page, context, leave } = await at('admin', '?sort=userName&search=xiao', device);
      await rowsOf(page).first().waitFor();
      const before = await teachers(page);
      for (const row of [0, 1]) await box(page, row).click();
      await bar(page).getByRole('button', { name: '更换负责人' }).click();
      const dialog = page.getByRole('dialog', { name: '更换负责人' });
      await dialog.getByLabel('怎样更换').selectOption('增加助教');
      await dialog.getByLabel('员工', { exact: true }).selectOption({ label: '周涛' });
      const answer = page.waitForResponse('**/api/admin/students/assign');
      await dialog.getByRole('button', { name: '为 2 位增加' }).click();
      const { data } = (await (await answer).json()) as { data: { batch: string; skipped: number } };
      expect(data.skipped).toBe(1);
      // One of them had this assistant already: that is said, by name.
      const report = page.getByRole('dialog', { name: '处理结果' });
      await report.getByText('完成 1 项，跳过 1 项').waitFor();
      await report.getByText('本来就是这样').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      // There and nowhere else what was done can be undone.
      const undo = report.getByRole('button', { name: '撤销完成的 1 项' });
      await undo.waitFor();
      await expect.poll(() => page.getByRole('button', { name: '撤销', exact: true }).count()).toBe(0);
      const other = await context.newPage();
      await other.goto(PATH);
      const undone = await other.evaluate(
        async (batch) =>
          (
            await fetch('/api/admin/students/assign/undo', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ batch }),
            })
          ).json() as Promise<unknown>,
        data.batch,
      );
      expect(undone).toMatchObject({ data: { done: 1, skipped: 0 } });
      await other.close();
      await undo.click();
      await told(page, '已经撤销过了');
      await report.waitFor({ state: 'detached' });
      await hasFocus(page.getByRole('region', { name: '学员' }));
      await expect.poll(() => teachers(page)).toBe(before);
      await leave();
    },
  );

  it.each(['by its key', 'by its button'])(
    'is undone %s where all of it was done, and the rows have the focus',
    async (way) => {
      const { page, leave } = await at('admin', '?sort=userName&search=huoban');
      await rowsOf(page).first().waitFor();
      const before = await teachers(page);
      await box(page, 0).click();
      await bar(page).getByRole('button', { name: '更换负责人' }).click();
      const dialog = page.getByRole('dialog', { name: '更换负责人' });
      await dialog.getByLabel('员工', { exact: true }).selectOption({ label: '陈静' });
      await dialog.getByRole('button', { name: '更换 1 位' }).click();
      await told(page, '已更换 1 位学员的班主任');
      const rows = page.getByRole('region', { name: '学员' });
      await hasFocus(rows);
      // An act that changes nothing leaves this one the last.
      await box(page, 0).click();
      await bar(page).getByRole('button', { name: '更换负责人' }).click();
      await dialog.getByLabel('员工', { exact: true }).selectOption({ label: '陈静' });
      await dialog.getByRole('button', { name: '更换 1 位' }).click();
      const report = page.getByRole('dialog', { name: '处理结果' });
      await report.getByText('本来就是这样').waitFor();
      await page.keyboard.press('Escape');
      await report.waitFor({ state: 'detached' });
      await hasFocus(rows);
      // By Tab it would be far behind the list.
      if (way === 'by its key') await page.keyboard.press('ControlOrMeta+z');
      else await page.getByRole('button', { name: '撤销' }).click();
      await told(page, '已撤销，恢复了 1 项');
      await hasFocus(rows);
      await expect.poll(() => teachers(page)).toBe(before);
      await leave();
    },
  );

  it('is there from its first page on where nobody can read the page of a link', async () => {
    const { page, leave } = await at('admin');
    for (const place of ['after', 'before']) {
      await page.goto(`${PATH}?sort=name&${place}=garbage`);
      await tableOf(page).getByRole('link').first().waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?sort=name');
    }
    await leave();
  });

  it('is not said to have failed where no answer came, and the list is read again', async () => {
    const { page, leave } = await at('admin', '?sort=userName&search=huoban');
    await rowsOf(page).first().waitFor();
    await expect.poll(() => teachers(page)).not.toContain('陈静');
    await page.getByRole('checkbox', { name: '选择本页全部' }).click();
    await bar(page).getByRole('button', { name: '更换负责人' }).click();
    const dialog = page.getByRole('dialog', { name: '更换负责人' });
    await dialog.getByLabel('员工', { exact: true }).selectOption({ label: '陈静' });
    // The server does it, and nobody hears of it.
    await page.route('**/api/admin/students/assign', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole('button', { name: /^更换 \d+ 位$/ }).click();
    await dialog.getByText('没有收到结果，可能已经更换了').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await expect.poll(() => teachers(page)).toContain('陈静');
    await leave();
  });

  it('is done by class teachers for their own, and not by assistants', async () => {
    const teacher = await at('banzhuren', '?sort=userName');
    await box(teacher.page, 0).click();
    await bar(teacher.page).getByRole('button', { name: '更换负责人' }).waitFor();
    await teacher.leave();
    const assistant = await at('zhujiao');
    await rowsOf(assistant.page).first().waitFor();
    await box(assistant.page, 0).click();
    await bar(assistant.page).getByRole('button', { name: '发消息' }).waitFor();
    await expect.poll(() => bar(assistant.page).getByRole('button', { name: '更换负责人' }).count()).toBe(0);
    await assistant.leave();
  });
});
