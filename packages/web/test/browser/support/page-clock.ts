import type { Page } from 'playwright-core';

/** Farther ahead than a machine stands still between two steps: a clock cannot be set back. */
const AHEAD_MS = 10_000;

/**
 * From here on an installed clock stands unless the test moves it, however slow the machine is. What the page loads when it is
 * first wanted should be there by then: React may wait for a timer before it shows it.
 */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
