import type { Key, KeyRows, KeyWindow } from '../ports/key-window.js';

const compareKeys = (a: Key, b: Key): number => {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
};

/** Reads a window of rows that are in memory, in any order; `isDescending`: the list begins with the highest key. */
export const rowsByKey = <Row, K extends Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => K,
  { limit, from }: KeyWindow<K>,
  isDescending = false,
): KeyRows<Row> => {
  const compare = (a: K, b: K) => (isDescending ? compareKeys(b, a) : compareKeys(a, b));
  const list = rows.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
  if (from?.isBackwards !== true) {
    const rest = from === undefined ? list : list.filter((row) => compare(keyOf(row), from.key) > 0);
    return { list: rest.slice(0, limit), hasMore: rest.length > limit };
  }
  const rest = list.filter((row) => compare(keyOf(row), from.key) < 0);
  return { list: rest.slice(-limit), hasMore: rest.length > limit };
};
