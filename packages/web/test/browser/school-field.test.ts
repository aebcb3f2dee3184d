import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { dialogOf, focusedName, learner, openFromMenu, TITLES } from './support/member.js';

const demo = useDemo();

beforeEach(() => demo.later(86_400_000));

const UNLISTED = '列表中没有这所学校，将按你输入的名称保存';
const NO_NAME = '请从列表中选择学校，或输入学校全名';

const schoolOf = (form: Locator): Locator => form.getByRole('combobox', { name: '学校名称' });
const signatureOf = (form: Locator): Locator => form.getByRole('textbox', { name: '个人签名' });

describe('what was typed and not chosen', () => {
  it('is no school when it is left-over pinyin: said at once, and not saved', async () => {
    const { page, leave } = await learner(demo, 'xiaoming');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    const school = schoolOf(form);
    await school.fill('njdx');
    await form.getByRole('option', { name: '南京大学', exact: true }).waitFor();
    await signatureOf(form).focus();
    await form.getByText(NO_NAME).waitFor();
    expect(await school.getAttribute('aria-invalid')).toBe('true');
    await form.getByRole('button', { name: '确定' }).click();
    expect(await focusedName(page)).toBe('schoolName');
    await expect.poll(() => form.getByText(NO_NAME).count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);

    await school.press('ArrowDown');
    await form.getByRole('option', { name: '南京大学', exact: true }).click();
    expect(await school.inputValue()).toBe('南京大学');
    expect(await form.getByText(NO_NAME).count()).toBe(0);
    await form.getByRole('button', { name: '确定' }).click();
    await page.getByText('个人信息已保存').waitFor();
    await leave();
  });

  it('is the school of that name, as the list writes it', async () => {
    const { page, leave } = await learner(demo, 'xiaoming');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    const school = schoolOf(form);
    await school.fill(' 中国石油大学(北京) ');
    await signatureOf(form).focus();
    await expect.poll(() => school.inputValue()).toBe('中国石油大学（北京）');
    expect(await form.getByText(UNLISTED).count()).toBe(0);
    await leave();
  });

  it('gives way to the field that is clicked while the list is open', async () => {
    const { page, leave } = await learner(demo, 'xiaoming');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    // Those that the list does not cover.
    for (const label of ['真实姓名', '邮箱']) {
      await schoolOf(form).fill('');
      await schoolOf(form).fill('njd');
      await form.getByRole('option', { name: '南京大学', exact: true }).waitFor();
      const field = form.getByRole('textbox', { name: label });
      await field.click();
      await form.getByRole('listbox').waitFor({ state: 'detached' });
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await leave();
  });

  it('is kept as it stands when the list has no such school, and the field says so', async () => {
    const { page, leave } = await learner(demo, 'xiaoming');
    await openFromMenu(page, '编辑资料');
    const form = dialogOf(page, TITLES.profile);
    const school = schoolOf(form);
    await school.fill('Harvard University');
    await form.getByText('无数据', { exact: true }).first().waitFor();
    await school.press('Enter');
    await form.getByText(UNLISTED).waitFor();
    expect(await school.getAttribute('aria-invalid')).toBeNull();
    const note = await school.getAttribute('aria-describedby');
    expect(await form.locator(`[id="${note}"]`).innerText()).toBe(UNLISTED);
    expect(await faultsOf(page)).toEqual([]);
    await school.fill('北京大');
    await form.getByRole('option', { name: '北京大学', exact: true }).waitFor();
    expect(await form.getByText(UNLISTED).count()).toBe(0);
    // Pinyin takes shape under the key that chooses.
    await school.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    expect(await school.inputValue()).toBe('北京大');
    await leave();
  });
});

// A phone with its keyboard open, and a window at 200 %.
describe.each([
  { width: 375, height: 380 },
  { width: 640, height: 400 },
])('in a window of $width × $height', (viewport) => {
  it('the list and its input are both in view', async () => {
    const visitor = await demo.visit('phone', { viewport, reducedMotion: 'reduce' });
    const { page } = visitor;
    await logIn(visitor, demo.address, 'xiaohong');
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
    const input = await boxOf(school);
    const list = await boxOf(form.getByRole('listbox'));
    const marked = await boxOf(form.locator('[data-marked]'));
    const head = await boxOf(form.getByRole('heading', { name: TITLES.profile }));
    const foot = await boxOf(form.getByRole('button', { name: '确定' }));
    expect(input.top).toBeGreaterThan(head.bottom);
    expect(list.top).toBeGreaterThan(input.bottom);
    expect(list.bottom).toBeLessThan(foot.top);
    expect(marked.top).toBeGreaterThanOrEqual(list.top);
    expect(marked.bottom).toBeLessThanOrEqual(list.bottom);
    expect(await faultsOf(page)).toEqual([]);
    await visitor.leave();
  });
});
