import type { RefundProposal } from '@ykd/application/entities';
import type { ListedOrder, ListedOrders, RefundStage } from '@ykd/application/staff-order';
import { REFUNDING_STATUS } from '@ykd/domain/order';
import { sql } from 'kysely';
import type { Database } from '../database.js';
import { rankOf } from '../list-conditions.js';
import { listReader } from '../list-reader.js';
import { rankedColumn, type ListTable, type ListTraits, type Sql } from '../list-table.js';
import { limitOf } from '../planned-once.js';
import type { Parameters, Placeholder } from '../prepared.js';
import {
  beginsTyped,
  foundStudents,
  isFoundStudent,
  isTyped,
  studentOrTypedSearch,
} from '../student-search.js';
import { receiptOfRow } from './receipt-row.js';

/** An order as the database answers it. */
type StoredOrder = Omit<ListedOrder, 'isPaidHere' | 'isGranted' | 'isProposed'> & {
  readonly isPaidHere: number;
  readonly isGranted: number;
  readonly isProposed: number;
};

/** Whether it was decided that all of an order's money goes back, `isGranted` in SQL: by `exists` PostgreSQL would read the refunds of all orders. */
const granted = (id: string): Sql =>
  sql`(select back.id from refund as back where back.order_id = ${sql.ref(id)}
    and back.whole = 1 limit 1) is not null`;

const REFUNDING_NOW = sql.lit(REFUNDING_STATUS);
const OPEN = sql.lit('OPEN' satisfies RefundProposal['status']);
const PROPOSED = sql.lit('PROPOSED' satisfies RefundStage);

/** Whether a refund of an order waits for a second person, `isProposed` in SQL. */
const proposed = (id: string): Sql =>
  sql`(select waits.id from refund_proposal as waits where waits.order_id = ${sql.ref(id)}
    and waits.status = ${OPEN} limit 1) is not null`;

/** The few orders whose refund is under way, with how far it is: `refundStageOf`, in SQL. */
const REFUNDS = sql`(select w.id as order_id,
    case when ${granted('w.id')} then 'GRANTED' when ${proposed('w.id')} then ${PROPOSED} else 'ASKED' end as stage
  from ykd_order as w where w.status = ${REFUNDING_NOW}
  union all select p.order_id, ${PROPOSED} as stage from refund_proposal as p where p.status = ${OPEN}
    and (select paid.status from ykd_order as paid where paid.id = p.order_id) <> ${REFUNDING_NOW}) as stages`;

/** Tables that know an order by a number at the provider: that of a transaction, of a payment that was begun, or of a refund. */
const NUMBERS = [
  ['payment_receipt', 'transaction_id'],
  ['payment_attempt', 'out_trade_no'],
  ['refund', 'id'],
] as const;

/** The ids of the orders that a search knows by a number at the provider, for each of the tables. */
const byNumber = (param: Placeholder<Parameters>): Sql[] =>
  NUMBERS.map(
    ([table, column]) => sql`select order_id from ${sql.table(table)} where ${isTyped(column, param)}`,
  );

/** The ids of the orders that a search finds, perhaps more than once each. */
const foundOrders = (param: Placeholder<Parameters>): Sql => {
  const known = sql.join(byNumber(param), sql` union all `);
  return sql`select id from ykd_order where ${beginsTyped('id', param)}
    union all ${known}
    union all select own.id from (${foundStudents(param)}) as buyer
      cross join ykd_order as own where own.user_id = buyer.id`;
};

/** Whether a search finds the order of a row that something else led to; the few that it knows by number are read once. */
const isFoundOrder = (param: Placeholder<Parameters>, { among, computed }: ListTraits): Sql => {
  const id = sql.ref('o.id');
  return sql`(${beginsTyped('o.id', param)}
    or ${isFoundStudent('o.user_id', param)}
    or ${among(computed(id), sql.join(byNumber(param), sql` union all `))})`;
};

/** What another table says of an order, looked up by its key: joined, PostgreSQL may read that table as a whole. */
const ofOrder = (column: string, table: string, key: string): Sql =>
  sql`(select ${sql.ref(`beside.${column}`)} from ${sql.table(table)} as beside
    where ${sql.ref(`beside.${key}`)} = o.id)`;

/** What every index of an order holds, and those of the state and of the product. */
const HELD = ['status', 'product', 'amount', 'paidAt', 'refundedAt', 'gmtCreated'] as const;

/** To whom orders count: those that were paid, or of which something went back. */
const CREDIT = {
  table: sql`order_credit as c`,
  id: 'c.order_id',
  only: sql`(${rankOf(sql.ref('o.paid_at_sort'), 'not')} or ${rankOf(sql.ref('o.refunded_at_sort'), 'not')})`,
  holds: { paidAt: 'c.paid_at_sort', amount: 'c.amount' },
};

/** On which days something of them went back, and to whom it counts. */
const BACK = {
  table: sql`refund_day as b`,
  id: 'b.order_id',
  holds: { credited: 'b.person_id', creditedIn: 'b.department_id' },
};

const ORDERS: ListTable = {
  id: 'o.id',
  table: sql`ykd_order as o`,
  select: sql`o.id as id, o.user_id as student, (select coalesce(s.name, s.user_name) from student_summary as s where s.id = o.user_id) as "studentName",
    o.product_id as product, o.product_name as "productName", o.status as status, o.amount as amount,
    coalesce(o.list_amount, o.amount) as "listAmount", o.paid_at as "paidAt", o.gmt_created as "gmtCreated",
    o.valid_date as "validDate", o.service_date as "serviceDate", o.refunded_amount as "refundedAmount",
    o.refunded_at as "refundedAt", ${ofOrder('kind', 'order_twin', 'order_id')} as "double", ${ofOrder('twin_id', 'order_twin', 'order_id')} as "twinId",
    case when ${ofOrder('transaction_id', 'payment_receipt', 'paid_order_id')} is null then 0 else 1 end as "isPaidHere",
    case when ${granted('o.id')} then 1 else 0 end as "isGranted",
    case when ${proposed('o.id')} then 1 else 0 end as "isProposed"`,
  beside: sql``,
  columns: {
    student: { filter: 'o.user_id' },
    product: { filter: 'o.product_id' },
    status: { filter: 'o.status', isPartial: true },
    refund: { filter: 'stages.stage', beside: { table: REFUNDS, id: 'stages.order_id' } },
    double: { filter: 'd.kind', beside: { table: sql`order_twin as d`, id: 'd.order_id' } },
    amount: { filter: 'o.amount', sort: 'o.amount' },
    paidAt: rankedColumn('o.paid_at_sort'),
    refundedAt: rankedColumn('o.refunded_at_sort'),
    refundedOn: { filter: 'b.day', beside: BACK },
    credited: { filter: 'c.person_id', beside: CREDIT },
    creditedIn: { filter: 'c.department_id', beside: CREDIT },
    gmtCreated: { filter: 'o.gmt_created', sort: 'o.gmt_created' },
  },
  // The migrations 0046 and 0047 say so.
  held: HELD,
  leading: HELD,
  found: foundOrders,
  // Nobody sees some of them: whoever sees any sees all.
  source: ({ isSearched, lead = 'search' }, param, traits) => {
    const from = sql`ykd_order as o`;
    if (!isSearched) return { from, where: [], isNarrow: false };
    return lead === 'search'
      ? { from, where: [traits.among(sql.ref('o.id'), foundOrders(param))], isNarrow: true }
      : { from, where: [isFoundOrder(param, traits)], isNarrow: false };
  },
};

/** More products than a school has. */
const PRODUCTS_MAX = 1_000;

/** Orders in the database, as staff look them up. */
export const listedOrders = (database: Database): ListedOrders => {
  const rows = listReader<StoredOrder>(database, ORDERS, studentOrTypedSearch);
  const products = database.prepare((db, param: Placeholder<{ limit: number }>) =>
    db
      .selectFrom('ykd_product')
      .select(['id', 'name'])
      .orderBy('sort')
      .orderBy('id')
      .limit(limitOf(param('limit'))),
  );
  const receipts = database.prepare((db, param: Placeholder<{ orderId: string }>) =>
    db
      .selectFrom('payment_receipt')
      .selectAll()
      .where('order_id', '=', param('orderId'))
      .orderBy('paid_at')
      .orderBy('transaction_id'),
  );
  return {
    ...rows,
    page: async (order, window, selection) => {
      const { list, hasMore } = await rows.page(order, window, selection);
      const shown = list.map((row) => ({
        ...row,
        isPaidHere: row.isPaidHere === 1,
        isGranted: row.isGranted === 1,
        isProposed: row.isProposed === 1,
      }));
      return { list: shown, hasMore };
    },
    products: () => products.all({ limit: PRODUCTS_MAX }),
    receiptsOf: async (orderId) =>
      (await receipts.all({ orderId })).map((row) => {
        const { paid: isKept, refunded: _refunded, ...receipt } = receiptOfRow(row);
        return { ...receipt, isKept };
      }),
  };
};
