import type { DaySums, StudentSums, SumsByDay } from '@ykd/application/ports';
import { sql } from 'kysely';
import type { Database } from '../database.js';
import type { Parameters, Placeholder } from '../prepared.js';
import { dayIn } from '../fill-sums.js';

interface Days extends Parameters {
  readonly from: number;
  readonly below: number;
}

interface OwnDays extends Days {
  readonly staffId: string;
}

type OwnSums = StudentSums & Pick<DaySums, 'day'>;

const NOTHING: StudentSums = { registered: 0, bought: 0, began: 0, learners: 0, firstLearners: 0 };

/** What is counted of each day, in the database. */
export const sumsByDay = ({ prepare, traits }: Pick<Database, 'prepare' | 'traits'>): SumsByDay => {
  const all = prepare((db, param: Placeholder<Days>) => {
    const sum = (column: string, name: string) =>
      sql`cast(sum(${sql.ref(column)}) as bigint) as ${sql.ref(name)}`;
    const built = sql<DaySums>`select day, ${sql.join([
      sum('paid_orders', 'paidOrders'),
      sum('received', 'received'),
      sum('refunds', 'refunds'),
      sum('first_refunds', 'firstRefunds'),
      sum('refunded', 'refunded'),
      sum('registered', 'registered'),
      sum('bought', 'bought'),
      sum('began', 'began'),
      sum('learners', 'learners'),
      sum('first_learners', 'firstLearners'),
    ])} from day_sum where day >= ${param('from')} and day < ${param('below')} group by day order by day`;
    return { compile: () => built.compile(db) };
  });
  // From those in care to what is kept of each of them: whoever else there is costs nothing.
  const inCare = (param: Placeholder<OwnDays>) => {
    const own = sql`select c.student_id from student_care as c where c.staff_id = ${param('staffId')}`;
    return sql`${traits.among(sql.ref('s.id'), own)} and s.counted > 0`;
  };
  const came = prepare((db, param: Placeholder<OwnDays>) => {
    const built = sql<Pick<OwnSums, 'day' | 'registered' | 'bought' | 'began'>>`
      select ${dayIn(sql.ref('s.gmt_created'))} as day, count(*) as registered,
        cast(sum(case when s.counted >= 2 then 1 else 0 end) as bigint) as bought,
        cast(sum(case when s.counted >= 3 then 1 else 0 end) as bigint) as began
      from student_summary as s where ${inCare(param)} and s.gmt_created >= ${param('from')} and s.gmt_created < ${param('below')} group by 1`;
    return { compile: () => built.compile(db) };
  });
  const studiedBy = (isOnce: boolean) =>
    prepare((db, param: Placeholder<OwnDays>) => {
      const built = sql<Pick<OwnSums, 'day' | 'learners' | 'firstLearners'>>`
        select l.day as day, ${isOnce ? sql`0` : sql`count(*)`} as learners,
          cast(sum(l.is_first) as bigint) as "firstLearners"
        from learner_day as l
        where ${traits.among(sql.ref('l.user_id'), sql`select s.id from student_summary as s where ${inCare(param)}`)}
          and l.day >= ${param('from')} and l.day < ${param('below')} ${isOnce ? sql`and l.is_first = 1` : sql``} group by 1`;
      return { compile: () => built.compile(db) };
    });
  const [studied, studiedFirst] = [studiedBy(false), studiedBy(true)];
  return {
    between: (from, below) => all.all({ from, below }),
    inCareOf: async (staffId, { from, below, isOnce }) => {
      const own = { staffId, from, below };
      const days = new Map<number, OwnSums>();
      for (const row of [...(await came.all(own)), ...(await (isOnce ? studiedFirst : studied).all(own))])
        days.set(row.day, { ...NOTHING, ...days.get(row.day), ...row });
      return [...days.values()].toSorted((a, b) => a.day - b.day);
    },
  };
};
