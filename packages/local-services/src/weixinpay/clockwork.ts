/** What goes on by itself. */
export interface Clockwork {
  /** From now on things happen when they are due. */
  start(): void;
  /** Something has changed: the next thing may be due earlier. */
  wake(): void;
  /** Does what is due now, and waits for it. */
  tick(): Promise<void>;
  /** Resolves when nothing happens any more. */
  stop(): Promise<void>;
}

/** The longest delay of a timer. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Runs `work` whenever `nextAt` (epoch ms) has come, also while an earlier run of it goes on. It never throws. */
export const createClockwork = (parts: {
  readonly now: () => number;
  /** When something will be due; undefined for never. */
  readonly nextAt: () => number | undefined;
  readonly work: () => Promise<void>;
}): Clockwork => {
  const running = new Set<Promise<void>>();
  let started = false;
  let timer: NodeJS.Timeout | undefined;

  const wake = (): void => {
    clearTimeout(timer);
    const at = started ? parts.nextAt() : undefined;
    if (at === undefined) return;
    const delay = Math.min(Math.max(at - parts.now(), 0), TIMER_MAX_MS);
    timer = setTimeout(() => void tick(), delay);
    timer.unref();
  };
  const tick = async (): Promise<void> => {
    const run = parts.work();
    running.add(run);
    wake();
    await run;
    running.delete(run);
    wake();
  };
  return {
    start: () => {
      started = true;
      wake();
    },
    wake,
    tick,
    stop: async () => {
      started = false;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
};
