import type { ClosingPartner, ListedClosing, ListedClosings } from '@ykd/application/commstudent';
import { sql } from 'kysely';
import type { Database } from './database.js';
import { listReader } from './list-reader.js';
import type { ListTable, Sql } from './list-table.js';
import { limitOf } from './planned-once.js';
import type { Parameters, Placeholder } from './prepared.js';
import { foundStudents, isFoundStudent, isTyped, studentOrTypedSearch } from './student-search.js';

/** Those in somebody's care. */
const cared = (param: Placeholder<Parameters>): Sql =>
  sql`select student_id from student_care where staff_id = ${param('caredBy')}`;

/** The ids of the orders that a search finds, perhaps more than once each. */
const foundClosings = (param: Placeholder<Parameters>): Sql =>
  sql`select order_id as id from commission_order where ${isTyped('order_id', param)}
    union all select own.order_id as id from (${foundStudents(param)}) as buyer
      cross join commission_order as own where own.buyer_id = buyer.id`;

/** Whether a search finds the order of a row that something else led to. */
const isFoundClosing = (param: Placeholder<Parameters>): Sql =>
  sql`(${isTyped('c.order_id', param)} or ${isFoundStudent('c.buyer_id', param)})`;

const CLOSINGS: ListTable = {
  id: 'c.order_id',
  table: sql`commission_order as c`,
  select: sql`c.order_id as id, c.buyer_id as student,
    (select coalesce(s.name, s.user_name) from student_summary as s where s.id = c.buyer_id) as "studentName",
    c.partner_id as partner, (select p.real_name from partner as p where p.user_id = c.partner_id) as "partnerName",
    o.product_name as product, c.paid_at as "paidAt", o.status as status, o.amount as amount,
    o.refunded_amount as "refundedAmount", c.earned as earned, c.reversed as reversed, c.state as "commissionState",
    c.review as "commissionReview"`,
  beside: sql`left join ykd_order as o on o.id = c.order_id`,
  columns: {
    partner: { filter: 'c.partner_id' },
    paidAt: { filter: 'c.paid_at', sort: 'c.paid_at' },
  },
  found: foundClosings,
  source: ({ isCared, isSearched, lead = 'search' }, param, { among }) => {
    const from = sql`commission_order as c`;
    // One that nobody paid has brought nobody.
    const early = [sql`c.paid_at is not null`];
    if (isCared) {
      const own = among(sql.ref('c.buyer_id'), cared(param));
      const where = [own, ...(isSearched ? [isFoundClosing(param)] : [])];
      return { from, where, early, isNarrow: true };
    }
    if (!isSearched) return { from, where: [], early, isNarrow: false };
    return lead === 'search'
      ? { from, where: [among(sql.ref('c.order_id'), foundClosings(param))], early, isNarrow: true }
      : { from, where: [isFoundClosing(param)], early, isNarrow: false };
  },
};

/** Students that partners brought, in the database. */
export const commstudents = (database: Database): ListedClosings => {
  const rows = listReader<ListedClosing>(database, CLOSINGS, studentOrTypedSearch);
  const byName = (one: ClosingPartner, other: ClosingPartner): number =>
    (one.name ?? '') < (other.name ?? '') ? -1 : 1;
  // Who brought an order that was paid has an account: of millions of orders none is read.
  const ofAll = database.prepare((db, param: Placeholder<{ limit: number }>) =>
    db
      .selectFrom('commission_account')
      .leftJoin('partner', 'partner.user_id', 'commission_account.partner_id')
      .select(['commission_account.partner_id as id', 'partner.real_name as name'])
      .orderBy('commission_account.partner_id')
      .limit(limitOf(param('limit'))),
  );
  const ofSome = database.prepare((db, param: Placeholder<{ caredBy: string }>) =>
    db
      .selectFrom('student_care')
      .innerJoin('commission_order', 'commission_order.buyer_id', 'student_care.student_id')
      .leftJoin('partner', 'partner.user_id', 'commission_order.partner_id')
      .select(['commission_order.partner_id as id', 'partner.real_name as name'])
      .distinct()
      .where('student_care.staff_id', '=', param('caredBy'))
      .where('commission_order.paid_at', 'is not', null),
  );
  return {
    ...rows,
    partners: async (limit, caredBy) => {
      const found = await (caredBy === undefined ? ofAll.all({ limit }) : ofSome.all({ caredBy }));
      return found.toSorted(byName).slice(0, limit);
    },
  };
};
