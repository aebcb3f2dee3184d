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

/** Scrolls to a line of a part, 90 px below its top; `reloads`: right after the page began to load anew. */
const readInto = (page: Page, part: string, reloads = false): Promise<void> =>
  page.locator(part).evaluate((element, anew) => {
    if (anew) window.location.reload();
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY + 90, behavior: 'instant' });
  }, reloads);

it.each<[Device, Readonly<Record<string, string>>]>([
  ['desktop', { '/study/py1test/0/0': '/study/py1test/0/0#b1' }],
  [
    'phone',
    {
      '/study/py1test/0/0': '/study/py1test/0/0#b1',
      '/study/old/j1test/MC8wLzA=': '/study/old/j1test/MC8wLzE%3D',
    },
  ],
])('finds the very line again after a reload: %s', async (device, addresses) => {
  const { page, leave } = await newMember(demo, device);
  for (const [start, second] of Object.entries(addresses)) {
    await page.goto(start);
    await wholeLesson(page);
    await readInto(page, '#b1');
    await expect.poll(() => page.url()).toBe(demo.address + second);
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

it('finds the line of who read on while a reload waited for the server', async () => {
  const { page, leave } = await newMember(demo, 'phone');
  await page.goto('/study/py1test/0/0');
  await wholeLesson(page);
  await page.route('**/study/py1test/0/0', async (route) => {
    await expect.poll(() => page.url()).toContain('#b1');
    await route.continue();
  });
  const loaded = page.waitForEvent('load');
  await readInto(page, '#b1', true);
  await loaded;
  await wholeLesson(page);
  await expect.poll(() => topOf(page, '#b1')).toBeCloseTo(-90, 0);
  await leave();
});
