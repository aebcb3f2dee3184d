import { departmentsUnder, type Department, type DepartmentPlace } from '@ykd/domain/people';

/**
 * Where a department goes back to: below the parent that it had, behind the nearest of those that stood before it there and
 * do so still; others may have come and gone meanwhile.
 */
export const formerPlace = (
  then: readonly Department[],
  now: readonly Department[],
  id: string,
): DepartmentPlace => {
  const parentId = then.find((one) => one.id === id)?.parentId ?? null;
  const idsUnder = (tree: readonly Department[]) => departmentsUnder(tree, parentId).map((one) => one.id);
  const stood = idsUnder(then);
  const siblings = idsUnder(now).filter((one) => one !== id);
  const before = stood.slice(0, stood.indexOf(id)).findLast((one) => siblings.includes(one));
  return { parentId, position: before === undefined ? 0 : siblings.indexOf(before) + 1 };
};
