import { targetFields } from '@ykd/application/entities';
import type { Comers, Creditable, CreditKey, Credits, CreditSum } from '@ykd/application/ports';
import { NO_DEPARTMENT, NOBODY } from '@ykd/domain/performance';
import { sql } from 'kysely';
import type { Database } from '../database.js';
import { CREDIT_COLUMNS } from '../pending-credits.js';
import { mapping } from '../mapping.js';
import type { Parameters, Placeholder } from '../prepared.js';

interface Months extends Parameters {
  readonly from: string;
  readonly to: string;
}

interface Instants extends Parameters {
  readonly from: number;
  readonly below: number;
}

const KEYS: Readonly<Record<CreditKey, string>> = {
  month: 'month',
  person: 'person_id',
  department: 'department_id',
  product: 'product_id',
};

const targets = mapping(targetFields);

/** Every month comes later. */
const FIRST_MONTH = '';

/** What counts to whom, in the database. */
export const credits = ({ prepare }: Pick<Database, 'prepare'>): Credits => {
  const summed = (column: string) =>
    prepare((db, param: Placeholder<Months>) => {
      const sum = (from: string) => sql`cast(sum(${sql.ref(from)}) as bigint)`;
      const some = CREDIT_COLUMNS.map((from) => sql`sum(${sql.ref(from)}) <> 0`);
      const built = sql<CreditSum>`select ${sql.ref(column)} as key, ${sum('paid_orders')} as "paidOrders",
          ${sum('received')} as received, ${sum('refunds')} as refunds, ${sum('refunded')} as refunded, ${sum('late')} as late
        from credit_sum where month >= ${param('from')} and month <= ${param('to')}
        group by ${sql.ref(column)} having ${sql.join(some, sql` or `)} order by ${sql.ref(column)}`;
      return { compile: () => built.compile(db) };
    });
  const sums = {
    month: summed(KEYS.month),
    person: summed(KEYS.person),
    department: summed(KEYS.department),
    product: summed(KEYS.product),
  };
  const came = prepare((db, param: Placeholder<Instants>) => {
    const teacher = sql.ref('s.class_teacher_id');
    const built = sql<Comers>`select coalesce(${teacher}, ${sql.lit(NOBODY)}) as "personId",
        case when ${teacher} is null then ${sql.lit(NOBODY)} else coalesce((select e.department_id
          from employee as e where e.user_id = ${teacher}), ${sql.lit(NO_DEPARTMENT)}) end as "departmentId",
        count(*) as "newStudents", cast(sum(case when s.counted >= 2 then 1 else 0 end) as bigint) as converted
      from student_summary as s
      where s.gmt_created >= ${param('from')} and s.gmt_created < ${param('below')} and s.counted > 0
      group by ${teacher} order by 1`;
    return { compile: () => built.compile(db) };
  });
  const ofMonth = prepare((db, param: Placeholder<{ month: string }>) =>
    db
      .selectFrom('target')
      .select(targets.columns)
      .where('month', '=', param('month'))
      .orderBy('kind')
      .orderBy('subject_id'),
  );
  const teachers = prepare((db) => {
    const built = sql<{
      readonly id: string;
    }>`select s.user_id as id from staff as s where s.role = ${sql.lit('class')}
      and (select e.state from employee as e where e.user_id = s.user_id) = 'active'`;
    return { compile: () => built.compile(db) };
  });
  const counted = prepare((db) => {
    const built = sql<{ readonly id: string }>`select distinct person_id as id from credit_sum
      where month > ${sql.lit(FIRST_MONTH)}`;
    return { compile: () => built.compile(db) };
  });
  return {
    sums: (by, from, to) => sums[by].all({ from, to }),
    comers: (from, below) => came.all({ from, below }),
    targets: async (month) => (await ofMonth.all({ month })).map(targets.recordOf),
    people: async () => {
      const teaching = new Set((await teachers.all({})).map(({ id }) => id));
      const known = (await counted.all({})).map(({ id }) => id);
      return [...new Set([...teaching, ...known])]
        .filter((id) => id !== NOBODY)
        .toSorted()
        .map((id): Creditable => ({ id, isTeacher: teaching.has(id) }));
    },
  };
};
