import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Device } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { wholeLesson } from './support/lesson.js';
import { newMember } from './support/member.js';

const demo = useDemo();

/** How far the top of a part stands below that of the screen. */
const topOf = (page: Page, part: string): Promise<number> =>
  page.locator(part).evaluate((element) => element.getBoundingClientRect().top);

it.each<[Device, ...string[]]>([
  ['desktop', '/study/py1test/0/0'],
  ['phone', '/study/py1test/0/0', '/study/old/j1test/MC8wLzA='],
])('finds the very line again after a reload: %s, %s', async (device, ...addresses) => {
  const { page, leave } = await newMember(demo, device);
  for (const address of addresses) {
    await page.goto(address);
    await wholeLesson(page);
    const start = page.url();
    await page.locator('#b1').evaluate((element) => {
      window.scrollTo({
        top: element.getBoundingClientRect().top + window.scrollY + 90,
        behavior: 'instant',
      });
    });
    await expect.poll(() => page.url()).not.toBe(start);
    await expect.poll(() => topOf(page, '#b1')).toBeCloseTo(-90, 0);

    await page.reload();
    await wholeLesson(page);
    await expect.poll(() => topOf(page, '#b1')).toBeCloseTo(-90, 0);

    // Another address, even of the same lesson, begins with its part.
    await page.goto(start);
    await wholeLesson(page);
    await expect.poll(() => topOf(page, '#b0')).toBeGreaterThan(0);
  }
  await leave();
});
