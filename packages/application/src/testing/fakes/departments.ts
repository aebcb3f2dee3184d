import { isSuperAdmin } from '@ykd/domain/access';
import type { StoredEmployee } from '../../entities/employee.js';
import type { NewMember } from '../../ports/member-repository.js';
import type { DepartmentPart, Departments, Person, TxPeople } from '../../ports/people.js';
import { memberName } from '../../shared/member-name.js';
import type { FakeWorld } from './world.js';

type PeopleWorld = Pick<FakeWorld, 'members' | 'employees' | 'departments'>;

/** How somebody stands who is staff from the beginning on. */
export const employeeFrom = ({ user, at }: NewMember): StoredEmployee => ({
  userId: user.id,
  state: 'active',
  departmentId: null,
  title: null,
  email: null,
  phone: null,
  joinedAt: at,
  leftAt: null,
  version: 1,
  changedBy: null,
  changedAt: at,
});

export const findPerson = (
  { members, employees }: Pick<PeopleWorld, 'members' | 'employees'>,
  userId: string,
): Person | undefined => {
  const employee = employees.get(userId);
  const member = members.get(userId);
  if (employee === undefined || member === undefined) return undefined;
  const { user, staff } = member;
  return { user, employee, ...(staff === undefined ? {} : { staff }) };
};

/** The departments in memory. */
export const fakeDepartments = ({ members, employees, departments }: PeopleWorld): Departments => ({
  all: async () => {
    const active = [...employees.values()].filter(({ state }) => state === 'active');
    const countOf = (id: string | null) => active.filter(({ departmentId }) => departmentId === id).length;
    return {
      departments: [...departments.values()].map((one) => ({
        ...one,
        changedByName: memberName(members.get(one.changedBy ?? '')?.user) ?? null,
        people: countOf(one.id),
      })),
      unassigned: countOf(null),
    };
  },
});

const isPartOf = ({ departmentId, state }: DepartmentPart, one: StoredEmployee): boolean =>
  one.departmentId === departmentId && one.state === state;

/** Departments and people inside a transaction on a world. */
export const txPeople = (world: PeopleWorld): TxPeople => {
  const { members, employees, departments } = world;
  return {
    lock: async () => undefined,
    departments: async () => [...departments.values()],
    putDepartment: async (one) => void departments.set(one.id, one),
    deleteDepartment: async (id) => {
      const isUsed =
        [...employees.values()].some(({ departmentId }) => departmentId === id) ||
        [...departments.values()].some(({ parentId }) => parentId === id);
      if (isUsed) throw new Error(`the department ${id} is not empty`);
      departments.delete(id);
    },
    idsIn: async (part) =>
      [...employees.values()]
        .filter((one) => isPartOf(part, one))
        .map(({ userId }) => userId)
        .toSorted(),
    moveAll: async (from, departmentId, { changedBy, at: changedAt }) => {
      for (const one of employees.values()) {
        if (!isPartOf(from, one)) continue;
        const version = one.version + 1;
        employees.set(one.userId, { ...one, departmentId, version, changedBy, changedAt });
      }
    },
    find: async (userId) => findPerson(world, userId),
    superAdmins: async () =>
      [...members.values()]
        .filter(({ staff }) => isSuperAdmin(staff))
        .map(({ user }) => user.id)
        .toSorted(),
    put: async (employee, staff) => {
      const member = members.get(employee.userId);
      if (member === undefined) throw new Error(`no member ${employee.userId}`);
      const { staff: _before, ...rest } = member;
      employees.set(employee.userId, employee);
      members.set(employee.userId, staff === undefined ? rest : { ...rest, staff });
    },
  };
};
