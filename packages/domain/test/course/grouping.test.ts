import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { courseTypeOf, groupCourseIds } from '../../src/course/index.js';
import { deepFreeze } from '../../src/shared/index.js';
import { ODD_IDS } from '../support/orders.js';

const idArb = fc.constantFrom('j1', 'j2', 'py1', 'g1', 'f8', 'j1test', ...ODD_IDS);
const grantsArb = fc
  .array(
    fc.record(
      { courseIds: fc.array(idArb, { maxLength: 6 }), old: fc.boolean() },
      { requiredKeys: ['courseIds'] },
    ),
    { maxLength: 8 },
  )
  .map((grants) => deepFreeze(grants));

describe('groupCourseIds', () => {
  test('splits by the type of the course', () => {
    expect(groupCourseIds([{ courseIds: ['j1', 'f8', 'py1', 'g1'] }])).toEqual({
      old: ['f8', 'g1'],
      new: ['j1', 'py1'],
    });
  });

  test('a NEW id is old only when every grant that names it is flagged old', () => {
    const old = { courseIds: ['j1', 'j2'], old: true };
    expect(groupCourseIds([old])).toEqual({ old: ['j1', 'j2'], new: [] });
    expect(groupCourseIds([old, { courseIds: ['j1'] }])).toEqual({ old: ['j2'], new: ['j1'] });
    expect(groupCourseIds([{ courseIds: ['j1'], old: false }, old])).toEqual({ old: ['j2'], new: ['j1'] });
    expect(groupCourseIds([old, { courseIds: ['j1'], old: false }, old])).toEqual({
      old: ['j2'],
      new: ['j1'],
    });
  });

  test('an OLD id is old whatever the flags say', () => {
    expect(groupCourseIds([{ courseIds: ['f8'], old: false }])).toEqual({ old: ['f8'], new: [] });
  });

  test('first seen, first listed, also when a later grant moves an id over', () => {
    const grants = [
      { courseIds: ['b', 'a'], old: true },
      { courseIds: ['c', 'a', 'c'], old: false },
      { courseIds: ['b'], old: false },
    ];
    expect(groupCourseIds(grants)).toEqual({ old: [], new: ['b', 'a', 'c'] });
  });

  test('nothing granted, nothing owned', () => {
    expect(groupCourseIds([])).toEqual({ old: [], new: [] });
    expect(groupCourseIds([{ courseIds: [], old: true }])).toEqual({ old: [], new: [] });
  });

  test.prop([grantsArb])('every id stands once, in one list, in the order first seen', (grants) => {
    const grouped = groupCourseIds(grants);
    const firstSeen = [...new Set(grants.flatMap(({ courseIds }) => courseIds))];
    expect(grouped.old).toEqual(firstSeen.filter((id) => grouped.old.includes(id)));
    expect(grouped.new).toEqual(firstSeen.filter((id) => grouped.new.includes(id)));
    expect(grouped.old.length + grouped.new.length).toBe(firstSeen.length);
  });

  test.prop([grantsArb])('an id is old by its type, or when all its grants are flagged', (grants) => {
    const { old } = groupCourseIds(grants);
    for (const id of grants.flatMap(({ courseIds }) => courseIds)) {
      const naming = grants.filter(({ courseIds }) => courseIds.includes(id));
      const expected = courseTypeOf(id) === 'OLD' || naming.every((grant) => grant.old === true);
      expect(old.includes(id)).toBe(expected);
    }
  });
});
