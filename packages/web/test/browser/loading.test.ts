import { expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { accessFaultsOf, WINDOWS } from './support/faults.js';
import { holdAnswers } from './support/hold.js';

const demo = useDemo();

it.each(WINDOWS)('a page that still loads has no fault on a %s', async (device) => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await logIn(visitor, demo.address, 'xiaoming');
  const { letGo } = await holdAnswers(page, '**/api/commonquery/**', { isUnasked: true });
  await page.goto('/learn');
  const bar = page.getByRole('progressbar', { name: '页面加载进度' });
  await bar.waitFor();
  expect(await accessFaultsOf(page)).toEqual([]);
  await expect.poll(() => bar.count()).toBe(1);
  await letGo();
  await bar.waitFor({ state: 'detached' });
  await visitor.leave();
});
