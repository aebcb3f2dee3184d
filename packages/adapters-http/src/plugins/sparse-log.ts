/** Says something that anybody can make happen. All of it is counted by the metrics of its route. */
export interface SparseLog<T> {
  /** It happened. */
  add(about: T): void;
  /** Says the rest now. */
  close(): void;
}

/**
 * Says something at most once in `everyMs`: at once when it was quiet, and what came meanwhile when that time is over.
 * `write` hears of the latest, and how often it happened since it was said last.
 */
export const createSparseLog = <T>(
  write: (about: T, times: number) => void,
  everyMs: number,
): SparseLog<T> => {
  let rest: { readonly about: T; readonly times: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  const close = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (rest !== undefined) write(rest.about, rest.times);
    rest = undefined;
  };
  const say = (): void => {
    const quiet = rest === undefined;
    close();
    if (!quiet) timer = setTimeout(say, everyMs).unref();
  };
  return {
    add: (about) => {
      rest = { about, times: (rest?.times ?? 0) + 1 };
      if (timer === undefined) say();
    },
    close,
  };
};
