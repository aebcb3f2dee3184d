import {
  commissionAccountFields,
  commissionClosingFields,
  commissionOrderFields,
  commissionPostingFields,
  commissionRateFields,
  commissionStatementFields,
  commissionSumFields,
} from '@ykd/application/entities';
import type { Commissions, Key, KeyRows, KeyWindow } from '@ykd/application/ports';
import type { CommissionSum } from '@ykd/domain/commission';
import { REFUNDING_STATUS } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import { keyReader } from './key-page.js';
import { mapping } from './mapping.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

export const accountRows = mapping(commissionAccountFields);
export const postingRows = mapping(commissionPostingFields);
export const statementRows = mapping(commissionStatementFields);
export const closingRows = mapping(commissionClosingFields);
export const rateRows = mapping(commissionRateFields);
export const commissionOrderRows = mapping(commissionOrderFields);
const sumRows = mapping(commissionSumFields);

/** What the postings of a kind come to, without whose they are. */
export const sumOfRow = (row: Parameters<typeof sumRows.recordOf>[0]): CommissionSum => {
  const { partnerId: _partnerId, month: _month, ...sum } = sumRows.recordOf(row);
  return sum;
};

type Values = Readonly<Record<string, string | number>>;

/** The records of the rows that a reader finds. */
const records =
  <K extends Key, Row, Found>(
    read: (window: KeyWindow<Key>, values?: Values) => Promise<KeyRows<Row>>,
    recordOf: (row: Row) => Found,
  ) =>
  async (window: KeyWindow<K>, values?: Values): Promise<KeyRows<Found>> => {
    const { list, hasMore } = await read(window, values);
    return { list: list.map(recordOf), hasMore };
  };

/** A place among what stands by its month first. */
const withinMonth = <K extends Key>(
  { limit, from }: KeyWindow<K>,
  month: string,
): KeyWindow<readonly [string, ...K]> => ({
  limit,
  ...(from && { from: { key: [month, ...from.key] as const, isBackwards: from.isBackwards } }),
});

/** One of the orders that staff have to look at though their commission was released. */
export const releasedInDoubt = (db: Kysely<Schema>) =>
  db
    .selectFrom('commission_order')
    .select('order_id')
    .where('review', '=', 'OPEN')
    .where('state', '=', 'RELEASED')
    .limit(sql.lit(1));

/** What partners earn, in the database. */
export const commissions = (database: Database): Commissions => {
  const { prepare, db } = database;
  const account = prepare((kysely, param: Placeholder<{ id: string }>) =>
    kysely.selectFrom('commission_account').selectAll().where('partner_id', '=', param('id')),
  );
  const order = prepare((kysely, param: Placeholder<{ id: string }>) =>
    kysely.selectFrom('commission_order').selectAll().where('order_id', '=', param('id')),
  );
  const statement = prepare((kysely, param: Placeholder<{ id: string; month: string }>) =>
    kysely
      .selectFrom('commission_statement')
      .selectAll()
      .where('partner_id', '=', param('id'))
      .where('month', '=', param('month')),
  );
  const sums = prepare((kysely, param: Placeholder<{ id: string; month: string }>) =>
    kysely
      .selectFrom('commission_sum')
      .selectAll()
      .where('partner_id', '=', param('id'))
      .where('month', '=', param('month')),
  );
  const due = keyReader(
    database,
    (kysely, param) =>
      kysely
        .selectFrom('commission_order')
        .selectAll()
        .where('due_at', '<=', param('at') as number)
        .where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom('ykd_order')
                .select('ykd_order.id')
                .whereRef('ykd_order.id', '=', 'commission_order.order_id')
                .where('ykd_order.status', '=', REFUNDING_STATUS),
            ),
          ),
        ),
    ['commission_order.due_at', 'commission_order.order_id'],
    'asc',
  );
  const inDoubt = prepare((kysely, param: Placeholder<{ partner: string }>) =>
    releasedInDoubt(kysely).where('partner_id', '=', param('partner')),
  );
  const paid = prepare((kysely, param: Placeholder<{ partner: string; from: number; to: number }>) =>
    kysely
      .selectFrom('commission_order')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('partner_id', '=', param('partner'))
      .where('paid_at', '>=', param('from'))
      .where('paid_at', '<', param('to')),
  );
  const closings = prepare((kysely, param: Placeholder<{ limit: number }>) =>
    kysely
      .selectFrom('commission_closing')
      .selectAll()
      .orderBy('month', 'desc')
      .limit(limitOf(param('limit'))),
  );
  const openIn = prepare((kysely, param: Placeholder<{ month: string; limit: number }>) =>
    kysely
      .selectFrom('commission_account')
      .select('partner_id')
      .where('open_month', '<=', param('month'))
      .orderBy('open_month')
      .orderBy('partner_id')
      .limit(limitOf(param('limit'))),
  );
  const accountsById = keyReader(
    database,
    (kysely) => kysely.selectFrom('commission_account').selectAll(),
    ['commission_account.partner_id'],
    'asc',
  );
  const ofPartner = keyReader(
    database,
    (kysely, param) =>
      kysely
        .selectFrom('commission_posting')
        .selectAll()
        .where('partner_id', '=', param('partner') as string),
    ['commission_posting.seq'],
    'desc',
  );
  const ofMonth = keyReader(
    database,
    (kysely, param) =>
      kysely
        .selectFrom('commission_posting')
        .selectAll()
        .where('partner_id', '=', param('partner') as string)
        // As a range, and sorted by it: otherwise SQLite goes through all months along the primary key.
        .where('month', '>=', param('month') as string)
        .where('month', '<=', param('month') as string),
    ['commission_posting.month', 'commission_posting.seq'],
    'desc',
  );
  const all = keyReader(
    database,
    (kysely) => kysely.selectFrom('commission_posting').selectAll(),
    ['commission_posting.at', 'commission_posting.partner_id', 'commission_posting.seq'],
    'desc',
  );
  const allOfMonth = keyReader(
    database,
    (kysely, param) =>
      kysely
        .selectFrom('commission_posting')
        .selectAll()
        // As a range, too.
        .where('month', '>=', param('month') as string)
        .where('month', '<=', param('month') as string),
    [
      'commission_posting.month',
      'commission_posting.at',
      'commission_posting.partner_id',
      'commission_posting.seq',
    ],
    'desc',
  );
  const ordersById = keyReader(
    database,
    (kysely) => kysely.selectFrom('commission_order').selectAll(),
    ['commission_order.order_id'],
    'asc',
  );
  const unbrought = keyReader(
    database,
    (kysely) =>
      kysely
        .selectFrom('ykd_order')
        .innerJoin('coupon_claim', 'coupon_claim.coupon_id', 'ykd_order.coupon_id')
        .leftJoin('commission_order', 'commission_order.order_id', 'ykd_order.id')
        .select('ykd_order.id')
        .where('commission_order.order_id', 'is', null),
    ['ykd_order.id'],
    'asc',
  );
  const ordersBy = (column: 'partner_id' | 'review') =>
    keyReader(
      database,
      (kysely, param) =>
        kysely
          .selectFrom('commission_order')
          .selectAll()
          .where(column, '=', param('value') as never),
      ['commission_order.placed_at', 'commission_order.order_id'],
      'desc',
    );
  const statementsBy = (column: 'partner_id' | 'month', by: string, direction: 'asc' | 'desc') =>
    keyReader(
      database,
      (kysely, param) =>
        kysely
          .selectFrom('commission_statement')
          .selectAll()
          .where(column, '=', param('value') as string),
      [by],
      direction,
    );
  const ofPartnerOrders = records(ordersBy('partner_id'), commissionOrderRows.recordOf);
  const dueOrders = records(due, commissionOrderRows.recordOf);
  const ofReview = records(ordersBy('review'), commissionOrderRows.recordOf);
  const statementsOf = records(
    statementsBy('partner_id', 'commission_statement.month', 'desc'),
    statementRows.recordOf,
  );
  const statementsIn = records(
    statementsBy('month', 'commission_statement.number', 'asc'),
    statementRows.recordOf,
  );
  const rates = keyReader(
    database,
    (kysely) => kysely.selectFrom('commission_rate').selectAll(),
    ['commission_rate.gmt_created', 'commission_rate.id'],
    'desc',
  );
  const [postingsOfPartner, postingsOfMonth, postings, postingsIn] = [
    records(ofPartner, postingRows.recordOf),
    records(ofMonth, postingRows.recordOf),
    records(all, postingRows.recordOf),
    records(allOfMonth, postingRows.recordOf),
  ];
  return {
    account: async (id) => {
      const row = await account.first({ id });
      return row && accountRows.recordOf(row);
    },
    accounts: records(accountsById, accountRows.recordOf),
    accountsOf: async (partnerIds) => {
      if (partnerIds.length === 0) return [];
      const rows = await db
        .selectFrom('commission_account')
        .selectAll()
        .where('partner_id', 'in', partnerIds)
        .execute();
      return rows.map(accountRows.recordOf);
    },
    postingsOf: (partner, window, month) => {
      if (month === undefined) return postingsOfPartner(window, { partner });
      return postingsOfMonth(withinMonth(window, month), { partner, month });
    },
    postings: (window, month) =>
      month === undefined ? postings(window) : postingsIn(withinMonth(window, month), { month }),
    order: async (id) => {
      const row = await order.first({ id });
      return row && commissionOrderRows.recordOf(row);
    },
    orders: records(ordersById, commissionOrderRows.recordOf),
    unbrought: records(unbrought, ({ id }) => id),
    ordersOf: (value, window) => ofPartnerOrders(window, { value }),
    reviewed: (value, window) => ofReview(window, { value }),
    due: (at, window) => dueOrders(window, { at }),
    hasReleasedInDoubt: async (partner) => (await inDoubt.first({ partner })) !== undefined,
    paidCount: async (partner, span) => (await paid.first({ partner, ...span }))?.count ?? 0,
    sumsOf: async (id, month) => (await sums.all({ id, month })).map(sumOfRow),
    statement: async (id, month) => {
      const row = await statement.first({ id, month });
      return row && statementRows.recordOf(row);
    },
    statementsOf: (value, window) => statementsOf(window, { value }),
    statements: (value, window) => statementsIn(window, { value }),
    closings: async (limit) => (await closings.all({ limit })).map(closingRows.recordOf),
    openIn: async (month, limit) =>
      (await openIn.all({ month, limit })).map(({ partner_id: partnerId }) => partnerId),
    rates: records(rates, rateRows.recordOf),
  };
};
