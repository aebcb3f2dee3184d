import { departmentWords, type DepartmentTree } from '@ykd/application/department';
import { employeeListQuery } from '@ykd/adapters-http/contracts';
import type { EmployeeFilter } from '@ykd/application/employee';
import { ADMIN_EMPLOYEE_PATH } from '@ykd/domain/access';
import { departmentsUnder, type DepartmentPlace } from '@ykd/domain/people';
import { people } from '../messages/zh-CN/people';

export type DepartmentLine = DepartmentTree['departments'][number];

const words = people.department;

/** The names on the way down to a department; the top for null. */
export const pathWords = (all: readonly DepartmentLine[], id: string | null): string =>
  id === null ? words.top : departmentWords(all, id);

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

/** The list of those who work here by now and are counted: those of a filter. */
export const workersHref = (filter: EmployeeFilter): string =>
  `${ADMIN_EMPLOYEE_PATH}?${employeeListQuery.write({ ...filter, state: 'is:active' })}`;

/** The list of those who work in a department and below it, or, for null, in none. */
export const peopleHref = (id: string | null): string =>
  workersHref({ department: id === null ? 'empty' : `is:${id}` });

/** The list of those who work right in a department. */
export const directPeopleHref = (id: string): string => workersHref({ directDepartment: `is:${id}` });
