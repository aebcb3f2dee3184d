import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What is wrong with a page for people who use it otherwise than by eye and mouse; also when it is wider than its window. */
export const faultsOf = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('progressbar', { name: '页面加载进度' }).waitFor({ state: 'detached' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
    ...(overflow > 0 ? [`wider than its window by ${overflow} px`] : []),
  ];
};

/** Every window that a page is looked at in. */
export const LOOKS = (['desktop', 'phone'] as const).flatMap((device) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ device, colorScheme })),
);
