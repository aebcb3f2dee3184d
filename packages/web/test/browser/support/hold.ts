import type { Page, Route } from 'playwright-core';

export interface Held {
  /** The server has answered the first one that is held back; one that waits before the server: it is on its way. */
  readonly done: Promise<void>;
  /** How often it was called so far. */
  sent(): number;
  /** Gives what was held back, and holds nothing more back. */
  letGo(): Promise<void>;
}

/**
 * Holds back what the server answers to a call, which it has done by then. `nth`: to that one alone, counted from 1;
 * `isUnasked`: the server, too, hears of the call only when it is let go.
 */
export const holdAnswers = async (
  page: Page,
  url: string,
  { nth, isUnasked = false }: { readonly nth?: number; readonly isUnasked?: boolean } = {},
): Promise<Held> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let answered = (): void => undefined;
  const done = new Promise<void>((resolve) => (answered = resolve));
  const given: Promise<void>[] = [];
  const give = async (route: Route, isHeld: boolean): Promise<void> => {
    if (isHeld && isUnasked) {
      answered();
      await held;
    }
    const response = await route.fetch();
    if (isHeld && !isUnasked) {
      answered();
      await held;
    }
    await route.fulfill({ response });
  };
  let count = 0;
  let isOver = false;
  await page.route(url, async (route) => {
    count += 1;
    // What comes later is the page's own affair: it may be left before that is answered.
    if (isOver) await route.continue();
    else given.push(give(route, nth === undefined || nth === count));
  });
  return {
    done,
    sent: () => count,
    letGo: async () => {
      isOver = true;
      letGo();
      await Promise.all(given);
    },
  };
};
