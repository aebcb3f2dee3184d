import { expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { accessFaultsOf, WINDOWS } from './support/faults.js';
import { hasFocus, pressShortcut, saving } from './support/lesson.js';

const demo = useDemo();

it('finds a text in the course by the keyboard, marks it, and leads to its part', async () => {
  const visitor = await demo.visit();
  const { page } = visitor;
  await logIn(visitor, demo.address, 'xiaohong');
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
  expect(await results.first().locator('mark').first().textContent()).toBe('split()');
  expect(await accessFaultsOf(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  const address = await results.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(address);

  await visitor.context.route('**/api/study/search*', (route) => route.abort());
  await field.fill('列表');
  await page.getByRole('alert').getByText('查找没有成功').waitFor();
  expect(await results.count()).toBe(0);
  await visitor.context.unroute('**/api/study/search*');
  await page.getByRole('button', { name: '重试' }).click();
  await hasFocus(field);
  await results.first().waitFor();

  await field.fill('没有这样的文字');
  await page.getByRole('status').filter({ hasText: '没有找到' }).waitFor();
  await page.getByRole('search').getByText('无数据').waitFor();
  await field.press('Escape');
  await hasFocus(page.getByRole('button', { name: '在课程里查找' }));
  await page.getByRole('navigation', { name: '课程目录' }).waitFor();
  await visitor.leave();
});

it.each(WINDOWS)('is there on a %s', async (device) => {
  const visitor = await demo.visit(device);
  const { page } = visitor;
  await logIn(visitor, demo.address, 'xiaohong');
  await page.goto('/study/py1test/0/0');
  if (device === 'phone') await page.getByRole('button', { name: '打开目录' }).click();
  await page.getByRole('button', { name: '在课程里查找' }).click();
  await page.getByRole('searchbox', { name: '查找内容' }).fill('列表');
  await page.getByRole('search').getByRole('link').last().click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/study/py1test/0/0');
  await visitor.leave();
});
