import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Device } from './browser.js';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const wordsOf = (violations: Violations, mode = ''): readonly string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${mode}${id}: ${target.join(' ')}`));

/** Pages hear of a change of the device in one frame and show it in the next. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** What is wrong with a page in light for people who use it otherwise than by eye and mouse, and with its colours in dark. */
export const accessFaultsOf = async (page: Page): Promise<readonly string[]> => {
  const light = await new AxeBuilder({ page }).analyze();
  // Nothing but the colours differs in dark, and without motion they do not take time.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await painted(page);
  const dark = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  await painted(page);
  return [...wordsOf(light.violations), ...wordsOf(dark.violations, 'in dark, ')];
};

/** {@link accessFaultsOf} a page that has loaded; also when it is wider than its window. */
export const faultsOf = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('progressbar', { name: '页面加载进度' }).waitFor({ state: 'detached' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...(await accessFaultsOf(page)),
    ...(overflow > 0 ? [`wider than its window by ${overflow} px`] : []),
  ];
};

/** Every window that a page is looked at in. */
export const WINDOWS: readonly Device[] = ['desktop', 'phone'];
