import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  BALANCED_BY,
  CLASS_GROUPS_MAX,
  comparableUnevenness,
  GROUP_NAME_MAX,
  groupFigures,
  groupNameIssue,
  newGroupNames,
  PROGRESS_BANDS,
  progressBands,
  unevenness,
  wishedGroups,
} from '../../src/class-group/index.js';
import { someClass, student } from './samples.js';

describe('groupNameIssue', () => {
  test('says what a group cannot be called', () => {
    expect(groupNameIssue('飞跃组', ['第 1 组'])).toBeUndefined();
    expect(groupNameIssue('', [])).toBe('小组名称必须填写');
    expect(groupNameIssue('飞跃组', ['飞跃组'])).toBe('这个班已经有「飞跃组」');
    expect(groupNameIssue('组'.repeat(GROUP_NAME_MAX), [])).toBeUndefined();
    expect(groupNameIssue('组'.repeat(GROUP_NAME_MAX + 1), [])).toBe('小组名称不能超过20个字符');
  });
});

describe('newGroupNames', () => {
  test('counts from 1 and passes over what is taken', () => {
    expect(newGroupNames(['第 2 组', '飞跃组'], 3)).toEqual(['第 1 组', '第 3 组', '第 4 组']);
    expect(newGroupNames([], 0)).toEqual([]);
  });

  test.prop([fc.array(fc.nat({ max: 9 })), fc.nat({ max: 20 })])(
    'gives names that nobody has',
    (taken, count) => {
      const had = taken.map((at) => `第 ${at} 组`);
      const names = newGroupNames(had, count);
      expect(new Set([...names, ...had]).size).toBe(count + new Set(had).size);
      for (const name of names) expect(groupNameIssue(name, had)).toBeUndefined();
    },
  );
});

describe('wishedGroups', () => {
  test('takes a number of groups, or a size that none exceeds', () => {
    expect(wishedGroups(30, { by: 'count', number: 4 })).toBe(4);
    expect(wishedGroups(30, { by: 'size', number: 8 })).toBe(4);
    expect(wishedGroups(32, { by: 'size', number: 8 })).toBe(4);
    expect(wishedGroups(30, { by: 'size', number: 99 })).toBe(1);
    expect(wishedGroups(3, { by: 'count', number: 3 })).toBe(3);
    expect(wishedGroups(99, { by: 'count', number: CLASS_GROUPS_MAX })).toBe(50);
  });

  test('says why there are none', () => {
    expect(wishedGroups(0, { by: 'count', number: 1 })).toBe('班里还没有学员');
    for (const number of [0, -1, 1.5, Number.NaN]) {
      expect(wishedGroups(5, { by: 'size', number })).toBe('请填写 1 以上的整数');
    }
    expect(wishedGroups(3, { by: 'count', number: 4 })).toBe('班里只有 3 人，不能分成 4 组');
    expect(wishedGroups(60, { by: 'count', number: 51 })).toBe('最多分成 50 组');
    expect(wishedGroups(60, { by: 'size', number: 1 })).toBe('最多分成 50 组');
  });
});

describe('progressBands', () => {
  const bands = (...progress: readonly (number | null)[]) =>
    progressBands(progress.map((one) => ({ progress: one })));

  test('are quarters of the class, by how far each is', () => {
    expect(bands(80, 20, 40, 60)).toEqual([3, 0, 1, 2]);
    expect(bands(1, 2, 3, 4, 5, 6, 7, 8)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(bands(null, 0, 3, 3)).toEqual([0, 0, 2, 2]);
    expect(bands(9, 100, 20, 3)).toEqual([1, 3, 2, 0]);
    expect(bands(7)).toEqual([0]);
  });

  test.prop([fc.array(fc.option(fc.nat({ max: 100 })))])('rise with the progress', (progress) => {
    const found = bands(...progress);
    progress.forEach((one, at) => {
      expect(found[at]).toBeLessThan(PROGRESS_BANDS);
      progress.forEach((other, to) => {
        if ((one ?? 0) <= (other ?? 0)) expect(found[at]).toBeLessThanOrEqual(found[to] ?? 0);
      });
    });
  });
});

describe('unevenness', () => {
  test('is the sum of the squares of what is too much or too little', () => {
    expect(BALANCED_BY).toEqual(['progress', 'gender', 'city']);
    expect(unevenness([])).toBe(0);
    expect(unevenness([student('a')])).toBe(0);
    const of = (...groups: readonly (readonly [string | null, string | null])[]) =>
      unevenness(groups.map(([groupId, gender], at) => student(`s${at}`, { groupId, gender })));
    expect(of(['x', 'male'], ['y', 'male'], ['x', 'female'], ['y', 'female'])).toBe(0);
    expect(of(['x', 'male'], ['x', 'male'], ['y', 'female'], ['y', 'female'])).toBe(4);
    expect(of(['x', 'male'], ['x', 'male'], ['y', null], ['y', null])).toBe(4);
    expect(of(['x', 'male'], ['y', 'female'], ['y', 'female'])).toBeCloseTo(16 / 9);
    expect(of(['x', 'male'], ['y', 'male'], [null, 'female'])).toBe(0);
    const cities = ['北京市', '武汉市'].map((city, at) => student(city, { groupId: `g${at}`, city }));
    expect(unevenness(cities)).toBe(1);
    const far = [0, 50].map((progress, at) => student(`s${at}`, { groupId: `g${at}`, progress }));
    expect(unevenness(far)).toBe(1);
  });

  test.prop([someClass])('is not below 0, and 0 for one group', ({ students }) => {
    expect(unevenness(students)).toBeGreaterThanOrEqual(0);
    expect(unevenness(students.map((one) => ({ ...one, groupId: 'x' })))).toBe(0);
  });
});

describe('comparableUnevenness', () => {
  const of = (groupIds: readonly (string | null)[], among: readonly string[]) =>
    comparableUnevenness(
      groupIds.map((groupId, at) => student(`s${at}`, { groupId, gender: at % 2 === 0 ? 'male' : 'female' })),
      among,
    );

  test('is told where everybody is in one of groups of one size', () => {
    expect(of(['x', 'y', 'x', 'y'], ['x', 'y'])).toBe(4);
    expect(of(['x', 'x', 'y', 'y'], ['x', 'y'])).toBe(0);
    expect(of(['x', 'x', 'y'], ['x', 'y'])).toBeCloseTo(4 / 9);
    expect(of([], ['x'])).toBe(0);
  });

  test('is not told where it would say that a class without groups is even', () => {
    expect(of(['x', 'x', null, null], ['x', 'y'])).toBeNull();
    expect(of(['x', 'y', null], ['x', 'y'])).toBeNull();
    expect(of(['x', 'x', 'x', 'x'], ['x', 'y'])).toBeNull();
    expect(of(['x', 'x', 'x', 'y'], ['x', 'y'])).toBeNull();
    expect(of(['x', 'y', 'z'], ['x', 'y'])).toBeNull();
    expect(of(['x', 'y'], ['x', 'y', 'z', 'w'])).toBe(1);
    expect(of(['x', 'y'], [])).toBeNull();
  });

  test.prop([someClass])('is the unevenness or nothing', ({ students }) => {
    const ids = [...new Set(students.flatMap(({ groupId }) => groupId ?? []))];
    const found = comparableUnevenness(students, ids);
    if (found !== null) expect(found).toBe(unevenness(students));
    if (students.some(({ groupId }) => groupId === null)) expect(found).toBeNull();
  });
});

describe('groupFigures', () => {
  test('tells size, progress, genders and cities', () => {
    const students = [
      student('a', { progress: 50, gender: 'male', city: '北京市' }),
      student('b', { gender: 'female', city: '北京市' }),
      student('c', { progress: 51, gender: 'female', city: '武汉市' }),
      student('d'),
    ];
    expect(groupFigures(students)).toEqual({ size: 4, progress: 25, male: 1, female: 2, cities: 2 });
    expect(groupFigures([])).toEqual({ size: 0, progress: null, male: 0, female: 0, cities: 0 });
  });
});
