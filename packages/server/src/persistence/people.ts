import { departmentFields, employeeFields, type StoredEmployee } from '@ykd/application/entities';
import type { Departments, TxPeople } from '@ykd/application/ports';
import type { StaffMember } from '@ykd/domain/access';
import { DEPARTMENTS_MAX } from '@ykd/domain/people';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { mapping } from './mapping.js';
import { staffOf, USER_COLUMNS, userOf } from './member-row.js';
import type { Schema } from './schema.js';
import { sortKey } from './student-spelling.js';
import { recountStudents } from './student-sums.js';

export const departments = mapping(departmentFields);
export const employees = mapping(employeeFields);

/** Every id lies behind it: all rows of a table, in the order of their ids. */
export const FIRST_ID = '';

/** The departments in the database. */
export const departmentRepository = (database: Database): Departments => {
  const all = database.prepare((db) =>
    db
      .selectFrom('department')
      .select(departments.columns)
      .select((e) =>
        e
          .selectFrom('student_summary')
          .select((s) => s.fn.coalesce('student_summary.name', 'student_summary.user_name').as('name'))
          .whereRef('student_summary.id', '=', 'department.changed_by')
          .as('changed_by_name'),
      )
      .select((e) =>
        e
          .selectFrom('employee')
          .select((s) => s.fn.countAll<number>().as('count'))
          .where('state', '=', 'active')
          .whereRef('employee.department_id', '=', 'department.id')
          .as('people'),
      )
      .where('id', '>', FIRST_ID)
      .orderBy('id'),
  );
  const unassigned = database.prepare((db) =>
    db
      .selectFrom('employee')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('state', '=', 'active')
      .where('department_id', 'is', null),
  );
  return {
    all: async () => {
      const rows = await all.all({});
      return {
        departments: rows.slice(0, DEPARTMENTS_MAX).map((row) => ({
          ...departments.recordOf(row),
          changedByName: row.changed_by_name,
          people: row.people ?? 0,
        })),
        unassigned: (await unassigned.first({}))?.count ?? 0,
      };
    },
  };
};

/** What somebody may do, as it is stored. */
export const rightsRow = (userId: string, { role, grants }: StaffMember) => ({
  user_id: userId,
  role: role ?? null,
  grants: JSON.stringify(grants),
});

/** Somebody who works here, as he is stored, with what his department is called. */
export const employeeRow = (employee: StoredEmployee, department: string | null | undefined) => ({
  ...employees.rowOf(employee),
  department_sort: sortKey(department),
});

/** Stores what somebody may do from now on. */
export const writeRights = async (
  trx: Kysely<Schema>,
  userId: string,
  staff: StaffMember | undefined,
): Promise<void> => {
  await trx.deleteFrom('staff').where('user_id', '=', userId).execute();
  if (staff === undefined) return;
  await trx.insertInto('staff').values(rightsRow(userId, staff)).execute();
};

/** Writes down somebody who is staff from his first day on. */
export const addEmployee = async (trx: Kysely<Schema>, userId: string, at: number): Promise<void> => {
  const nothing = {
    departmentId: null,
    title: null,
    email: null,
    phone: null,
    leftAt: null,
    changedBy: null,
  };
  const row = { userId, state: 'active', joinedAt: at, version: 1, changedAt: at, ...nothing } as const;
  await trx.insertInto('employee').values(employeeRow(row, null)).execute();
};

/** Departments and people who work here inside a transaction. */
export const txPeople = (trx: Kysely<Schema>, traits: DialectTraits): TxPeople => {
  const nameOf = async (id: string | null): Promise<string | undefined> => {
    if (id === null) return undefined;
    const row = await trx.selectFrom('department').select('name').where('id', '=', id).executeTakeFirst();
    return row?.name;
  };
  const write = async (employee: StoredEmployee): Promise<void> => {
    const row = employeeRow(employee, await nameOf(employee.departmentId));
    await trx
      .insertInto('employee')
      .values(row)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  };
  return {
    lock: () => traits.lockKey(trx, 'staff'),
    departments: async () => {
      const all = trx.selectFrom('department').select(departments.columns).where('id', '>', FIRST_ID);
      return (await all.orderBy('id').execute()).map(departments.recordOf);
    },
    putDepartment: async (department) => {
      const row = departments.rowOf(department);
      await trx
        .insertInto('department')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      await trx
        .updateTable('employee')
        .set({ department_sort: sortKey(department.name) })
        .where('department_id', '=', department.id)
        .execute();
    },
    deleteDepartment: async (id) => {
      const below = await trx
        .selectFrom('department')
        .select('id')
        .where('parent_id', '=', id)
        .executeTakeFirst();
      if (below !== undefined) throw new Error(`the department ${id} is not empty`);
      await trx.deleteFrom('department').where('id', '=', id).execute();
    },
    idsIn: async ({ departmentId, state }) => {
      const within = trx
        .selectFrom('employee')
        .select('user_id')
        .where('department_id', '=', departmentId)
        .where('state', '=', state);
      return (await within.orderBy('user_id').execute()).map(({ user_id: id }) => id);
    },
    moveAll: async (from, to, { changedBy, at }) => {
      await trx
        .updateTable('employee')
        .set((e) => ({
          department_id: to,
          department_sort: sortKey(undefined),
          version: e('version', '+', 1),
          changed_by: changedBy,
          changed_at: at,
        }))
        .where('department_id', '=', from.departmentId)
        .where('state', '=', from.state)
        .execute();
      if (to === null) return;
      await trx
        .updateTable('employee')
        .set({ department_sort: sortKey(await nameOf(to)) })
        .where('department_id', '=', to)
        .execute();
    },
    find: async (userId) => {
      const one = await trx
        .selectFrom('employee')
        .select(employees.columns)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      const member = await trx
        .selectFrom('member')
        .leftJoin('staff', 'staff.user_id', 'member.id')
        .select([...USER_COLUMNS, 'staff.role', 'staff.grants'])
        .where('member.id', '=', userId)
        .executeTakeFirst();
      if (one === undefined || member === undefined) return undefined;
      const staff = staffOf(member);
      const person = { user: userOf(member), employee: employees.recordOf(one) };
      return staff === undefined ? person : { ...person, staff };
    },
    superAdmins: async () => {
      const rows = trx.selectFrom('staff').select('user_id').where('role', '=', 'superAdmin');
      return (await rows.orderBy('user_id').execute()).map(({ user_id: id }) => id);
    },
    put: async (employee, staff) => {
      await write(employee);
      await writeRights(trx, employee.userId, staff);
      // Who works here is no student, who no longer does may be one again.
      await recountStudents(trx, traits, [employee.userId]);
    },
  };
};
