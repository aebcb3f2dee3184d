import { DEPARTMENT_DEPTH_MAX, type Department, type DepartmentPlace } from './department.js';
import { issuesOf, type Issue } from '../member/index.js';
import { err, ok, type Result } from '../shared/index.js';

/** Those right below one, or at the top for null, in their order. Beyond the Specification. */
export const departmentsUnder = <D extends Department>(
  tree: readonly D[],
  parentId: string | null,
): readonly D[] =>
  tree
    .filter((one) => one.parentId === parentId)
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/** The ids of a department and of all below it; of one that there is not, its own alone. Beyond the Specification. */
export const withThoseBelow = (tree: readonly Department[], id: string): readonly string[] => {
  const found = new Set([id]);
  // What is added is walked through, too.
  for (const parent of found) for (const one of tree) if (one.parentId === parent) found.add(one.id);
  return [...found];
};

/** The way down to a department, the topmost first and itself last; empty where it is not. Beyond the Specification. */
export const departmentPath = <D extends Department>(tree: readonly D[], id: string): readonly D[] => {
  const byId = new Map(tree.map((one) => [one.id, one]));
  const path: D[] = [];
  for (let one = byId.get(id); one !== undefined && !path.includes(one);) {
    path.unshift(one);
    one = one.parentId === null ? undefined : byId.get(one.parentId);
  }
  return path;
};

/** How many levels a department and those below it have. */
const heightOf = (tree: readonly Department[], id: string): number => {
  const top = departmentPath(tree, id).length;
  const depths = withThoseBelow(tree, id).map((one) => departmentPath(tree, one).length);
  return Math.max(...depths) - top + 1;
};

/** The Chinese message when a sibling has the name of a department already. */
const siblingIssue = (
  tree: readonly Department[],
  { id, parentId, name }: Pick<Department, 'id' | 'parentId' | 'name'>,
): string | undefined =>
  departmentsUnder(tree, parentId).some((one) => one.id !== id && one.name === name)
    ? `这里已经有「${name}」`
    : undefined;

/** Departments in this order take the places from 0 on; answers those that stand elsewhere now. */
const renumbered = <D extends Department>(order: readonly D[], moved: D): readonly D[] =>
  order.flatMap((one, position) =>
    one.position === position && one !== moved ? [] : [{ ...one, position }],
  );

const placed = <D extends Department>(
  tree: readonly D[],
  department: D,
  { parentId, position }: DepartmentPlace,
): readonly D[] => {
  const siblings = departmentsUnder(tree, parentId).filter(({ id }) => id !== department.id);
  const moved = { ...department, parentId };
  const at = Math.min(position, siblings.length);
  return renumbered([...siblings.slice(0, at), moved, ...siblings.slice(at)], moved);
};

/**
 * The departments that stand elsewhere when one is put at a place, itself among them and those it displaces: what is below
 * it moves with it. Refused with an issue of `parentId`: the parent is not there, is the department itself or lies below it,
 * or something would lie too deep; of `name`: a sibling there is called so. Beyond the Specification.
 *
 * @param department - one of the tree, or a new one
 */
export const placeDepartment = <D extends Department>(
  tree: readonly D[],
  department: D,
  place: DepartmentPlace,
): Result<readonly D[], readonly Issue<'parentId' | 'name'>[]> => {
  const { parentId } = place;
  const parentPath = parentId === null ? [] : departmentPath(tree, parentId);
  const isNew = !tree.some(({ id }) => id === department.id);
  const height = isNew ? 1 : heightOf(tree, department.id);
  const parentIssue = (): string | undefined => {
    if (parentId !== null && parentPath.length === 0) return '没有找到上级部门，它可能已被删除';
    if (parentPath.some(({ id }) => id === department.id)) return '不能移到自己或自己的下级部门里';
    return parentPath.length + height > DEPARTMENT_DEPTH_MAX
      ? `部门最多 ${DEPARTMENT_DEPTH_MAX} 级`
      : undefined;
  };
  const issues = issuesOf([
    ['parentId', parentIssue()],
    ['name', siblingIssue(tree, { ...department, parentId })],
  ]);
  return issues.length > 0 ? err(issues) : ok(placed(tree, department, place));
};
