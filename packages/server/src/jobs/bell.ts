/** Tells the worker of this process that there is something to deliver, so that it need not wait for its next look. */
export interface Bell {
  ring(): void;
  /** Calls `listener` at each ring until the returned function is called. */
  onRing(listener: () => void): () => void;
}

/** A bell that nobody listens to yet. */
export const createBell = (): Bell => {
  const listeners = new Set<() => void>();
  return {
    ring: () => {
      for (const listener of listeners) listener();
    },
    onRing: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
