/** Lets the browser draw and answer to the reader before anything more is done. */
export const breath = (): Promise<void> =>
  // Safari has no scheduler.
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve));

/** Until what was just asked to be shown is on the screen. Where nobody looks, that is when somebody does. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => void setTimeout(resolve)));
