/** How often it is looked for what is due. */
const EVERY_MS = 2_000;

/** Rounds of a job, one at a time, until the returned function is called; that resolves when the last one has ended. */
export const startRounds = (round: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  const tick = (): void => {
    running ??= round().finally(() => (running = undefined));
  };
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  tick();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
