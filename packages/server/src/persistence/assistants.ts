import type { Assistants, ListedAssistant } from '@ykd/application/assistant';
import { assistantCountFields } from '@ykd/application/entities';
import { rankedNumber } from '@ykd/application/staff-list';
import { sql } from 'kysely';
import type { Database } from './database.js';
import { listReader } from './list-reader.js';
import { rankedColumn, type ListTable, type StoredColumn } from './list-table.js';
import { mapping } from './mapping.js';
import { FIRST_ID } from './people.js';
import { termRange } from './student-spelling.js';

const counts = mapping(assistantCountFields);

const figure = (column: string): StoredColumn => ({ filter: column, sort: column });

const ASSISTANTS: ListTable = {
  id: 'e.user_id',
  table: sql`employee as e`,
  select: sql`e.user_id as id, coalesce(s.name, s.user_name) as name, e.department_id as department,
    d.name as "departmentName", r.role as role, e.state as state, a.students as students,
    a.class_teacher as "classTeacher", a.active as active, a.waiting as waiting, a.contacted7 as contacted7,
    a.contacted30 as contacted30, a.wait as wait, a.counted_at as "countedAt"`,
  beside: sql`join student_summary as s on s.id = e.user_id join assistant_count as a on a.staff_id = e.user_id
    left join staff as r on r.user_id = e.user_id left join department as d on d.id = e.department_id`,
  columns: {
    name: { filter: 's.name', sort: 's.name_sort' },
    role: { filter: 'r.role' },
    department: { filter: 'e.department_id', sort: 'e.department_sort' },
    state: { filter: 'e.state' },
    students: figure('a.students'),
    classTeacher: figure('a.class_teacher'),
    active: figure('a.active'),
    waiting: figure('a.waiting'),
    contacted7: figure('a.contacted7'),
    contacted30: figure('a.contacted30'),
    wait: rankedColumn('a.wait_sort'),
    countedAt: figure('a.counted_at'),
  },
  // They are few: all of them are read from here, by the index of their states, and sorted.
  source: ({ isCared, isSearched }, param) => {
    const joined = sql`cross join student_summary as s cross join assistant_count as a
      left join staff as r on r.user_id = e.user_id`;
    const where = [
      sql`s.id = e.user_id`,
      sql`a.staff_id = e.user_id`,
      sql`(r.role is not null or a.students > 0)`,
      ...(isCared ? [sql`e.user_id = ${param('caredBy')}`] : []),
    ];
    if (!isSearched) {
      const all = [sql`e.state in ('active', 'left')`, ...where];
      return { from: sql`employee as e ${joined}`, where: all, isNarrow: true };
    }
    const [from, below, exact] = [param('from'), param('below'), param('exact')];
    return {
      from: sql`(select student_id from student_term where term >= ${from} and term < ${below}
        union select student_id from student_term where term = ${exact}) as found
        cross join employee as e ${joined}`,
      where: [sql`e.user_id = found.student_id`, ...where],
      isNarrow: true,
    };
  },
};

/** The care of who looks after nobody. */
const NO_CARE = { careCount: 0, careSince: 0 };

/** Those who look after students in the database, by figures that are counted elsewhere. */
export const assistants = (database: Database): Assistants => {
  const reader = listReader<ListedAssistant>(database, ASSISTANTS, (search) => {
    const range = termRange(search);
    return range && { ...range };
  });
  // How many are in somebody's care, and since when the last of them is, stands in one index.
  const care = database.prepare((db) =>
    db
      .selectFrom('student_care')
      .select('staff_id as id')
      .select((of) => [of.fn.countAll<number>().as('careCount'), of.fn.max<number>('since').as('careSince')])
      .where('staff_id', '>', FIRST_ID)
      .groupBy('staff_id'),
  );
  const known = database.prepare((db) =>
    db
      .selectFrom('employee as e')
      .leftJoin('staff as r', 'r.user_id', 'e.user_id')
      .leftJoin('assistant_count as a', 'a.staff_id', 'e.user_id')
      .select(['e.user_id as id', 'r.role', 'a.care_count', 'a.care_since', 'a.counted_at'])
      .where('e.user_id', '>', FIRST_ID)
      .where('e.state', 'in', ['active', 'left'])
      .orderBy('e.user_id'),
  );
  return {
    ...reader,
    due: async (before, limit) => {
      const found = new Map((await care.all({})).map(({ id, ...own }) => [id, own]));
      return (await known.all({}))
        .map((one) => ({ ...one, ...(found.get(one.id) ?? NO_CARE) }))
        .filter(({ role, careCount }) => role !== null || careCount > 0)
        .filter(
          (one) =>
            one.counted_at === null ||
            one.counted_at < before ||
            one.care_count !== one.careCount ||
            one.care_since !== one.careSince,
        )
        .toSorted((one, other) => (one.counted_at ?? -1) - (other.counted_at ?? -1))
        .slice(0, limit)
        .map(({ id, careCount, careSince }) => ({ id, careCount, careSince }));
    },
    store: async (counted) => {
      const row = { ...counts.rowOf(counted), wait_sort: rankedNumber(counted.wait) };
      await database.transaction(async (trx) => {
        // Whoever is gone has no figures.
        const member = trx.selectFrom('member').select('id').where('id', '=', counted.staffId);
        if ((await member.executeTakeFirst()) === undefined) return;
        await trx
          .insertInto('assistant_count')
          .values(row)
          .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
          .execute();
      });
    },
  };
};
