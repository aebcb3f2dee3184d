import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a page's toasts have said that no test has heard yet, and which of them stay. */
interface Toasts {
  readonly said: string[];
  stay: 'those with a button' | 'all';
}

declare global {
  interface Window {
    toastsOfTest?: Toasts;
  }
}

/**
 * Toasts go by themselves, on a busy machine before anybody looks: what they say is remembered, and one that can be undone
 * stays, as it does under a pointer.
 */
export const rememberToasts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const toasts: Toasts = { said: [], stay: 'those with a button' };
    window.toastsOfTest = toasts;
    const see = (card: Element): void => {
      const stack = card.closest('section[aria-label="消息提示"]');
      if (stack === null) return;
      toasts.said.push(card.textContent);
      // All have one that closes them.
      const hasAction = card.querySelectorAll('button').length > 1;
      if (hasAction || toasts.stay === 'all') {
        stack.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
    };
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node instanceof Element) see(node);
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
};

/** From now on no toast of the page goes by itself. */
export const keepToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (window.toastsOfTest !== undefined) window.toastsOfTest.stay = 'all';
  });

/** Waits until a toast has said this, whether or not it still stands there; what was said up to then is heard. */
export const told = async (page: Page, words: string | RegExp): Promise<void> => {
  const listen = (): Promise<string | undefined> =>
    page.evaluate((wanted) => {
      const said = window.toastsOfTest?.said ?? [];
      const at = said.findIndex((text) =>
        typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text),
      );
      return at < 0 ? said.join('\n') : said.splice(0, at + 1).at(-1);
    }, words);
  await expect.poll(listen).toMatch(words);
};

/** The same for what is said in any order, each by a toast of its own, as by acts that run side by side. */
export const toldEach = async (page: Page, words: readonly string[]): Promise<void> => {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const listen = (): Promise<readonly string[]> =>
    page.evaluate((wanted) => {
      const said = window.toastsOfTest?.said ?? [];
      const taken = new Set<number>();
      const missing = wanted.filter((part) => {
        const at = said.findIndex((text, index) => !taken.has(index) && text.includes(part));
        if (at >= 0) taken.add(at);
        return at < 0;
      });
      if (missing.length === 0) said.splice(0, Math.max(...taken) + 1);
      return missing;
    }, longestFirst);
  await expect.poll(listen).toEqual([]);
};
