import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { hasFocus } from './support/browser.js';
import { dialogOf, focusedName, newLearner, openFromMenu, TITLES } from './support/member.js';
import { told } from './support/toasts.js';

const demo = useDemo();

const UNLISTED = '列表中没有这所学校，将按你输入的名称保存';
const NO_NAME = '请从列表中选择学校，或输入学校全名';

const schoolOf = (form: Locator): Locator => form.getByRole('combobox', { name: '学校名称' });
const optionOf = (form: Locator, name: string): Locator => form.getByRole('option', { name, exact: true });

it('what was typed and not chosen is the school of that name, or one that the list does not have, or none', async () => {
  const { page, leave } = await newLearner(demo);
  await openFromMenu(page, '编辑资料');
  const form = dialogOf(page, TITLES.profile);
  const school = schoolOf(form);
  const signature = form.getByRole('textbox', { name: '个人签名' });

  // As the list writes it.
  await school.fill(' 中国石油大学(北京) ');
  await signature.focus();
  await expect.poll(() => school.inputValue()).toBe('中国石油大学（北京）');
  await expect.poll(() => form.getByText(UNLISTED).count()).toBe(0);

  // An open list gives way to the field that is clicked; these are not covered by it.
  for (const label of ['真实姓名', '邮箱']) {
    await school.fill('');
    await school.fill('njd');
    await optionOf(form, '南京大学').waitFor();
    const field = form.getByRole('textbox', { name: label });
    await field.click();
    await form.getByRole('listbox').waitFor({ state: 'detached' });
    await hasFocus(field);
  }

  await school.fill('Harvard University');
  await form.getByText('无数据', { exact: true }).first().waitFor();
  await school.press('Enter');
  await form.getByText(UNLISTED).waitFor();
  await expect.poll(() => school.getAttribute('aria-invalid')).toBeNull();
  const note = await school.getAttribute('aria-describedby');
  await expect.poll(() => form.locator(`[id="${note}"]`).innerText()).toBe(UNLISTED);
  expect(await faultsOf(page)).toEqual([]);
  await school.fill('北京大');
  await optionOf(form, '北京大学').waitFor();
  await expect.poll(() => form.getByText(UNLISTED).count()).toBe(0);
  // Pinyin takes shape under the key that chooses.
  await school.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect.poll(() => school.inputValue()).toBe('北京大');

  // Left-over pinyin is said at once, and not saved.
  await school.fill('njdx');
  await optionOf(form, '南京大学').waitFor();
  await signature.focus();
  await form.getByText(NO_NAME).waitFor();
  await expect.poll(() => school.getAttribute('aria-invalid')).toBe('true');
  await form.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => focusedName(page)).toBe('schoolName');
  await expect.poll(() => form.getByText(NO_NAME).count()).toBe(1);
  expect(await faultsOf(page)).toEqual([]);

  await school.press('ArrowDown');
  await optionOf(form, '南京大学').click();
  await expect.poll(() => school.inputValue()).toBe('南京大学');
  await expect.poll(() => form.getByText(NO_NAME).count()).toBe(0);
  await form.getByRole('button', { name: '确定' }).click();
  await told(page, '个人信息已保存');
  await leave();
});

it('the list and its input are both in view on a phone with its keyboard open, and in a window at 200 %', async () => {
  const { page, leave } = await newLearner(demo, 'phone');
  for (const [width, height] of [
    [375, 380],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/learn');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    const school = schoolOf(form);
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (box === null) throw new Error('not in the page');
      return { top: box.y, bottom: box.y + box.height };
    };
    await school.fill('南京');
    await form.getByRole('option').nth(5).waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await school.press(key);
    const isAbove = async (upper: Locator, lower: Locator) =>
      (await boxOf(upper)).bottom < (await boxOf(lower)).top;
    const list = form.getByRole('listbox');
    const head = form.getByRole('heading', { name: TITLES.profile });
    const foot = form.getByRole('button', { name: '确定' });
    await expect.poll(() => isAbove(head, school)).toBe(true);
    await expect.poll(() => isAbove(school, list)).toBe(true);
    await expect.poll(() => isAbove(list, foot)).toBe(true);
    await expect
      .poll(async () => {
        const [outer, marked] = [await boxOf(list), await boxOf(form.locator('[data-marked]'))];
        return marked.top >= outer.top && marked.bottom <= outer.bottom;
      })
      .toBe(true);
    expect(await faultsOf(page), `${width} × ${height}`).toEqual([]);
  }
  await leave();
});
