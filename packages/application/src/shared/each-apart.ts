/**
 * Does a work for each of some items, one after the other: one that fails stops none of the others. Once all were tried, throws
 * what failed, an AggregateError where it is more than one.
 */
export const eachApart = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (cause) {
      failures.push(cause);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
  if (failures.length === 1) throw failures[0];
};
