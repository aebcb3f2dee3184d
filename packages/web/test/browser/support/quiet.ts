import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** For so long nothing may be asked for. */
const QUIET_MS = 500;

/** Knows what a page has asked for and not received yet. */
export interface Quiet {
  /** A request that is not waited for. */
  ignore(request: Request): void;
  /**
   * Waits until the page has everything that it asked for, and has gone through what it got. Unlike the `networkidle` of
   * Playwright it takes no busy moment between two requests for the end.
   */
  untilQuiet(): Promise<void>;
}

/** Lets the page go through what waits for its main thread; no clock that a test has stopped is asked. */
const turn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(undefined);
      }),
  );

/** To be called before the page is opened. */
export const watchQuiet = (page: Page): Quiet => {
  const open = new Set<Request>();
  let last = performance.now();
  const end = (request: Request): void => {
    open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    open.add(request);
    last = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    // Streams of events end with the page; the answer to a call that was begun for the app ends when the app reads it.
    if (response.request().resourceType() === 'fetch') end(response.request());
  });
  const isQuiet = (): boolean => open.size === 0 && performance.now() - last >= QUIET_MS;
  return {
    ignore: end,
    untilQuiet: async () => {
      while (!isQuiet()) {
        await pause(QUIET_MS / 10);
        await turn(page);
      }
    },
  };
};
