import { NO_DEPARTMENT, NOBODY } from '@ykd/domain/performance';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DialectTraits } from './dialect.js';
import { CREDIT_COLUMNS } from './pending-credits.js';
import type { Schema } from './schema.js';

/** What says that an order is counted: it cost something and was paid, or money of it went back. */
const isCounted = sql`((o.paid_at is not null and o.amount > 0)
  or exists (select 1 from refund_day as b where b.order_id = o.id))`;

/** The class teacher of an order's buyer, and her department. */
const teacher = sql`coalesce((select s.class_teacher_id from student_summary as s where s.id = o.user_id), ${sql.lit(NOBODY)})`;
const departmentOf = (person: RawBuilder<unknown>) =>
  sql`case when ${person} = ${sql.lit(NOBODY)} then ${sql.lit(NOBODY)}
    else coalesce((select e.department_id from employee as e where e.user_id = ${person}), ${sql.lit(NO_DEPARTMENT)}) end`;

/**
 * Writes down of orders to whom they count, as it is now, where that is not written down yet. `isLate`: they were counted
 * before. Answers of how many it was not.
 */
export const writeCredits = async (
  db: Kysely<Schema>,
  which: RawBuilder<unknown> = isCounted,
  isLate = 1,
): Promise<number> => {
  const { numAffectedRows } = await sql`insert into order_credit (order_id, person_id, department_id, is_late)
    select found.id, found.person, ${departmentOf(sql.ref('found.person'))}, ${sql.lit(isLate)}
    from (select o.id as id, ${teacher} as person from ykd_order as o where ${which}
      and not exists (select 1 from order_credit as c where c.order_id = o.id)) as found
    where true on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
};

const KEY = sql.raw('month, person_id, department_id, product_id');

/** What is to be found in the sums, from what is kept of orders: several rows for each of them. */
const parts = ({ monthOf }: Pick<DialectTraits, 'monthOf'>): readonly RawBuilder<unknown>[] => {
  const part = (sums: Readonly<Record<string, RawBuilder<unknown>>>, at: string, from: RawBuilder<unknown>) =>
    sql`select ${monthOf(sql.ref(at))} as month, c.person_id, c.department_id, o.product_id,
        ${sql.join(CREDIT_COLUMNS.map((column) => sums[column] ?? sql`0`))}
      from ${from} inner join order_credit as c on c.order_id = o.id group by 1, 2, 3, 4`;
  return [
    part(
      { paid_orders: sql`count(*)`, received: sql`sum(o.amount)`, late: sql`sum(c.is_late)` },
      'o.paid_at',
      sql`(select id, product_id, paid_at, amount from ykd_order
        where paid_at is not null and amount > 0) as o`,
    ),
    part(
      { refunds: sql`sum(o.is_first)`, refunded: sql`sum(o.cents)` },
      'o.day',
      sql`(select b.order_id as id, w.product_id, b.day, b.is_first, b.cents from refund_day as b
        inner join ykd_order as w on w.id = b.order_id) as o`,
    ),
  ];
};

/** The sums of which something else is kept than there is, with what is missing there. */
export const missingCredits = async (
  db: Kysely<Schema>,
  traits: Pick<DialectTraits, 'monthOf'>,
): Promise<readonly Omit<Schema['credit_sum'], 'slot'>[]> => {
  const names = sql.join(CREDIT_COLUMNS.map((column) => sql.ref(column)));
  const total = (column: string) => sql`cast(sum(${sql.ref(column)}) as bigint) as ${sql.ref(column)}`;
  const kept = sql`select ${KEY}, ${sql.join(CREDIT_COLUMNS.map((column) => sql`-${sql.ref(column)}`))} from credit_sum`;
  // One statement sees one moment, also beside running servers.
  const { rows } = await sql<Omit<Schema['credit_sum'], 'slot'>>`
    with piece (${KEY}, ${names}) as (${sql.join([...parts(traits), kept], sql` union all `)})
    select ${KEY}, ${sql.join(CREDIT_COLUMNS.map(total))} from piece group by ${KEY}
    having ${sql.join(
      CREDIT_COLUMNS.map((column) => sql`sum(${sql.ref(column)}) <> 0`),
      sql` or `,
    )} order by ${KEY}`.execute(db);
  return rows;
};

/** Works out from all that is stored what counts to whom, in tables in which nothing of it is. */
export const fillCredits = async (
  db: Kysely<Schema>,
  traits: Pick<DialectTraits, 'monthOf'>,
): Promise<void> => {
  await writeCredits(db);
  for (const row of await missingCredits(db, traits))
    await db
      .insertInto('credit_sum')
      .values({ ...row, slot: 0 })
      .execute();
};
