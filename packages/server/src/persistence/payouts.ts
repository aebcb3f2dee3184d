import { partnerFields, payoutFields, type Payout } from '@ykd/application/entities';
import type { ListedPayout, ListedPayouts, PayablePartner } from '@ykd/application/payout';
import type { TxPayouts } from '@ykd/application/ports';
import { RETURNED_PAYOUT_STATUSES } from '@ykd/domain/payout';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { keyReader } from './key-page.js';
import { listReader } from './list-reader.js';
import type { ListTable, Sql } from './list-table.js';
import { mapping } from './mapping.js';
import type { Parameters, Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import {
  beginsTyped,
  foundStudents,
  isFoundStudent,
  isTyped,
  studentOrTypedSearch,
} from './student-search.js';
import { takeDue } from './take-due.js';

const payoutRows = mapping(payoutFields);
const partnerRows = mapping(partnerFields);

/** Columns of which a whole value is searched for. */
const NUMBERS = ['id', 'bank_list', 'reference'] as const;

/** The ids of the payouts that a search finds, perhaps more than once each. */
const foundPayouts = (param: Placeholder<Parameters>): Sql => {
  const tests = [...NUMBERS.map((column) => isTyped(column, param)), beginsTyped('payee_name', param)];
  const own = tests.map((test) => sql`select id from payout where ${test}`);
  return sql`${sql.join(own, sql` union all `)}
    union all select his.id from (${foundStudents(param)}) as partner
      cross join payout as his where his.partner_id = partner.id`;
};

/** Whether a search finds the payout of a row that something else led to. */
const isFoundPayout = (param: Placeholder<Parameters>): Sql => {
  const tests = [
    ...NUMBERS.map((column) => isTyped(`p.${column}`, param)),
    beginsTyped('p.payee_name', param),
    isFoundStudent('p.partner_id', param),
  ];
  return sql`(${sql.join(tests, sql` or `)})`;
};

const PAYOUTS: ListTable = {
  id: 'p.id',
  table: sql`payout as p`,
  select: sql`${sql.join(payoutRows.columns.map((column) => sql.ref(`p.${column}`)))},
    his.real_name as "partnerName"`,
  beside: sql`left join partner as his on his.user_id = p.partner_id`,
  columns: {
    status: { filter: 'p.status' },
    method: { filter: 'p.method' },
    partner: { filter: 'p.partner_id' },
    bankList: { filter: 'p.bank_list' },
    amount: { filter: 'p.amount', sort: 'p.amount' },
    gmtCreated: { filter: 'p.gmt_created', sort: 'p.gmt_created' },
  },
  found: foundPayouts,
  // Nobody sees some of them: whoever sees any sees all.
  source: ({ isSearched, lead = 'search' }, param, { among }) => {
    const from = sql`payout as p`;
    if (!isSearched) return { from, where: [], isNarrow: false };
    return lead === 'search'
      ? { from, where: [among(sql.ref('p.id'), foundPayouts(param))], isNarrow: true }
      : { from, where: [isFoundPayout(param)], isNarrow: false };
  },
};

type Row = Schema['payout'] & Pick<ListedPayout, 'sortValue' | 'partnerName'>;

/** What of a month is paid out, inside a transaction or not. */
const paidInMonth =
  (db: Kysely<Schema>): TxPayouts['paidInMonth'] =>
  async (partnerId, taxMonth) => {
    const row = await db
      .selectFrom('payout')
      .select([
        sql<number>`coalesce(cast(sum(amount) as bigint), 0)`.as('paid'),
        sql<number>`coalesce(cast(sum(tax) as bigint), 0)`.as('withheld'),
        sql<number>`count(case when status <> 'PAID' then 1 end)`.as('open'),
      ])
      .where('partner_id', '=', partnerId)
      .where('tax_month', '=', taxMonth)
      .where('status', 'not in', [...RETURNED_PAYOUT_STATUSES])
      .executeTakeFirstOrThrow();
    return { paid: Number(row.paid), withheld: Number(row.withheld), isOpen: Number(row.open) > 0 };
  };

/** Payouts in the database, as they are read. */
export const payouts = (database: Database): ListedPayouts => {
  const { prepare } = database;
  const rows = listReader<Row>(database, PAYOUTS, studentOrTypedSearch);
  const byId = prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('payout').selectAll().where('id', '=', param('id')),
  );
  const ofPartner = keyReader(
    database,
    (db, param) =>
      db
        .selectFrom('payout')
        .selectAll()
        .where('partner_id', '=', param('partnerId') as never),
    ['payout.gmt_created', 'payout.id'],
    'desc',
  );
  const payable = keyReader(
    database,
    (db) =>
      db
        .selectFrom('commission_account')
        .innerJoin('partner', 'partner.user_id', 'commission_account.partner_id')
        .selectAll('partner')
        .select('commission_account.payable')
        .where('commission_account.payable', '>', 0),
    ['commission_account.payable', 'commission_account.partner_id'],
    'desc',
  );
  return {
    ...rows,
    page: async (order, window, selection) => {
      const { list, hasMore } = await rows.page(order, window, selection);
      const shown = list.map((row) => {
        const { sortValue, partnerName } = row;
        return { ...payoutRows.recordOf(row), sortValue, partnerName };
      });
      return { list: shown, hasMore };
    },
    find: async (id) => {
      const row = await byId.first({ id });
      return row && payoutRows.recordOf(row);
    },
    ofPartner: async (partnerId, window) => {
      const { list, hasMore } = await ofPartner(window, { partnerId });
      return { list: list.map(payoutRows.recordOf), hasMore };
    },
    payable: async (window) => {
      const { list, hasMore } = await payable(window);
      const shown = list.map(({ payable: cents, ...row }): PayablePartner => ({
        partner: partnerRows.recordOf(row),
        payable: cents,
      }));
      return { list: shown, hasMore };
    },
    paidInMonth: paidInMonth(database.db),
    claimDue: async (claim) =>
      (await takeDue<Schema['payout']>(database, 'payout', claim)).map(payoutRows.recordOf),
  };
};

/** Payouts inside a transaction. */
export const txPayouts = (
  trx: Kysely<Schema>,
  { forUpdate, lockKey }: Pick<DialectTraits, 'forUpdate' | 'lockKey'>,
): TxPayouts => {
  const all = trx.selectFrom('payout').selectAll();
  return {
    lockRequest: (requestKey) => lockKey(trx, `payout:request:${requestKey}`),
    ofRequest: async (requestKey) => {
      const rows = await all.where('request_key', '=', requestKey).execute();
      // By hand: for their order PostgreSQL reads the key of the table instead of the index.
      return rows.map(payoutRows.recordOf).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
    insert: async (payout) => {
      await trx
        .insertInto('payout')
        .values({ ...payoutRows.rowOf(payout), due_at: null })
        .execute();
    },
    hold: async (id) => {
      const row = await all.where('id', '=', id).modifyEnd(forUpdate).executeTakeFirst();
      return row && payoutRows.recordOf(row);
    },
    store: async (payout: Payout, dueAt) => {
      const { id, ...row } = payoutRows.rowOf(payout);
      await trx
        .updateTable('payout')
        .set({ ...row, due_at: dueAt })
        .where('id', '=', id)
        .execute();
    },
    paidInMonth: paidInMonth(trx),
  };
};
