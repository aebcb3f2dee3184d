import type { Locator } from 'playwright-core';

/**
 * Has what did not load asked for once more by its button, unless the page asks again by itself just then, as it does every
 * few seconds: there is no button any more when that `comes`.
 */
export const retry = async (button: Locator, comes: Promise<unknown>): Promise<void> => {
  await Promise.race([comes, button.click()]);
};
