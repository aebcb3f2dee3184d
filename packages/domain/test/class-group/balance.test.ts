import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  balanceGroups,
  unevenness,
  type BalanceWish,
  type GroupedStudent,
} from '../../src/class-group/index.js';
import { someClass, student } from './samples.js';

const groupsOf = (...ids: readonly string[]) => ids.map((id) => ({ id, leaderId: null }));

const placed = (wish: BalanceWish): readonly GroupedStudent[] => {
  const groups = balanceGroups(wish);
  return wish.students.map((one) => ({ ...one, groupId: groups.get(one.id) ?? null }));
};

const sizesOf = (students: readonly GroupedStudent[], { groups }: Pick<BalanceWish, 'groups'>) =>
  groups.map(({ id }) => students.filter(({ groupId }) => groupId === id).length);

const isEven = (sizes: readonly number[]): boolean => Math.max(...sizes) - Math.min(...sizes) <= 1;

describe('balanceGroups', () => {
  test('parts what is alike', () => {
    const students = ['a', 'b', 'c', 'd'].map((id, at) =>
      student(id, { gender: at < 2 ? 'male' : 'female', city: at % 2 === 0 ? '北京市' : '武汉市' }),
    );
    const wish = { students, groups: groupsOf('x', 'y'), seed: 1 };
    const after = placed(wish);
    expect(unevenness(after)).toBe(0);
    const together = (one: number, other: number) => after[one]?.groupId === after[other]?.groupId;
    expect([together(0, 1), together(2, 3), together(0, 2), together(1, 3)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('leaves even groups as they are, whoever leads them', () => {
    const students = ['a', 'b', 'c', 'd'].map((id, at) =>
      student(id, { groupId: at < 2 ? 'x' : 'y', gender: at % 2 === 0 ? 'male' : 'female' }),
    );
    for (const seed of [1, 2, 3]) {
      expect(placed({ students, groups: groupsOf('x', 'y'), seed })).toEqual(students);
    }
  });

  test('takes from the largest group what the smallest lacks, and nobody who leads', () => {
    const students = ['a', 'b', 'c'].map((id) => student(id, { groupId: 'x' }));
    const groups = [
      { id: 'x', leaderId: 'a' },
      { id: 'y', leaderId: null },
    ];
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const after = placed({ students, groups, seed });
      expect(sizesOf(after, { groups })).toEqual([2, 1]);
      expect(after[0]?.groupId).toBe('x');
    }
    const all = [1, 2, 3, 4, 5, 6].map((seed) => placed({ students, groups, seed })[1]?.groupId);
    expect(new Set(all).size).toBe(2);
  });

  test('the students of a group that is dissolved come into the others', () => {
    const students = ['a', 'b', 'c', 'd'].map((id) => student(id, { groupId: id < 'c' ? 'gone' : 'x' }));
    expect(
      sizesOf(placed({ students, groups: groupsOf('x', 'y'), seed: 4 }), { groups: groupsOf('x', 'y') }),
    ).toEqual([2, 2]);
  });

  test.prop([someClass])('gives each a group, of sizes that differ by at most one', (wish) => {
    const after = placed(wish);
    expect(balanceGroups(wish).size).toBe(wish.students.length);
    const sizes = sizesOf(after, wish);
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(wish.students.length);
    expect(isEven(sizes)).toBe(true);
  });

  test.prop([someClass])('keeps leaders where they are', (wish) => {
    const after = balanceGroups(wish);
    for (const { id, leaderId } of wish.groups) {
      if (leaderId !== null) expect(after.get(leaderId)).toBe(id);
    }
  });

  test.prop([someClass])('leads to the same groups in whatever order students come', (wish) => {
    const back = balanceGroups({ ...wish, students: wish.students.toReversed() });
    for (const [id, group] of balanceGroups(wish)) expect(back.get(id)).toBe(group);
  });

  test.prop([someClass])('no change of places of two makes the groups more even', (wish) => {
    const after = placed(wish);
    const cost = unevenness(after);
    const leaders = wish.groups.map(({ leaderId }) => leaderId);
    for (const one of after) {
      for (const other of after) {
        if (one.groupId === other.groupId || leaders.includes(one.id) || leaders.includes(other.id)) continue;
        const swapped = after.map((each) =>
          each.id === one.id
            ? { ...each, groupId: other.groupId }
            : each.id === other.id
              ? { ...each, groupId: one.groupId }
              : each,
        );
        expect(unevenness(swapped)).toBeGreaterThan(cost - 1e-9);
      }
    }
  });

  test.prop([someClass, fc.nat()])(
    'groups that were even in size are no more uneven than before',
    (wish, seed) => {
      const before = placed(wish);
      const kept = before.map((one, at) => ({ ...one, progress: (at * 37) % 100 }));
      const after = placed({ ...wish, students: kept, seed });
      expect(isEven(sizesOf(kept, wish))).toBe(true);
      expect(unevenness(after)).toBeLessThan(unevenness(kept) + 1e-9);
    },
  );

  test.prop([someClass, fc.nat()])('what was balanced stays, with any seed', (wish, seed) => {
    const after = placed(wish);
    expect(placed({ ...wish, students: after, seed })).toEqual(after);
  });

  test('puts a class of 500 into 50 groups', () => {
    const students = Array.from({ length: 500 }, (_, at) =>
      student(`s${at}`, {
        progress: (at * 7919) % 101,
        gender: at % 3 === 0 ? 'female' : 'male',
        city: `城市 ${(at * 31) % 60}`,
      }),
    );
    const groups = groupsOf(...Array.from({ length: 50 }, (_, at) => `g${at}`));
    const after = placed({ students, groups, seed: 9 });
    expect(new Set(sizesOf(after, { groups }))).toEqual(new Set([10]));
  });
});
