/** Asks for a code before what is sensitive goes on. */
export interface CodeAsk {
  /** Whether somebody waits for one. */
  readonly getSnapshot: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Answers whether a code was given in the end. */
  readonly ask: () => Promise<boolean>;
  /** Whoever waits goes on, or gives up. */
  readonly settle: (isGiven: boolean) => void;
}

/** All who ask at once wait for one dialog. */
export const createCodeAsk = (): CodeAsk => {
  const listeners = new Set<() => void>();
  let waiting: readonly ((isGiven: boolean) => void)[] = [];
  const set = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => waiting.length > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: () => new Promise((resolve) => set([...waiting, resolve])),
    settle: (isGiven) => {
      const all = waiting;
      set([]);
      for (const resolve of all) resolve(isGiven);
    },
  };
};
