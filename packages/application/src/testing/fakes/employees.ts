import { needsUsername } from '@ykd/domain/member';
import type { Employees, ListedEmployee } from '../../employee/employees.js';
import { memberName } from '../../shared/member-name.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { ListKey, Selection } from '../../staff-list/index.js';
import { findPerson } from './departments.js';
import { idsBehind, isFound, passes, sortValueOf } from './students.js';
import { caredCount } from './student-care.js';
import type { FakeWorld } from './world.js';

type EmployeeWorld = Pick<
  FakeWorld,
  'members' | 'employees' | 'departments' | 'care' | 'orders' | 'studyLogs'
>;
type Employee = Omit<ListedEmployee, 'sortValue'>;

/** People who work here in memory; they are found by their names as they are written. */
export const fakeEmployees = (world: EmployeeWorld): Employees => {
  const { employees, departments, members } = world;
  const studentsOf = (id: string): number => caredCount(world, id);
  const all = (): readonly Employee[] =>
    [...employees.keys()].flatMap((id) => {
      const person = findPerson(world, id);
      if (person === undefined) return [];
      const { user, staff, employee } = person;
      const { title, email, phone, state, joinedAt, leftAt, departmentId: department } = employee;
      return {
        id,
        title,
        email,
        phone,
        state,
        joinedAt,
        leftAt,
        department,
        name: user.name || null,
        userName: needsUsername(user) ? null : (user.userName ?? null),
        mobile: user.mobile,
        departmentName: departments.get(department ?? '')?.name ?? null,
        role: staff?.role ?? null,
        grants: staff?.grants ?? [],
        students: studentsOf(id),
      };
    });
  const valueOf = (one: Employee, key: string): string | number | null => {
    if (key === 'grants') return JSON.stringify(one.grants);
    if (key === 'directDepartment') return one.department;
    return one[key as Exclude<keyof Employee, 'grants'>];
  };
  const selected = ({ caredBy, search, tests, ids }: Selection): readonly Employee[] =>
    all().filter(
      (one) =>
        (caredBy === undefined || one.id === caredBy) &&
        (search === undefined || isFound(one, search)) &&
        (ids === undefined || ids.includes(one.id)) &&
        tests.every(({ key, test }) => passes(valueOf(one, key), test)),
    );
  return {
    page: async ({ key, isDescending }, window, selection) => {
      const by = key === 'department' ? 'departmentName' : key;
      const rows = selected(selection).map((one) => ({ ...one, sortValue: sortValueOf(valueOf(one, by)) }));
      return rowsByKey<ListedEmployee, ListKey>(
        rows,
        ({ sortValue, id }) => [sortValue, id],
        window,
        isDescending,
      );
    },
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
    find: async (userId) => {
      const person = findPerson(world, userId);
      if (person === undefined) return undefined;
      const { departmentId, changedBy } = person.employee;
      return {
        ...person,
        departmentName: departments.get(departmentId ?? '')?.name ?? null,
        changedByName: memberName(members.get(changedBy ?? '')?.user) ?? null,
        students: studentsOf(userId),
      };
    },
  };
};
