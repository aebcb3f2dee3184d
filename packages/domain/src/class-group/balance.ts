import { kindsOf, type GroupedStudent } from './kinds.js';
import { shuffled } from './shuffled.js';
import { swapWhileBetter } from './swap.js';

/** A group, and who leads it. Beyond the Specification. */
export type LedGroup = {
  /** Which no other group has. */
  readonly id: string;
  /** A student who is in it; null: nobody leads it. */
  readonly leaderId: string | null;
};

/** How students are to be put into groups. Beyond the Specification. */
export type BalanceWish = {
  /** The groups that remain or are made, at least one and no more than there are students. */
  readonly groups: readonly LedGroup[];
  /** The students of the class; whose group is none of those above, and whose group is null, gets one. */
  readonly students: readonly GroupedStudent[];
  /** Any whole number, a running number, say: another one leads to another division that is as good in its way. */
  readonly seed: number;
};

/** The number of a group with the fewest, or with the most; of several that comes first. */
const extreme = (sizes: readonly number[], compare: (a: number, b: number) => number): number =>
  sizes.indexOf(sizes.toSorted(compare)[0] ?? 0);

/**
 * Puts students into groups (Beyond the Specification): sizes differ by at most one; who leads a group stays in it, so that
 * leaders are apart; and the groups are as even by progress, gender and city ({@link unevenness}) as single changes of places
 * make them. It begins with the groups as they are: those that are even in size and complete are never more uneven than
 * before, and who need not go stays. The same students, groups and seed lead to the same groups, in whatever order they come.
 *
 * @param wish - the groups, the students and the seed
 * @returns the group of each student, by his id
 */
export const balanceGroups = ({ groups, students, seed }: BalanceWish): ReadonlyMap<string, string> => {
  const order = shuffled(
    students.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    seed,
  );
  const ids = groups.map(({ id }) => id);
  const groupOf = order.map(({ groupId }) => (groupId === null ? -1 : ids.indexOf(groupId)));
  const isPinned = order.map(({ id }, at) => groups[groupOf[at] ?? -1]?.leaderId === id);
  const sizes = ids.map((_, group) => groupOf.filter((one) => one === group).length);
  const put = (at: number, group: number): void => {
    groupOf[at] = group;
    sizes[group] = (sizes[group] ?? 0) + 1;
  };

  groupOf.forEach((group, at) => {
    if (group === -1)
      put(
        at,
        extreme(sizes, (a, b) => a - b),
      );
  });
  for (;;) {
    const [least, most] = [extreme(sizes, (a, b) => a - b), extreme(sizes, (a, b) => b - a)];
    if ((sizes[most] ?? 0) - (sizes[least] ?? 0) <= 1) break;
    sizes[most] = (sizes[most] ?? 0) - 1;
    // Besides its leader it has at least one more.
    put(
      groupOf.findIndex((group, at) => group === most && isPinned[at] !== true),
      least,
    );
  }
  swapWhileBetter(kindsOf(order), groupOf, groups.length, isPinned);
  return new Map(order.map(({ id }, at) => [id, ids[groupOf[at] ?? 0] ?? '']));
};
