import { expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { hasFocus } from './support/browser.js';
import { dialogOf, focusedName, newLearner, openFromMenu, TITLES } from './support/member.js';
import { told } from './support/toasts.js';

const demo = useDemo();

const QUESTION = '放弃修改？';

it('a profile form with changes asks before it drops them, by Esc, 取消, ✕ and the page behind; a picture is one', async () => {
  const { page, leave } = await newLearner(demo);
  await openFromMenu(page, '编辑资料');
  const form = dialogOf(page, TITLES.profile);
  const question = dialogOf(page, QUESTION);
  const goOn = async (): Promise<void> => {
    await question.getByRole('button', { name: '继续编辑' }).click();
    await question.waitFor({ state: 'detached' });
  };
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
    await goOn();
    await expect.poll(() => major.inputValue()).toBe('考古学');
    await expect.poll(() => form.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
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
  await question.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('button', { name: /用户菜单/ }));
  await openFromMenu(page, '编辑资料');
  await form.waitFor();
  await expect.poll(() => major.inputValue()).toBe(before);

  const crop = dialogOf(page, TITLES.crop);
  await form.getByLabel('上传头像', { exact: true }).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }),
  });
  await crop.getByRole('button', { name: '使用这张' }).click();
  const remove = form.getByRole('button', { name: '删除' });
  await remove.waitFor();
  await crop.waitFor({ state: 'detached' });
  await form.getByRole('button', { name: '取消' }).click();
  await goOn();
  // Its 删除 hands the focus on, and Esc goes on working.
  await remove.focus();
  await page.keyboard.press('Enter');
  await remove.waitFor({ state: 'detached' });
  await hasFocus(form.getByRole('button', { name: /(上传|更换)头像/ }));
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await leave();
});

it('a profile form asks nothing when the changes were taken back, or saved, and brings into view what is refused', async () => {
  const { page, leave } = await newLearner(demo, 'phone');
  const form = dialogOf(page, TITLES.profile);
  const confirm = form.getByRole('button', { name: '确定' });
  const email = form.getByRole('textbox', { name: '邮箱' });
  await openFromMenu(page, '编辑资料');
  await form.waitFor();
  const before = await email.inputValue();
  await email.fill('a@b.c');
  await email.fill(before);
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await openFromMenu(page, '编辑资料');
  await email.fill(` ${before} `);
  await confirm.click();
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => dialogOf(page, QUESTION).count()).toBe(0);
  await told(page, '个人信息已保存');
  // It would stay under the pointer, above the menu.
  await page.keyboard.press('Escape');

  // An end before the beginning is said at the end, until one of them is changed.
  await openFromMenu(page, '编辑资料');
  const message = form.getByText('毕业时间不能早于入学时间');
  const year = (label: string) => form.getByRole('combobox', { name: `${label}：年` });
  await year('入学年份').selectOption('2024');
  await year('毕业年份').selectOption('2023');
  await confirm.click();
  await message.waitFor();
  await expect.poll(() => focusedName(page)).toBe('schoolEndDate');
  await year('入学年份').selectOption('2020');
  await message.waitFor({ state: 'detached' });

  // The first wrong field comes into view with its message, on a small phone too.
  await page.setViewportSize({ width: 375, height: 560 });
  const signature = form.getByRole('textbox', { name: '个人签名' });
  await signature.fill('字'.repeat(101));
  await form.getByLabel('真实姓名').scrollIntoViewIfNeeded();
  await confirm.click();
  const note = form.getByText('个人签名不能超过100个字符');
  await note.waitFor();
  await expect.poll(() => focusedName(page)).toBe('description');
  // Above the line over the buttons.
  await expect
    .poll(async () => {
      const [words, foot] = [await note.boundingBox(), await confirm.boundingBox()];
      return (foot?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0);
    })
    .toBeGreaterThan(16);
  await form.getByRole('textbox', { name: '真实姓名' }).fill('');
  await confirm.click();
  await form.getByText('真实姓名必须输入').waitFor();
  await expect.poll(() => focusedName(page)).toBe('name');
  await expect
    .poll(async () => {
      const head = await form.getByRole('heading', { name: TITLES.profile }).boundingBox();
      const label = await form.locator('label', { hasText: '真实姓名' }).boundingBox();
      return (label?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0);
    })
    .toBeGreaterThan(0);
  await leave();
});
