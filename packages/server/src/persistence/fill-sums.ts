import { PAID_ONCE_STATUSES, REFUNDED_STATUS } from '@ykd/domain/order';
import { DAY_MS, dayIndexOf, dayOfIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isListedStudent } from './listed-students.js';
import type { Schema } from './schema.js';
import { monthOf } from './first-of-month.js';
import { SUM_COLUMNS } from './pending-sums.js';

/** The instant at which the Shanghai day of an instant after 1970 begins, both epoch ms, in SQL. */
export const dayIn = (at: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(${at} - (${at} - ${sql.lit(startOfShanghaiDay(0))}) % ${sql.lit(DAY_MS)})`;

const isOnce = sql`status in (${sql.join(PAID_ONCE_STATUSES.map((status) => sql.lit(status)))})`;

/** What is to be found in the sums of each day, from what is kept of students and orders: several rows a day. */
const PARTS: readonly RawBuilder<unknown>[] = (() => {
  /** Some sums, and nothing of the others. */
  const part = (sums: Readonly<Record<string, RawBuilder<unknown>>>, from: RawBuilder<unknown>) =>
    sql`select day, ${sql.join(SUM_COLUMNS.map((column) => sums[column] ?? sql`0`))} from ${from} group by day`;
  const one = sql`count(*)`;
  return [
    part(
      { paid_orders: one, received: sql`sum(amount)` },
      sql`(select ${dayIn(sql.ref('paid_at'))} as day, amount from ykd_order
        where paid_at is not null and amount > 0) as paid`,
    ),
    part(
      { refunds: one, first_refunds: sql`sum(is_first)`, refunded: sql`sum(cents)` },
      sql`(select day, is_first, cents from refund_day) as back`,
    ),
    part(
      {
        registered: one,
        bought: sql`sum(case when counted >= 2 then 1 else 0 end)`,
        began: sql`sum(case when counted >= 3 then 1 else 0 end)`,
      },
      sql`(select ${dayIn(sql.ref('gmt_created'))} as day, counted from student_summary where counted > 0) as came`,
    ),
    part(
      { learners: one, first_learners: sql`sum(is_first)` },
      sql`(select learner_day.day, learner_day.is_first from learner_day
        join student_summary on student_summary.id = learner_day.user_id where student_summary.counted > 0) as studied`,
    ),
  ];
})();

/** The days of which something else is kept in the sums than there is, with what is missing there. */
export const missingSums = async (
  db: Kysely<Schema>,
): Promise<readonly Omit<Schema['day_sum'], 'slot'>[]> => {
  const names = sql.join(SUM_COLUMNS.map((column) => sql.ref(column)));
  const total = (column: string) => sql`cast(sum(${sql.ref(column)}) as bigint) as ${sql.ref(column)}`;
  const kept = sql`select day, ${sql.join(SUM_COLUMNS.map((column) => sql`-${sql.ref(column)}`))} from day_sum`;
  // One statement sees one moment, also beside running servers.
  const { rows } = await sql<Omit<Schema['day_sum'], 'slot'>>`
    with piece (day, ${names}) as (${sql.join([...PARTS, kept], sql` union all `)})
    select day, ${sql.join(SUM_COLUMNS.map(total))} from piece group by day
    having ${sql.join(
      SUM_COLUMNS.map((column) => sql`sum(${sql.ref(column)}) <> 0`),
      sql` or `,
    )} order by day`.execute(db);
  return rows;
};

/** The months that days are of, each from its first instant to that of the next one. */
const monthsOf = (days: readonly number[]): readonly (readonly [from: number, below: number])[] => {
  const months = [...new Set(days.map(monthOf))];
  return months.map((month) => {
    const from = dayIndexOf(`${month}-01`);
    const below = dayIndexOf(`${dayOfIndex(from + 31).slice(0, 7)}-01`);
    return [startOfShanghaiDay(from), startOfShanghaiDay(below)];
  });
};

/** Marks the first day of each month of everything that has days. */
const markFirst = async (
  db: Kysely<Schema>,
  table: 'learner_day' | 'refund_day',
  id: string,
): Promise<void> => {
  const days = await db.selectFrom(table).select('day').distinct().execute();
  for (const [from, below] of monthsOf(days.map(({ day }) => day))) {
    await sql`update ${sql.table(table)} set is_first = 1 where (${sql.ref(id)}, day) in
      (select ${sql.ref(id)}, min(day) from ${sql.table(table)} where day >= ${from} and day < ${below}
      group by ${sql.ref(id)})`.execute(db);
  }
};

/** When money that is back went back: as `piecesBack` tells, in SQL. */
const BACK = sql`select o.id as order_id, r.amount as amount, r.gmt_modified as at from ykd_order as o
    join payment_receipt as p on p.paid_order_id = o.id
    join refund as r on r.transaction_id = p.transaction_id and r.status = 'DONE'
  union all select o.id, t.amount, t.gmt_created from ykd_order as o
    join payment_receipt as p on p.paid_order_id = o.id
    join outside_refund as t on t.transaction_id = p.transaction_id
  union all select h.order_id, h.amount, h.gmt_created from offline_refund as h
    where not exists (select 1 from payment_receipt as p where p.paid_order_id = h.order_id)
  union all select o.id, o.amount, o.gmt_modified from ykd_order as o
    where o.status = ${sql.lit(REFUNDED_STATUS)} and o.amount > 0
      and not exists (select 1 from payment_receipt as p where p.paid_order_id = o.id)
      and not exists (select 1 from offline_refund as h where h.order_id = o.id)`;

/** Works everything that is counted out from all that is stored, in tables in which nothing of it is. */
export const fillSums = async (db: Kysely<Schema>): Promise<void> => {
  await sql`insert into learner_day (user_id, day, is_first)
    select user_id, ${dayIn(sql`(at + seconds * 1000 - 1)`)} as day, 0 from study_log group by 1, 2`.execute(
    db,
  );
  await markFirst(db, 'learner_day', 'user_id');
  await sql`insert into refund_day (order_id, day, is_first, cents)
    select order_id, ${dayIn(sql.ref('back.at'))} as day, 0, cast(sum(amount) as bigint) from (${BACK}) as back
    group by 1, 2`.execute(db);
  await markFirst(db, 'refund_day', 'order_id');
  await sql`update student_summary set has_bought = 1 where id in
    (select user_id from ykd_order where amount > 0 and ${isOnce})`.execute(db);
  await sql`update student_summary set counted = case when not ${isListedStudent('student_summary.id')} then 0
    when has_bought = 0 then 1 when last_studied is null then 2 else 3 end`.execute(db);
  const rows = await missingSums(db);
  for (const row of rows)
    await db
      .insertInto('day_sum')
      .values({ ...row, slot: 0 })
      .execute();
};
