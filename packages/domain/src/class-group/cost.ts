import { kindsOf, type GroupedStudent } from './kinds.js';

/** How many students of each kind are in each group: by what, which kind, which group. */
export type Excess = readonly (readonly number[][])[];

/**
 * By how much each group has more of each kind than its share, times the number of students, so that all numbers are whole:
 * of a class of N with K of a kind, a group of s has its share where it has s·K/N.
 */
export const excessOf = (
  kinds: readonly (readonly number[])[],
  groupOf: readonly number[],
  groups: number,
): Excess => {
  const all = groupOf.length;
  const sizes = Array.from({ length: groups }, () => 0);
  for (const group of groupOf) sizes[group] = (sizes[group] ?? 0) + 1;
  return kinds.map((kindOf) => {
    const counts = Array.from({ length: Math.max(...kindOf) + 1 }, () => sizes.map(() => 0));
    kindOf.forEach((kind, at) => {
      const row = counts[kind] ?? [];
      const group = groupOf[at] ?? 0;
      row[group] = (row[group] ?? 0) + 1;
    });
    return counts.map((row) => {
      const total = row.reduce((sum, one) => sum + one, 0);
      return row.map((count, group) => count * all - (sizes[group] ?? 0) * total);
    });
  });
};

/**
 * How uneven groups are: for progress, gender and city alike, the sum of the squares of how many more or fewer of each kind each
 * group has than its share; 0 where all have theirs. Students who are in no group do not count. Beyond the Specification.
 *
 * @param students - each with his group
 */
export const unevenness = (students: readonly GroupedStudent[]): number => {
  const grouped = students.filter(({ groupId }) => groupId !== null);
  if (grouped.length === 0) return 0;
  const ids = [...new Set(grouped.map(({ groupId }) => groupId))];
  const groupOf = grouped.map(({ groupId }) => ids.indexOf(groupId));
  const excess = excessOf(kindsOf(grouped), groupOf, ids.length).flat(2);
  return excess.reduce((sum, one) => sum + one * one, 0) / grouped.length ** 2;
};

/**
 * How uneven a class is ({@link unevenness}) where that says something beside how uneven it is in these groups: everybody is in
 * one of them, and their sizes differ by at most one. Otherwise null: those who are in none do not count, and fewer groups, or
 * groups of other sizes, are not comparable: one group of all is never uneven. It is counted as there, in squares of how many.
 * Beyond the Specification.
 *
 * @param students - each with his group
 * @param groupIds - the groups that are, or will be
 */
export const comparableUnevenness = (
  students: readonly GroupedStudent[],
  groupIds: readonly string[],
): number | null => {
  const sizes = groupIds.map((id) => students.filter(({ groupId }) => groupId === id).length);
  const grouped = sizes.reduce((sum, size) => sum + size, 0);
  const isEven = grouped === students.length && Math.max(...sizes) - Math.min(...sizes) <= 1;
  return isEven ? unevenness(students) : null;
};
