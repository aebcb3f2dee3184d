import type { ListedBills, ListedDifference } from '@ykd/application/bill';
import { billDayFields, closedMonthFields, differenceFields } from '@ykd/application/entities';
import { OFFLINE_READ_MAX, type InstantSpan, type OfflineMoves } from '@ykd/application/ports';
import { dayIndexOf, shanghaiDay, startOfShanghaiDay } from '@ykd/domain/shared';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.js';
import { listReader } from '../list-reader.js';
import type { ListTable, Sql } from '../list-table.js';
import { mapping } from '../mapping.js';
import { limitOf } from '../planned-once.js';
import type { Parameters, Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';
import type { RowOf } from '../tables/table.js';
import { billRowOf, rowsOfNumbers } from './bill-rows.js';
import { takeDue } from '../take-due.js';

const days = mapping(billDayFields);
const differences = mapping(differenceFields);
const months = mapping(closedMonthFields);

/** The ids of what a number finds: of an order, a transaction or a refund. */
const found = (param: Placeholder<Parameters>): Sql =>
  sql.join(
    ['order_id', 'number', 'transaction_id'].map(
      (column) => sql`select id from bill_difference where ${sql.ref(column)} = ${param('number')}`,
    ),
    sql` union all `,
  );

const DIFFERENCES: ListTable = {
  id: 'd.id',
  table: sql`bill_difference as d`,
  select: sql`${sql.join(differences.columns.map((column) => sql.ref(`d.${column}`)))},
    coalesce(s.name, s.user_name) as "settledByName"`,
  beside: sql`left join student_summary as s on s.id = d.settled_by`,
  columns: {
    id: { filter: 'd.id' },
    kind: { filter: 'd.kind' },
    number: { filter: 'd.number' },
    orderId: { filter: 'd.order_id' },
    settledAt: { filter: 'd.settled_at' },
    dayAt: { filter: 'd.day_at', sort: 'd.day_at' },
    gmtCreated: { filter: 'd.gmt_created', sort: 'd.gmt_created' },
  },
  found,
  source: ({ isSearched }, param, { among }) => {
    const from = sql`bill_difference as d`;
    if (!isSearched) return { from, where: [], isNarrow: false };
    return { from, where: [among(sql.ref('d.id'), found(param))], isNarrow: true };
  },
};

const offlinePayments = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('offline_payment as p')
    .innerJoin('ykd_order as o', 'o.id', 'p.order_id')
    .select(['p.order_id as orderId', 'o.amount', 'p.evidence', 'p.gmt_created as gmtCreated']);

const offlineRefunds = (kysely: Kysely<Schema>) =>
  kysely
    .selectFrom('offline_refund as r')
    .select(['r.order_id as orderId', 'r.amount', 'r.evidence', 'r.gmt_created as gmtCreated']);

/** A day whose bill nobody has asked for yet. */
const NEW_DAY = {
  state: 'WAITING',
  tries: 0,
  error: null,
  comparedAt: null,
  payments: null,
  refunds: null,
} as const;

/** The first row of an order. */
type One = { readonly limit: number };
const ONE: One = { limit: 1 };

type Span = { readonly from: number; readonly below: number };

/** The first instant of a day. */
const startOf = (day: string): number => startOfShanghaiDay(dayIndexOf(day));

/** The bills of days in the database. */
export const bills = (database: Database): ListedBills => {
  const { prepare, db } = database;
  type Row = RowOf<typeof differenceFields> & Pick<ListedDifference, 'sortValue' | 'settledByName'>;
  const rows = listReader<Row>(database, DIFFERENCES, (search) => ({ number: search.trim() }));
  const firstDay = prepare((kysely, param: Placeholder<One>) =>
    kysely
      .selectFrom('bill_day')
      .select('day')
      .orderBy('day')
      .limit(limitOf(param('limit'))),
  );
  const lastDay = prepare((kysely, param: Placeholder<One>) =>
    kysely
      .selectFrom('bill_day')
      .select('day')
      .orderBy('day', 'desc')
      .limit(limitOf(param('limit'))),
  );
  const firstPaid = prepare((kysely, param: Placeholder<One>) =>
    kysely
      .selectFrom('payment_receipt')
      .select('paid_at')
      .orderBy('paid_at')
      .limit(limitOf(param('limit'))),
  );
  const byDay = prepare((kysely, param: Placeholder<{ day: string }>) =>
    kysely.selectFrom('bill_day').selectAll().where('day', '=', param('day')),
  );
  const between = prepare((kysely, param: Placeholder<{ from: string; to: string }>) =>
    kysely
      .selectFrom('bill_day')
      .selectAll()
      .where('day', '>=', param('from'))
      .where('day', '<=', param('to'))
      .orderBy('day'),
  );
  const closed = prepare((kysely, param: Placeholder<{ from: string; to: string }>) =>
    kysely
      .selectFrom('closed_month')
      .selectAll()
      .where('month', '>=', param('from'))
      .where('month', '<=', param('to'))
      .orderBy('month', 'desc'),
  );
  const byId = prepare((kysely, param: Placeholder<{ id: string }>) =>
    kysely.selectFrom('bill_difference').selectAll().where('id', '=', param('id')),
  );
  const openOf = prepare((kysely, param: Placeholder<Span>) =>
    kysely
      .selectFrom('bill_difference')
      .select(['day_at', sql<number>`count(*)`.as('all')])
      .select(sql<number>`count(*) - count(settled_at)`.as('open'))
      .where('day_at', '>=', param('from'))
      .where('day_at', '<', param('below'))
      .groupBy('day_at'),
  );
  const odd = prepare((kysely, param: Placeholder<Span>) =>
    kysely
      .selectFrom('oddity')
      .select([sql<number>`count(*)`.as('all'), sql<number>`count(*) - count(settled_at)`.as('open')])
      .where('gmt_created', '>=', param('from'))
      .where('gmt_created', '<', param('below')),
  );
  /** Moves outside of the platform, of all that there are. */
  const offline = (moves: typeof offlinePayments | typeof offlineRefunds) => {
    const during = (kysely: Kysely<Schema>, param: Placeholder<Span>) =>
      kysely
        .selectFrom(moves(kysely).as('m'))
        .where('m.gmtCreated', '>=', param('from'))
        .where('m.gmtCreated', '<', param('below'));
    const sums = prepare((kysely, param: Placeholder<Span>) =>
      during(kysely, param)
        .select(sql<number>`count(*)`.as('count'))
        .select(sql<number>`cast(coalesce(sum(m.amount), 0) as bigint)`.as('sum')),
    );
    const newest = prepare((kysely, param: Placeholder<Span & { readonly limit: number }>) =>
      during(kysely, param as Placeholder<Span>)
        .selectAll()
        .orderBy('m.gmtCreated', 'desc')
        .orderBy('m.orderId')
        .limit(limitOf(param('limit'))),
    );
    return async ({ from, below }: InstantSpan): Promise<OfflineMoves> => {
      const { count = 0, sum = 0 } = (await sums.first({ from, below })) ?? {};
      return { count, sum, newest: await newest.all({ from, below, limit: OFFLINE_READ_MAX }) };
    };
  };
  return {
    ...rows,
    page: async (order, window, selection) => {
      const { list, hasMore } = await rows.page(order, window, selection);
      const shown = list.map((row) => {
        const { sortValue, settledByName } = row;
        return { ...differences.recordOf(row), sortValue, settledByName };
      });
      return { list: shown, hasMore };
    },
    firstDay: async () => (await firstDay.first(ONE))?.day,
    lastDay: async () => (await lastDay.first(ONE))?.day,
    firstPaidAt: async () => (await firstPaid.first(ONE))?.paid_at,
    plan: async (planned) => {
      await db
        .insertInto('bill_day')
        .values(
          planned.map(({ day, dueAt }) => ({
            ...days.rowOf({ ...NEW_DAY, day }),
            due_at: dueAt,
          })),
        )
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute();
    },
    find: async (day) => {
      const row = await byDay.first({ day });
      return row && days.recordOf(row);
    },
    days: async ({ from, to }) => (await between.all({ from, to })).map(days.recordOf),
    claimDue: async (claim) =>
      (await takeDue<RowOf<typeof billDayFields>>(database, 'bill_day', claim)).map(days.recordOf),
    tried: async (day, error, nextAt) => {
      await db
        .updateTable('bill_day')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1), error, due_at: nextAt }))
        .where('day', '=', day)
        .where('state', '=', 'WAITING')
        .execute();
    },
    rowsOf: async (number) => (await rowsOfNumbers(db, [number])).map(billRowOf),
    closedMonths: async ({ from, to }) => (await closed.all({ from, to })).map(months.recordOf),
    openByDay: async ({ from, to }) => {
      const counted = await openOf.all({
        from: startOf(from),
        below: startOfShanghaiDay(dayIndexOf(to) + 1),
      });
      return new Map(counted.map(({ day_at, all, open }) => [shanghaiDay(day_at), { all, open }]));
    },
    oddities: async ({ from, below }) => (await odd.first({ from, below })) ?? { all: 0, open: 0 },
    offlinePayments: offline(offlinePayments),
    offlineRefunds: offline(offlineRefunds),
    findDifference: async (id) => {
      const row = await byId.first({ id });
      return row && differences.recordOf(row);
    },
  };
};
