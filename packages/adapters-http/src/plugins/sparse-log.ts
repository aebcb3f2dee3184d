/**
 * Says something that anybody can make happen, at most once in `everyMs`: `write` hears of the latest, and how often it
 * happened since it was said last. All of them are counted by the metrics of their route.
 */
export const createSparseLog = <T>(
  write: (about: T, times: number) => void,
  everyMs: number,
  now: () => number = () => performance.now(),
): ((about: T) => void) => {
  let nextAt = Number.NEGATIVE_INFINITY;
  let times = 0;
  return (about) => {
    times += 1;
    const at = now();
    if (at < nextAt) return;
    write(about, times);
    nextAt = at + everyMs;
    times = 0;
  };
};
