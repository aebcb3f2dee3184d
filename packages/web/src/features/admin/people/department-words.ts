import type { DepartmentTree } from '@ykd/application/department';
import { ADMIN_EMPLOYEE_PATH } from '@ykd/domain/access';
import { departmentPath, departmentsUnder, type DepartmentPlace } from '@ykd/domain/people';
import { people } from '../messages/zh-CN/people';

export type DepartmentLine = DepartmentTree['departments'][number];

const words = people.department;

/** The names on the way down to a department; the top for null. */
export const pathWords = (all: readonly DepartmentLine[], id: string | null): string =>
  id === null
    ? words.top
    : departmentPath(all, id)
        .map(({ name }) => name)
        .join(' / ');

/** Where a department is, or is to be, among those that stand there without it. */
export const placeWords = (
  all: readonly DepartmentLine[],
  id: string,
  { parentId, position }: DepartmentPlace,
): string => {
  const others = departmentsUnder(all, parentId).filter((one) => one.id !== id);
  const before = others[Math.min(position, others.length) - 1];
  return words.where(pathWords(all, parentId), before === undefined ? words.first : words.after(before.name));
};

/** The list of those who work in a department, or, for null, in none. */
export const peopleHref = (id: string | null): string =>
  `${ADMIN_EMPLOYEE_PATH}?${new URLSearchParams({ department: id === null ? 'empty' : `is:${id}` })}`;
