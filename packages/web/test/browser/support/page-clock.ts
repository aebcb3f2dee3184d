import type { Page } from 'playwright-core';

/** From here on an installed clock stands unless the test moves it, however slow the machine is. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
