import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { hasFocus } from './support/browser.js';
import { pressShortcut, saving } from './support/lesson.js';
import { newMember } from './support/member.js';

const demo = useDemo();

/** Looks for something with the pointer, and goes where the last result leads. */
const findByHand = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '在课程里查找' }).click();
  await page.getByRole('searchbox', { name: '查找内容' }).fill('列表');
  const last = page.getByRole('search').getByRole('link').last();
  const address = await last.getAttribute('href');
  await last.click();
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(address);
};

it('finds a text in the course by the keyboard, marks it, and leads to its part', async () => {
  const visitor = await newMember(demo);
  const { page } = visitor;
  await page.goto('/study/py1test/0/0');
  await saving(page, '已保存');

  await pressShortcut(page, '/');
  const field = page.getByRole('searchbox', { name: '查找内容' });
  await hasFocus(field);
  await page.keyboard.type('SPLIT()');
  await page
    .getByRole('status')
    .filter({ hasText: /^在 \d+ 个部分里找到$/ })
    .waitFor();
  const results = page.getByRole('search').getByRole('link');
  await expect.poll(() => results.first().locator('mark').first().textContent()).toBe('split()');
  expect(await faultsOf(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  const address = await results.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(address);

  let isBack = false;
  await visitor.context.route('**/api/study/search*', (route) => (isBack ? route.continue() : route.abort()));
  await field.fill('列表');
  await page.getByRole('alert').getByText('查找没有成功').waitFor();
  await expect.poll(() => results.count()).toBe(0);
  // Only now: it tries again by itself, too, and the button would go with the error.
  await page.getByRole('button', { name: '重试' }).click();
  isBack = true;
  await hasFocus(field);
  await results.first().waitFor();

  await field.fill('没有这样的文字');
  await page.getByRole('status').filter({ hasText: '没有找到' }).waitFor();
  await page.getByRole('search').getByText('无数据').waitFor();
  await field.press('Escape');
  await hasFocus(page.getByRole('button', { name: '在课程里查找' }));
  await page.getByRole('navigation', { name: '课程目录' }).waitFor();
  await findByHand(page);
  await visitor.leave();
});

it('is there on a phone', async () => {
  const { page, leave } = await newMember(demo, 'phone');
  await page.goto('/study/py1test/0/0');
  await page.getByRole('button', { name: '打开目录' }).click();
  await findByHand(page);
  expect(new URL(page.url()).pathname).not.toBe('/study/py1test/0/0');
  await leave();
});
