import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEPARTMENT_DEPTH_MAX,
  DEPARTMENT_NAME_MAX,
  departmentNameIssue,
  departmentPath,
  departmentsUnder,
  placeDepartment,
  withThoseBelow,
  type Department,
} from '../../src/people/index.js';

const of = (id: string, parentId: string | null = null, position = 0): Department => ({
  id,
  parentId,
  name: `部门 ${id}`,
  position,
});

const TREE = [of('a'), of('b', null, 1), of('c', 'a'), of('d', 'a', 1), of('e', 'd')];

/** The tree after some departments stand elsewhere. */
const after = (tree: readonly Department[], changed: readonly Department[]): readonly Department[] => {
  const byId = new Map([...tree, ...changed].map((one) => [one.id, one]));
  return [...byId.values()];
};

const moved = (tree: readonly Department[], id: string, parentId: string | null, position: number) => {
  const one = tree.find((other) => other.id === id);
  if (one === undefined) throw new Error(`no ${id}`);
  return placeDepartment(tree, one, { parentId, position });
};

const ids = (list: readonly Department[]): string => list.map(({ id }) => id).join('');

describe('a tree of departments', () => {
  test('is walked down, up and along', () => {
    expect(ids(departmentsUnder(TREE, 'a'))).toBe('cd');
    expect(ids(departmentsUnder([...TREE].toReversed(), null))).toBe('ab');
    expect(withThoseBelow(TREE, 'a').toSorted()).toEqual(['a', 'c', 'd', 'e']);
    expect(withThoseBelow(TREE, 'nobody')).toEqual(['nobody']);
    expect(ids(departmentPath(TREE, 'e'))).toBe('ade');
    expect(departmentPath(TREE, 'nobody')).toEqual([]);
    // A circle, which only a broken database has, ends.
    expect(ids(departmentPath([of('x', 'y'), of('y', 'x')], 'x'))).toBe('yx');
  });

  test('takes a department at a place, and those behind it stand one further', () => {
    const result = moved(TREE, 'b', 'a', 1);
    expect(result.ok && ids(departmentsUnder(after(TREE, result.value), 'a'))).toBe('cbd');
    const last = moved(TREE, 'c', 'a', 99);
    expect(last.ok && ids(departmentsUnder(after(TREE, last.value), 'a'))).toBe('dc');
    expect(last.ok && last.value).toContainEqual({ ...of('c', 'a'), position: 1 });
  });

  test.each([
    ['a', 'a', '不能移到自己或自己的下级部门里'],
    ['a', 'e', '不能移到自己或自己的下级部门里'],
    ['a', 'nobody', '没有找到上级部门，它可能已被删除'],
  ])('does not take %s below %s', (id, parentId, message) => {
    expect(moved(TREE, id, parentId, 0)).toEqual({ ok: false, error: [{ field: 'parentId', message }] });
  });

  test('is no deeper than it may be, with all that moves', () => {
    const chain = Array.from({ length: DEPARTMENT_DEPTH_MAX }, (_, at) =>
      of(`n${at}`, at === 0 ? null : `n${at - 1}`),
    );
    const deep = {
      ok: false,
      error: [{ field: 'parentId', message: `部门最多 ${DEPARTMENT_DEPTH_MAX} 级` }],
    };
    const lowest = chain.at(-1)?.id ?? '';
    expect(placeDepartment(chain, of('new', lowest), { parentId: lowest, position: 0 })).toEqual(deep);
    const tree = [...chain, of('x'), of('y', 'x')];
    expect(moved(tree, 'x', 'n3', 0)).toMatchObject({ ok: true });
    expect(moved(tree, 'x', 'n4', 0)).toEqual(deep);
  });

  test('has no two of one name beside each other', () => {
    const twin = { ...of('new'), name: '部门 c' };
    expect(placeDepartment(TREE, twin, { parentId: null, position: 0 })).toMatchObject({ ok: true });
    expect(placeDepartment(TREE, twin, { parentId: 'a', position: 0 })).toEqual({
      ok: false,
      error: [{ field: 'name', message: '这里已经有「部门 c」' }],
    });
  });

  test('stays a tree whatever is moved: no circle, no gap, nobody lost', () => {
    const move = fc.record({
      id: fc.nat(9),
      parentId: fc.option(fc.nat(9)),
      position: fc.nat(12),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let tree: readonly Department[] = Array.from({ length: 10 }, (_, at) => of(`${at}`, null, at));
        for (const { id, parentId, position } of moves) {
          const result = moved(tree, `${id}`, parentId === null ? null : `${parentId}`, position);
          if (result.ok) tree = after(tree, result.value);
        }
        expect(tree).toHaveLength(10);
        for (const { id, parentId } of tree) {
          const path = departmentPath(tree, id);
          expect(path[0]?.parentId).toBeNull();
          expect(path.length).toBeLessThanOrEqual(DEPARTMENT_DEPTH_MAX);
          // Each has a place of its own.
          const places = departmentsUnder(tree, parentId).map((one) => one.position);
          expect(new Set(places).size).toBe(places.length);
        }
      }),
    );
  });
});

describe('the name of a department', () => {
  test.each([
    ['教学部', undefined],
    ['字'.repeat(DEPARTMENT_NAME_MAX), undefined],
    ['', '部门名称必须填写'],
    ['字'.repeat(DEPARTMENT_NAME_MAX + 1), '部门名称不能超过32个字符'],
    ['教学\n部', '部门名称不能包含控制字符'],
    ['教学\u202E部', '部门名称不能包含文字方向控制符'],
  ])('%j: %j', (name, message) => {
    expect(departmentNameIssue(name)).toBe(message);
  });
});
