import type { Employees, ListedEmployee } from '@ykd/application/employee';
import type { Grant } from '@ykd/domain/access';
import { sql, type SqlBool } from 'kysely';
import type { Database } from './database.js';
import { parseJson } from './json.js';
import { listReader } from './list-reader.js';
import { isListedStudent } from './listed-students.js';
import type { ListTable } from './list-table.js';
import { staffOf, USER_COLUMNS, userOf } from './member-row.js';
import { employees } from './people.js';
import type { Placeholder } from './prepared.js';
import { termRange } from './student-spelling.js';

/** A row of the list: grants are JSON yet. */
type Row = Omit<ListedEmployee, 'grants'> & { readonly grants: string | null };

const EMPLOYEES: ListTable = {
  id: 'e.user_id',
  table: sql`employee as e`,
  select: sql`e.user_id as id, s.name as name, s.user_name as "userName", s.mobile as mobile, e.title as title,
    e.email as email, e.phone as phone, e.department_id as department, d.name as "departmentName", r.role as role,
    r.grants as grants, e.state as state, e.joined_at as "joinedAt", e.left_at as "leftAt",
    (select count(*) from student_care as c where c.staff_id = e.user_id and ${isListedStudent('c.student_id')}) as students`,
  beside: sql`join student_summary as s on s.id = e.user_id left join staff as r on r.user_id = e.user_id
    left join department as d on d.id = e.department_id`,
  columns: {
    name: { filter: 's.name', sort: 's.name_sort' },
    userName: { filter: 's.user_name', sort: 's.user_name_sort' },
    title: { filter: 'e.title' },
    department: { filter: 'e.department_id', sort: 'e.department_sort' },
    directDepartment: { filter: 'e.department_id' },
    role: { filter: 'r.role' },
    grants: { filter: 'r.grants' },
    state: { filter: 'e.state' },
    joinedAt: { filter: 'e.joined_at', sort: 'e.joined_at' },
    leftAt: { filter: 'e.left_at' },
  },
  // They are few: all of them are read from here, by the index of their states, and sorted.
  source: ({ isCared, isSearched }, param) => {
    const joined = sql`cross join student_summary as s left join staff as r on r.user_id = e.user_id`;
    const own = isCared ? [sql`e.user_id = ${param('caredBy')}`] : [];
    if (!isSearched) {
      const where = [sql`e.state in ('active', 'left')`, sql`s.id = e.user_id`, ...own];
      return { from: sql`employee as e ${joined}`, where, isNarrow: true };
    }
    const [from, below, exact] = [param('from'), param('below'), param('exact')];
    return {
      from: sql`(select student_id from student_term where term >= ${from} and term < ${below}
        union select student_id from student_term where term = ${exact}) as found
        cross join employee as e ${joined}`,
      where: [sql`e.user_id = found.student_id`, sql`s.id = e.user_id`, ...own],
      isNarrow: true,
    };
  },
};

/** People who work here, and who did, in the database. */
export const employeeRepository = (database: Database): Employees => {
  const reader = listReader<Row>(database, EMPLOYEES, (search) => {
    const range = termRange(search);
    return range && { ...range };
  });
  const byId = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db
      .selectFrom('employee')
      .select(employees.columns)
      .select((e) => [
        e
          .selectFrom('department')
          .select('department.name')
          .whereRef('department.id', '=', 'employee.department_id')
          .as('department_name'),
        e
          .selectFrom('student_summary')
          .select((s) => s.fn.coalesce('student_summary.name', 'student_summary.user_name').as('name'))
          .whereRef('student_summary.id', '=', 'employee.changed_by')
          .as('changed_by_name'),
        e
          .selectFrom('student_care')
          .select((s) => s.fn.countAll<number>().as('count'))
          .whereRef('student_care.staff_id', '=', 'employee.user_id')
          .where(isListedStudent('student_care.student_id').$castTo<SqlBool>())
          .as('students'),
      ])
      .where('user_id', '=', param('id')),
  );
  const member = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db
      .selectFrom('member')
      .leftJoin('staff', 'staff.user_id', 'member.id')
      .select([...USER_COLUMNS, 'staff.role', 'staff.grants'])
      .where('member.id', '=', param('id')),
  );
  return {
    ...reader,
    page: async (...asked) => {
      const { list, hasMore } = await reader.page(...asked);
      const grantsOf = (grants: string | null) =>
        grants === null ? [] : (parseJson(grants) as readonly Grant[]);
      return { list: list.map((row) => ({ ...row, grants: grantsOf(row.grants) })), hasMore };
    },
    find: async (id) => {
      const [one, user] = [await byId.first({ id }), await member.first({ id })];
      if (one === undefined || user === undefined) return undefined;
      const staff = staffOf(user);
      return {
        user: userOf(user),
        employee: employees.recordOf(one),
        ...(staff === undefined ? {} : { staff }),
        departmentName: one.department_name,
        changedByName: one.changed_by_name,
        students: one.students ?? 0,
      };
    },
  };
};
