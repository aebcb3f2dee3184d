import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema.js';

// What lists ask of orders and of those to whom they count stands in one table, so that one index leads to both.

/** Keeps with credits when their orders were paid, and what those cost, where that is not so. Answers of how many it was not. */
export const copyPaid = async (
  db: Kysely<Schema>,
  which: RawBuilder<unknown> = sql`true`,
): Promise<number> => {
  const { numAffectedRows } =
    await sql`update order_credit set paid_at_sort = o.paid_at_sort, amount = o.amount
    from ykd_order as o
    where o.id = order_credit.order_id and ${which}
      and (order_credit.paid_at_sort <> o.paid_at_sort or order_credit.amount <> o.amount)`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Keeps with the days on which money went back to whom their orders count, where that is not so. Answers of how many it was not. */
export const copyCredited = async (
  db: Kysely<Schema>,
  which: RawBuilder<unknown> = sql`true`,
): Promise<number> => {
  const { numAffectedRows } =
    await sql`update refund_day set person_id = c.person_id, department_id = c.department_id
    from order_credit as c
    where c.order_id = refund_day.order_id and ${which}
      and (refund_day.person_id <> c.person_id or refund_day.department_id <> c.department_id)`.execute(db);
  return Number(numAffectedRows ?? 0);
};
