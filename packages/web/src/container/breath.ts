/** Lets the browser draw and answer to the reader before anything more is done. */
export const breath = (): Promise<void> =>
  // Safari has no scheduler.
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve));

/** The browser is asked to find a moment by then (ms). */
const REST_MS = 2000;

/** Until what is shown is on the screen and nothing waits to be done: for what nobody waits for. */
export const rested = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari does not tell when it has nothing to do.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: REST_MS });
    else requestAnimationFrame(() => void setTimeout(resolve));
  });
