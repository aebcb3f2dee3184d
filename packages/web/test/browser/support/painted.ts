import type { Page } from 'playwright-core';

export type ColorScheme = 'light' | 'dark';

/** Turns a page to one of the two colour modes, without motion. */
export const turnTo = async (page: Page, colorScheme: ColorScheme): Promise<void> => {
  // Nothing but the colours differs between them, and without motion they do not take time.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // Pages that the server writes follow the device by their style sheet alone.
  await page
    .locator(`html:is([data-theme=${colorScheme}], :not([data-theme]))`)
    .waitFor({ state: 'attached' });
};

/**
 * What is off the screen may be left out of drawing (`content-visibility`), and then has the colours of the mode that it
 * was last drawn in until somebody scrolls there. Nobody sees those, but axe and long pictures do: for them everything is
 * drawn.
 */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
