import { beforeEach, describe, expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { dialogOf, focusedName, learner, openFromMenu, TITLES } from './support/member.js';

const demo = useDemo();

beforeEach(() => demo.later(86_400_000));

const QUESTION = '放弃修改？';

describe('a profile form with changes', () => {
  it('asks before it drops them, by Esc, 取消, ✕ and the page behind', async () => {
    const { page, leave } = await learner(demo, 'xiaohong');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    const question = dialogOf(page, QUESTION);
    const major = form.getByRole('textbox', { name: '专业名称' });
    const before = await major.inputValue();
    await major.fill('考古学');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => form.getByRole('button', { name: '取消' }).click(),
      () => form.getByRole('button', { name: '关闭' }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const goAway of ways) {
      await goAway();
      await question.waitFor();
      await question.getByRole('button', { name: '继续编辑' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await major.inputValue()).toBe('考古学');
      expect(await form.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await question.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // Esc answers the question at hand, and the form stays.
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => form.count()).toBe(1);

    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: '放弃' }).click();
    await form.waitFor({ state: 'detached' });
    expect(await question.count()).toBe(0);
    const menu = page.getByRole('button', { name: /用户菜单/ });
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await openFromMenu(page, '编辑资料');
    expect(await major.inputValue()).toBe(before);
    await leave();
  });

  it('asks nothing when they were taken back, or saved', async () => {
    const { page, leave } = await learner(demo, 'xiaohong', 'phone');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    const email = form.getByRole('textbox', { name: '邮箱' });
    const before = await email.inputValue();
    await email.fill('a@b.c');
    await email.fill(before);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await openFromMenu(page, '编辑资料');
    await email.fill(` ${before} `);
    await form.getByRole('button', { name: '确定' }).click();
    await form.waitFor({ state: 'detached' });
    expect(await dialogOf(page, QUESTION).count()).toBe(0);
    await leave();
  });

  it('counts a picture among them; its 删除 hands the focus on, and Esc goes on working', async () => {
    const { page, leave } = await learner(demo, 'xiaohong');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    await form.getByLabel('上传头像', { exact: true }).setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }),
    });
    await dialogOf(page, TITLES.crop).getByRole('button', { name: '使用这张' }).click();
    const remove = form.getByRole('button', { name: '删除' });
    await remove.waitFor();
    await dialogOf(page, TITLES.crop).waitFor({ state: 'detached' });
    await form.getByRole('button', { name: '取消' }).click();
    await dialogOf(page, QUESTION).getByRole('button', { name: '继续编辑' }).click();
    await dialogOf(page, QUESTION).waitFor({ state: 'detached' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await remove.waitFor({ state: 'detached' });
    const chooser = form.getByRole('button', { name: /(上传|更换)头像/ });
    expect(await chooser.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await leave();
  });
});

describe('a profile form that is refused', () => {
  it('says at the end that it lies before the beginning, until one of them is changed', async () => {
    const { page, leave } = await learner(demo, 'xiaohong', 'phone');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    const message = form.getByText('毕业时间不能早于入学时间');
    const year = (label: string) => form.getByRole('combobox', { name: `${label}：年` });
    await year('入学年份').selectOption('2024');
    await year('毕业年份').selectOption('2023');
    await form.getByRole('button', { name: '确定' }).click();
    await message.waitFor();
    expect(await focusedName(page)).toBe('schoolEndDate');
    await year('入学年份').selectOption('2020');
    await message.waitFor({ state: 'detached' });
    await leave();
  });

  it('brings the first wrong field into view with its message, on a small phone too', async () => {
    const { page, leave } = await learner(demo, 'xiaohong', 'phone');
    await page.setViewportSize({ width: 375, height: 560 });
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    const signature = form.getByRole('textbox', { name: '个人签名' });
    await signature.fill('字'.repeat(101));
    await form.getByLabel('真实姓名').scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: '确定' }).click();
    const message = form.getByText('个人签名不能超过100个字符');
    await message.waitFor();
    expect(await focusedName(page)).toBe('description');
    const [note, foot] = [
      await message.boundingBox(),
      await form.getByRole('button', { name: '确定' }).boundingBox(),
    ];
    // Above the line over the buttons.
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan((foot?.y ?? 0) - 16);
    await form.getByRole('textbox', { name: '真实姓名' }).fill('');
    await form.getByRole('button', { name: '确定' }).click();
    await form.getByText('真实姓名必须输入').waitFor();
    expect(await focusedName(page)).toBe('name');
    const head = await form.getByRole('heading', { name: TITLES.profile }).boundingBox();
    const label = await form.locator('label', { hasText: '真实姓名' }).boundingBox();
    expect(label?.y ?? 0).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
    await leave();
  });
});
