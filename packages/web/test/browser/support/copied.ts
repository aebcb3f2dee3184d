import type { Locator, Page } from 'playwright-core';

/** Presses a button that copies, which says so for a moment only: the page itself looks for that, at each frame. */
export const copyBy = async (page: Page, button: Locator): Promise<void> => {
  await Promise.all([
    page.waitForFunction(() =>
      [...document.querySelectorAll('button')].some(
        (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === '已复制',
      ),
    ),
    button.click(),
  ]);
};
