import { expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { accessFaultsOf, WINDOWS } from './support/faults.js';

const demo = useDemo();

it.each(WINDOWS)('a page that still loads has no fault on a %s', async (device) => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await logIn(visitor, demo.address, 'xiaoming');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/commonquery/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/learn');
  const bar = page.getByRole('progressbar', { name: '页面加载进度' });
  await bar.waitFor();
  expect(await accessFaultsOf(page)).toEqual([]);
  await expect.poll(() => bar.count()).toBe(1);
  release();
  await bar.waitFor({ state: 'detached' });
  await visitor.leave();
});
