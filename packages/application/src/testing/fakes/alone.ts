/** Runs work by itself, one piece after the other in the order of asking. */
export type Alone = <T>(work: () => T | Promise<T>) => Promise<T>;

/** A way to have something alone. */
export const createAlone = (): Alone => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
};
