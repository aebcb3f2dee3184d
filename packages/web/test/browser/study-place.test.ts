import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, type Device } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { wholeLesson } from './support/lesson.js';

const demo = useDemo();

/** How far the top of a part stands below that of the screen. */
const topOf = (page: Page, part: string): Promise<number> =>
  page.locator(part).evaluate((element) => element.getBoundingClientRect().top);

it.each<[Device, string]>([
  ['phone', '/study/py1test/0/0'],
  ['desktop', '/study/py1test/0/0'],
  ['phone', '/study/old/j1test/MC8wLzA='],
])('finds the very line again after a reload: %s, %s', async (device, address) => {
  const visitor = await demo.visit(device);
  const { page } = visitor;
  await logIn(visitor, demo.address, 'xiaoming');
  await page.goto(address);
  await wholeLesson(page);
  const start = page.url();
  await page.locator('#b1').evaluate((element) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY + 90, behavior: 'instant' });
  });
  await expect.poll(() => page.url()).not.toBe(start);
  expect(await topOf(page, '#b1')).toBeCloseTo(-90, 0);

  await page.reload();
  await wholeLesson(page);
  await expect.poll(() => topOf(page, '#b1')).toBeCloseTo(-90, 0);

  // Another address, even of the same lesson, begins with its part.
  await page.goto(start);
  await wholeLesson(page);
  await expect.poll(() => topOf(page, '#b0')).toBeGreaterThan(0);
  await visitor.leave();
});
