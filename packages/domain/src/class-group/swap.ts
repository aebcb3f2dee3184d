import { excessOf } from './cost.js';

/**
 * Changes places of two students as long as that makes the groups more even, in the order in which they stand; those who are
 * pinned stay. In the end no single change of places of two who may go makes them more even. `groupOf` is changed.
 */
export const swapWhileBetter = (
  kinds: readonly (readonly number[])[],
  groupOf: number[],
  groups: number,
  isPinned: readonly boolean[],
): void => {
  const all = groupOf.length;
  const excess = excessOf(kinds, groupOf, groups);
  const free = groupOf.flatMap((_, at) => (isPinned[at] === true ? [] : [at]));
  // Of each student the rows of his kinds: what is found for each pair is found once.
  const rowsOf = groupOf.map((_, at) => kinds.map((kindOf, by) => excess[by]?.[kindOf[at] ?? 0] ?? []));

  /** Half of what a change of places adds to the cost, by the number of students; below 0 it is worth it. */
  const gain = (one: number, other: number, from: number, to: number): number => {
    const [rowsA = [], rowsB = []] = [rowsOf[one], rowsOf[other]];
    let sum = 0;
    for (let by = 0; by < rowsA.length; by += 1) {
      const [a = [], b = []] = [rowsA[by], rowsB[by]];
      if (a !== b) sum += 2 * all - (a[from] ?? 0) + (b[from] ?? 0) + (a[to] ?? 0) - (b[to] ?? 0);
    }
    return sum;
  };
  const add = (at: number, group: number, by: number): void => {
    for (const row of rowsOf[at] ?? []) row[group] = (row[group] ?? 0) + by * all;
  };
  const tryEach = (): boolean => {
    let isBetter = false;
    for (let i = 0; i < free.length; i += 1) {
      for (let j = i + 1; j < free.length; j += 1) {
        const [one = 0, other = 0] = [free[i], free[j]];
        const [from = 0, to = 0] = [groupOf[one], groupOf[other]];
        if (from === to || gain(one, other, from, to) >= 0) continue;
        add(one, from, -1);
        add(one, to, 1);
        add(other, to, -1);
        add(other, from, 1);
        groupOf[one] = to;
        groupOf[other] = from;
        isBetter = true;
      }
    }
    return isBetter;
  };
  // Each change makes the whole cost smaller, which is a whole number not below 0: it ends.
  while (tryEach());
};
