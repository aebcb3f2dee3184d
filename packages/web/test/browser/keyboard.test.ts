import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasFocus, logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { loaded } from './support/faults.js';
import { dialogOf, focusedName, TITLES } from './support/member.js';
import { call } from './support/shop.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

it('everything works by the keyboard alone', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  const { keyboard } = page;
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await keyboard.press(key);
  };
  await page.goto('/login');
  await page.getByRole('tab', { name: '密码登录' }).focus();
  await press('ArrowRight');
  await page.getByRole('tab', { name: '短信登录', selected: true }).waitFor();
  await press('ArrowLeft', 'Tab');
  await keyboard.type('xiaoming');
  await press('Tab');
  await keyboard.type('ykd-demo-2026');
  await press('Enter');
  await page.waitForURL('**/learn');

  // Menu, form, list, and back to where he was.
  const menu = page.getByRole('button', { name: /用户菜单/ });
  await menu.focus();
  await press('Enter', 'Enter');
  const form = dialogOf(page, TITLES.profile);
  await form.waitFor();
  const focusIn = (name: string) => form.locator(`[name=${name}]`).first().focus();
  await focusIn('gender');
  await press('ArrowRight');
  await expect.poll(() => form.getByRole('radio', { name: '女' }).isChecked()).toBe(true);
  await focusIn('schoolName');
  await press('Control+A');
  await keyboard.type('njdx');
  // It is marked once what was typed last has been answered: before that, Enter chooses nothing.
  const found = form.getByRole('option', { name: '南京大学', exact: true });
  await found.and(form.locator('[data-marked]')).waitFor();
  await press('ArrowDown', 'ArrowUp', 'Enter');
  await expect.poll(() => form.getByRole('combobox', { name: '学校名称' }).inputValue()).toBe('南京大学');
  // Esc closes the list first, then the dialog.
  await press('ArrowDown', 'Escape');
  await expect.poll(() => form.count()).toBe(1);
  await focusIn('major');
  await press('Enter');
  await told(page, '个人信息已保存');
  await form.waitFor({ state: 'detached' });
  await hasFocus(menu);

  // The crop moves by arrows, and Tab stays in the dialog on top.
  await press('Enter', 'Enter');
  await form.getByLabel('上传头像', { exact: true }).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } }),
  });
  const crop = dialogOf(page, TITLES.crop);
  const area = crop.getByRole('group', { name: /裁剪区域/ });
  await area.focus();
  const left = (await area.boundingBox())?.x ?? 0;
  await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await expect.poll(async () => (await area.boundingBox())?.x).toBeLessThan(left);
  for (let step = 0; step < 12; step += 1) {
    await press('Tab');
    await expect.poll(() => crop.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await press('Escape');
  await crop.waitFor({ state: 'detached' });
  await expect.poll(() => form.count()).toBe(1);
  await press('Escape');
  await form.waitFor({ state: 'detached' });

  // The code is sent on the way, and Enter sends the form.
  await press('Enter', 'ArrowDown', 'Enter');
  const password = dialogOf(page, TITLES.password);
  await password.waitFor();
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect.poll(() => focusedName(page)).toBe('code');
  await press('Tab', 'Enter');
  await password.getByRole('button', { name: /秒后重发/ }).waitFor();
  await keyboard.type('123');
  await press('Enter');
  await password.getByText('验证码必须是6位').waitFor();
  await expect.poll(() => focusedName(page)).toBe('code');
  await press('Escape');
  await password.waitFor({ state: 'detached' });
  await visitor.leave();
});

/** More presses of Tab than anything in the console is away. */
const FAR = 60;

/** Goes on by Tab until the control with this name has the focus, which has to be seen wherever it comes by. */
const tabTo = async (page: Page, name: string, key = 'Tab'): Promise<void> => {
  const passed: string[] = [];
  for (let step = 0; step < FAR; step += 1) {
    await page.keyboard.press(key);
    const focus = await page.evaluate(() => {
      const at = document.activeElement;
      const said = at?.getAttribute('aria-label') ?? (at instanceof HTMLElement ? at.innerText : '');
      const label =
        at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels?.[0] : null;
      return {
        name: (label?.innerText ?? said).trim(),
        isSeen: at !== null && at !== document.body && getComputedStyle(at).outlineStyle !== 'none',
      };
    });
    expect(focus, passed.join(' → ')).toMatchObject({ isSeen: true });
    if (focus.name === name) return;
    passed.push(focus.name);
  }
  throw new Error(`${name} is not reached by ${key}: ${passed.join(' → ')}`);
};

it('the console does all of it by the keyboard alone, and the focus is never lost', async () => {
  const visitor = await demo.visit('desktop', { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, 'admin');
  for (const name of ['教学部', '市场部']) {
    await call(visitor, demo.address, '/api/admin/department/add', { parentId: null, name });
  }
  const { page } = visitor;
  const { keyboard } = page;
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await keyboard.press(key);
  };
  const firstRow = page.getByRole('table').locator('tbody').getByRole('row').first();
  const queryOf = () => Object.fromEntries(new URL(page.url()).searchParams);
  await page.goto('/admin');
  await loaded(page);

  // By a view, of which the menu begins with the first, to a student; `/` goes to the search from its button, too.
  await tabTo(page, '学员管理');
  await press('Enter');
  await page.waitForURL('**/admin/class/student');
  await page.getByRole('searchbox').waitFor();
  await loaded(page);
  await tabTo(page, '全部学员');
  await press('Enter');
  await hasFocus(page.getByRole('group', { name: '视图' }).getByRole('link', { name: '全部学员' }));
  await tabTo(page, '没有填写学校');
  await press('Enter');
  await expect.poll(() => queryOf()['view']).toBe('no-school');
  await hasFocus(page.getByRole('button', { name: '没有填写学校', exact: true }));
  await press('/');
  const search = page.getByRole('searchbox');
  await hasFocus(search);
  await loaded(page);

  // What opens above the list goes when the focus goes on.
  await tabTo(page, '导出');
  await press('Enter');
  await tabTo(page, '导出 CSV');
  await press('Tab');
  await page.getByRole('group', { name: '导出', exact: true }).waitFor({ state: 'detached' });
  await press('Enter');
  const columns = page.getByRole('group', { name: '显示的列' });
  await columns.waitFor();
  await tabTo(page, '学校：后移');
  await press('Enter', 'Escape');
  await columns.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('button', { name: '显示的列' }));
  await expect.poll(() => queryOf()['columns']).toMatch(/^name,mobile,lastStudied,school/);

  // A condition that is taken back leaves the focus on the page; the first row is a key away.
  await tabTo(page, '去掉条件：学校 没有填写');
  await press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') instanceof HTMLElement))
    .toBe(true);
  await press('/');
  await keyboard.type('xiaoming');
  await expect.poll(() => queryOf()['search']).toBe('xiaoming');
  // The rows of before are still there for a while.
  await firstRow.filter({ hasText: '小明' }).waitFor();
  await loaded(page);
  await press('ArrowDown');
  await hasFocus(firstRow);
  await press('Enter');
  await page.waitForURL('**/admin/class/student/demo-xiaoming');
  // The list may still be there for a while, and has loaded.
  await page.getByRole('region', { name: '备注', exact: true }).waitFor();
  await loaded(page);

  // A note is written, changed, deleted, and taken back.
  const notes = page.getByRole('region', { name: '备注', exact: true });
  const note = notes.getByRole('listitem').filter({ hasText: '约好' });
  await tabTo(page, '写一条备注');
  await keyboard.type('约好周六');
  await tabTo(page, '保存');
  await press('Enter');
  await note.waitFor();
  const at = (await note.getByRole('button', { name: /^删除/ }).getAttribute('aria-label')) ?? '';
  await tabTo(page, at.replace('删除', '修改'));
  await press('Enter');
  await hasFocus(note.getByRole('textbox'));
  await keyboard.type('上午');
  await tabTo(page, '保存');
  await press('Enter');
  await note.getByText('上午').waitFor();
  await hasFocus(note);
  await tabTo(page, at);
  await press('Enter');
  await note.waitFor({ state: 'detached' });
  await hasFocus(notes);
  await press('Control+z');
  await note.waitFor();

  // A department is moved, and an employee looked at.
  await page.goto('/admin/department');
  await loaded(page);
  await tabTo(page, '教学部 0 人');
  await press('ArrowDown', 'Enter');
  await page.getByRole('region', { name: '选中的部门' }).getByText('市场部').waitFor();
  await press('m', 'ArrowUp', 'Enter');
  await told(page, '已把「市场部」移到');
  await hasFocus(page.getByRole('treeitem', { name: /^市场部/ }));
  await tabTo(page, '移动到…');
  await press('Enter');
  await page.getByRole('dialog', { name: '移动「市场部」' }).waitFor();
  await press('Escape');
  await hasFocus(page.getByRole('button', { name: '移动到…' }));
  await tabTo(page, '员工', 'Shift+Tab');
  await press('Enter');
  await page.waitForURL('**/admin/employee');
  await page.getByRole('heading', { name: '员工管理', level: 1 }).waitFor();
  await loaded(page);
  await firstRow.getByRole('link').first().waitFor();
  await press('/');
  await hasFocus(page.getByRole('searchbox'));
  await press('ArrowDown');
  await hasFocus(firstRow);
  await press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '下一条' }).waitFor();
  await expect.poll(() => drawer.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await tabTo(page, '下一条');
  const before = queryOf()['open'];
  await press('Enter');
  await expect.poll(() => queryOf()['open']).not.toBe(before);
  await press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await visitor.leave();
});
