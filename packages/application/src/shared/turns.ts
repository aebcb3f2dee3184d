/** Lets those who want the same go one after the other in this process, in the order in which they came. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Nobody waits yet. Each process has its own. */
export const createTurns = (): Turns => {
  /** Who came last for each key; nobody, once all of them are done. */
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const done = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = done
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
    last.set(key, settled);
    return done;
  };
};
