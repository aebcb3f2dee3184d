import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { staffAt, type StaffVisitor } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo({ DEMO_STUDENTS: '120' });
const CONSTANTS = '/admin/class/constant';
const TEACHER = 'banzhuren';

const at = (path: string, account = 'admin', device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

interface Tag {
  readonly id: string;
  readonly name: string;
}

/** A class of hers with enough students. */
const classOf = async (visitor: StaffVisitor): Promise<string> => {
  const { list } = await visitor.get<{ readonly list: readonly { id: string; members: number }[] }>(
    '/api/admin/classes?size=20&columns=name,members',
  );
  const one = list.find(({ members }) => members >= 12);
  if (one === undefined) throw new Error('no class of twelve');
  return one.id;
};

const section = (page: Page) => page.getByRole('region', { name: '标签', exact: true });
const rows = (page: Page) =>
  page.getByRole('table', { name: '班里的学员与标签' }).locator('tbody').getByRole('row');
const boxes = (page: Page) => rows(page).getByRole('checkbox');

/** Makes a tag on the screen. */
const make = async (page: Page, name: string, colour: string, isShown: boolean): Promise<void> => {
  await section(page).getByRole('button', { name: '添加标签' }).click();
  const dialog = page.getByRole('dialog', { name: '添加标签' });
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByRole('radio', { name: colour }).check();
  if (isShown) await dialog.getByRole('checkbox', { name: '学员可见' }).check();
  await dialog.getByRole('button', { name: '保存' }).click();
  await told(page, `已保存「${name}」`);
};

describe('tags in the console', () => {
  it('are made, changed and deleted beside types and stages', async () => {
    const { page, get, post, leave } = await at(CONSTANTS);
    await section(page).getByRole('button', { name: '添加标签' }).click();
    const dialog = page.getByRole('dialog', { name: '添加标签' });
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.getByText('标签名称必须填写').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await make(page, '期中优秀', '蓝色', true);
    await make(page, '写错的', '灰色', false);
    await section(page).getByRole('button', { name: '删除标签「写错的」' }).click();
    await told(page, '已删除「写错的」');
    await expect.poll(() => section(page).getByText('写错的').count()).toBe(0);

    // A colleague called it something else meanwhile, while another description is written here.
    const before = await get<readonly (Tag & { version: number; color: string })[]>('/api/admin/tags/lines');
    const tag = before.find(({ name }) => name === '期中优秀');
    await section(page).getByRole('button', { name: '修改「期中优秀」' }).click();
    const form = page.getByRole('dialog', { name: '修改「期中优秀」' });
    await form.getByLabel('说明').fill('期中考核前三名');
    await post('/api/admin/tags/change', {
      id: tag?.id,
      version: tag?.version,
      color: tag?.color,
      name: '期中之星',
      description: '',
      isShown: true,
    });
    await form.getByRole('button', { name: '保存' }).click();
    await told(page, '已保存「期中优秀」');
    const line = section(page).getByRole('listitem').filter({ hasText: '期中之星' });
    await line.getByText('期中考核前三名').waitFor();

    // One that students have stays, and leads to them.
    const used = section(page).getByRole('listitem').filter({ hasText: '学习之星' });
    await expect
      .poll(() => used.getByRole('button', { name: '删除标签「学习之星」' }).isDisabled())
      .toBe(true);
    await used.getByRole('link', { name: /位学员/ }).click();
    await page.getByText('标签 是 学习之星').first().waitFor();
    await leave();
  });

  it('are put on ten students of a class by their class teacher, who balanced its groups before', async () => {
    const visitor = await at('/admin/class', TEACHER);
    const { page, get, leave } = visitor;
    const classId = await classOf(visitor);
    await page.goto(`/admin/class/detailgroup/${classId}`);
    await page.getByRole('button', { name: '平均分组' }).first().click();
    const dialog = page.getByRole('dialog', { name: '平均分组' });
    await dialog.getByLabel('数量').fill('3');
    await dialog.getByRole('button', { name: '看结果' }).click();
    await dialog.getByText(/位学员换组/).waitFor();
    await dialog.getByRole('button', { name: '应用' }).click();
    await page
      .getByText(/已分组，\d+ 位学员换了组/)
      .first()
      .waitFor();
    const { groups } = await get<{ readonly groups: readonly { figures: { size: number } }[] }>(
      `/api/admin/class/groups?classId=${classId}`,
    );
    const sizes = groups.map(({ figures }) => figures.size);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(sizes).toHaveLength(3);
    // Each name leads to his page.
    await page.getByRole('list', { name: '第 1 组的学员' }).getByRole('link').first().waitFor();

    await page.getByRole('navigation').getByRole('link', { name: '标签', exact: true }).first().click();
    await boxes(page).first().waitFor();
    // The way back of the groups goes with the page.
    await page.reload();
    await boxes(page).first().waitFor();
    await loaded(page);
    expect(await faultsOf(page)).toEqual([]);
    const names = (await rows(page).getByRole('rowheader').allInnerTexts()).slice(0, 10);
    for (let place = 0; place < 10; place += 1) await boxes(page).nth(place).check();
    await page.getByRole('button', { name: '标签', exact: true }).click();
    const ask = page.getByRole('dialog', { name: '标签' });
    await ask.getByLabel('标签').selectOption('期中之星');
    await ask.getByText('学员在学习中心看得到').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await ask.getByRole('button', { name: '为 10 位贴上' }).click();
    await told(page, '已为 10 位学员贴上「期中之星」');
    await expect.poll(() => rows(page).filter({ hasText: '期中之星' }).count()).toBe(10);
    await rows(page).filter({ hasText: '期中之星' }).first().getByText('陈静').first().waitFor();

    // All of it goes back, and comes again by the same way.
    await page.getByRole('button', { name: '撤销' }).first().click();
    await expect.poll(() => rows(page).filter({ hasText: '期中之星' }).count()).toBe(0);
    for (let place = 0; place < 10; place += 1) await boxes(page).nth(place).check();
    await page.getByRole('button', { name: '标签', exact: true }).click();
    await ask.getByLabel('标签').selectOption('期中之星');
    await ask.getByRole('button', { name: '为 10 位贴上' }).click();
    await expect.poll(() => rows(page).filter({ hasText: '期中之星' }).count()).toBe(10);

    // They are found by it, in the class and among all of hers.
    const tags = await get<readonly Tag[]>('/api/admin/tags');
    const id = tags.find(({ name }) => name === '期中之星')?.id ?? '';
    await page.goto(`/admin/class/student?tag=is:${id}&columns=name,tag`);
    const all = page.getByRole('table').locator('tbody').getByRole('row');
    await expect.poll(() => all.count()).toBe(10);
    for (const name of names) await all.filter({ hasText: name }).first().waitFor();
    await leave();
  });

  it('are put on and taken off with the keyboard alone, where one student is looked at', async () => {
    const visitor = await at('/admin/class', TEACHER);
    const { page, leave } = visitor;
    await page.goto(`/admin/class/detailLable/${await classOf(visitor)}`);
    await rows(page).first().waitFor();
    await rows(page).first().getByRole('link').focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    const choice = drawer.getByLabel('选择要贴的标签');
    await choice.selectOption('潜力学员').catch(async () => choice.selectOption({ index: 1 }));
    const name = await choice.evaluate((select) =>
      select instanceof HTMLSelectElement ? (select.selectedOptions[0]?.text ?? '') : '',
    );
    await choice.press('Tab');
    await page.keyboard.press('Enter');
    await told(page, `已贴上「${name}」`);
    const off = drawer.getByRole('button', { name: `取下「${name}」` });
    await off.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await off.focus();
    await page.keyboard.press('Enter');
    await told(page, `已取下「${name}」`);
    await expect.poll(() => off.count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
    await leave();
  });

  it('are put on with a phone, and say on the page of a student who did and when', async () => {
    const visitor = await at('/admin/class', TEACHER, 'phone');
    const { page, leave } = visitor;
    await page.goto(`/admin/class/detailLable/${await classOf(visitor)}`);
    await boxes(page).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await boxes(page).nth(11).check();
    await page.getByRole('button', { name: '标签', exact: true }).click();
    const ask = page.getByRole('dialog', { name: '标签' });
    await ask.getByLabel('标签').selectOption('期中之星');
    await ask.getByRole('button', { name: '为 1 位贴上' }).click();
    await told(page, '已为 1 位学员贴上「期中之星」');
    await expect.poll(() => rows(page).nth(11).getByText('期中之星').count()).toBeGreaterThan(0);
    const id = (await rows(page).nth(11).getAttribute('data-row')) ?? '';
    await page.goto(`/admin/class/student/${id}`);
    await page
      .getByText(/陈静 .*贴上/)
      .first()
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
