import { billDayFields, closedMonthFields, differenceFields, refundFields } from '@ykd/application/entities';
import type { KnownMoney, TxBills } from '@ykd/application/ports';
import { dayIndexOf, shanghaiDay, startOfShanghaiDay } from '@ykd/domain/shared';
import { sql, type Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import { insertMany } from '../insert-many.js';
import { mapping } from '../mapping.js';
import type { Schema } from '../schema.js';
import { billRowOf, byNumbers, keptRow, rowsOfNumbers } from './bill-rows.js';

const days = mapping(billDayFields);
const differences = mapping(differenceFields);
const months = mapping(closedMonthFields);
const refunds = mapping(refundFields);

const startOf = (day: string): number => startOfShanghaiDay(dayIndexOf(day));
const endOf = (day: string): number => startOfShanghaiDay(dayIndexOf(day) + 1);

/** The tables of money that moved, each with when, and by which number. */
const payments = (trx: Kysely<Schema>) => trx.selectFrom('payment_receipt').selectAll();
const ours = (trx: Kysely<Schema>) => trx.selectFrom('refund').selectAll();
const theirs = (trx: Kysely<Schema>) =>
  trx
    .selectFrom('outside_refund as b')
    .leftJoin('payment_receipt as p', 'p.transaction_id', 'b.transaction_id')
    .select(['b.id', 'b.transaction_id', 'b.amount', 'b.gmt_created', 'p.order_id']);

const paymentOf = (row: Schema['payment_receipt']): KnownMoney => ({
  kind: 'PAYMENT',
  number: row.transaction_id,
  transactionId: row.transaction_id,
  amount: row.amount,
  day: shanghaiDay(row.paid_at),
  state: 'DONE',
  orderId: row.order_id,
});

const refundOf = (row: Schema['refund']): KnownMoney => {
  const { id, transactionId, amount, status, gmtModified, orderId } = refunds.recordOf(row);
  return {
    kind: 'REFUND',
    number: id,
    transactionId,
    amount,
    day: shanghaiDay(gmtModified),
    state: status,
    orderId,
  };
};

const outsideOf = (row: Awaited<ReturnType<ReturnType<typeof theirs>['execute']>>[number]): KnownMoney => ({
  kind: 'REFUND',
  number: row.id,
  transactionId: row.transaction_id,
  amount: row.amount,
  day: shanghaiDay(row.gmt_created),
  state: 'DONE',
  orderId: row.order_id,
});

/** The bills of days inside a transaction. */
export const txBills = (trx: Kysely<Schema>, { lockKey }: DialectTraits): TxBills => {
  const countOf = async (rows: Promise<{ readonly count: number } | undefined>): Promise<number> =>
    (await rows)?.count ?? 0;
  const COUNT = sql<number>`count(*)`.as('count');
  const findDay = async (day: string) => {
    const row = await trx.selectFrom('bill_day').selectAll().where('day', '=', day).executeTakeFirst();
    return row && days.recordOf(row);
  };
  return {
    lockMonth: (month) => lockKey(trx, `bill:month:${month}`),
    replaceRows: async (day, rows) => {
      await trx.deleteFrom('bill_row').where('day', '=', day).execute();
      await insertMany(
        trx,
        'bill_row',
        rows.map((row, seq) => ({ ...keptRow({ ...row, day }), seq })),
      );
    },
    rowsOfDay: async (day) => {
      const rows = await trx
        .selectFrom('bill_row')
        .selectAll()
        .where('day', '=', day)
        .orderBy('seq')
        .execute();
      return rows.map(billRowOf);
    },
    rowsOf: async (numbers) => (await rowsOfNumbers(trx, numbers)).map(billRowOf),
    moneyOfDay: async (day) => {
      const [from, below] = [startOf(day), endOf(day)];
      const paid = await payments(trx).where('paid_at', '>=', from).where('paid_at', '<', below).execute();
      const back = await ours(trx)
        .where('gmt_modified', '>=', from)
        .where('gmt_modified', '<', below)
        .execute();
      const outside = await theirs(trx)
        .where('b.gmt_created', '>', sql.lit(0))
        .where('b.gmt_created', '>=', from)
        .where('b.gmt_created', '<', below)
        .execute();
      return [...paid.map(paymentOf), ...back.map(refundOf), ...outside.map(outsideOf)];
    },
    moneyOf: (numbers) =>
      byNumbers(numbers, async (some) => {
        const paid = await payments(trx).where('transaction_id', 'in', some).execute();
        const back = await ours(trx).where('id', 'in', some).execute();
        const outside = await theirs(trx).where('b.id', 'in', some).execute();
        return [...paid.map(paymentOf), ...back.map(refundOf), ...outside.map(outsideOf)];
      }),
    ordersOf: async (numbers) => {
      const found = await byNumbers(numbers, async (some) => [
        ...(await trx
          .selectFrom('payment_receipt')
          .select(['transaction_id as number', 'order_id'])
          .where('transaction_id', 'in', some)
          .execute()),
        ...(await trx
          .selectFrom('payment_attempt')
          .select(['out_trade_no as number', 'order_id'])
          .where('out_trade_no', 'in', some)
          .execute()),
      ]);
      return new Map(found.map(({ number, order_id }) => [number, order_id]));
    },
    differencesOf: async (day) => {
      const rows = await trx
        .selectFrom('bill_difference')
        .selectAll()
        .where('day_at', '=', startOf(day))
        .execute();
      return rows.map(differences.recordOf);
    },
    findDifference: async (id) => {
      const row = await trx.selectFrom('bill_difference').selectAll().where('id', '=', id).executeTakeFirst();
      return row && differences.recordOf(row);
    },
    putDifference: async (difference) => {
      const { id, ...rest } = differences.rowOf(difference);
      await trx
        .insertInto('bill_difference')
        .values({ id, ...rest })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
        .execute();
    },
    findDay,
    storeDay: async (day, dueAt) => {
      const { day: key, ...rest } = days.rowOf(day);
      await trx
        .updateTable('bill_day')
        .set({ ...rest, due_at: dueAt })
        .where('day', '=', key)
        .execute();
    },
    wake: async (since, at) => {
      const open = await trx
        .selectFrom('bill_difference')
        .select('day_at')
        .distinct()
        .where('settled_at', 'is', null)
        .execute();
      const later = await trx.selectFrom('bill_day').select('day').where('day', '>=', since).execute();
      const meant = [...open.map(({ day_at }) => shanghaiDay(day_at)), ...later.map(({ day }) => day)];
      if (meant.length === 0) return;
      await trx
        .updateTable('bill_day')
        .set({ due_at: at })
        .where('day', 'in', meant)
        .where('state', '=', 'COMPARED')
        .execute();
    },
    closing: async (month) => {
      const row = await trx
        .selectFrom('closed_month')
        .selectAll()
        .where('month', '=', month)
        .executeTakeFirst();
      return row && months.recordOf(row);
    },
    close: async (month) => {
      await trx.insertInto('closed_month').values(months.rowOf(month)).execute();
    },
    reopen: async (month) => {
      await trx.deleteFrom('closed_month').where('month', '=', month).execute();
    },
    firstDay: async () =>
      (await trx.selectFrom('bill_day').select('day').orderBy('day').limit(sql.lit(1)).executeTakeFirst())
        ?.day,
    comparedDays: ({ from, to }) =>
      countOf(
        trx
          .selectFrom('bill_day')
          .select(COUNT)
          .where('day', '>=', from)
          .where('day', '<=', to)
          .where('state', '<>', 'WAITING')
          .executeTakeFirst(),
      ),
    openDifferences: ({ from, to }) =>
      countOf(
        trx
          .selectFrom('bill_difference')
          .select(COUNT)
          .where('day_at', '>=', startOf(from))
          .where('day_at', '<', endOf(to))
          .where('settled_at', 'is', null)
          .executeTakeFirst(),
      ),
    openOddities: ({ from, below }) =>
      countOf(
        trx
          .selectFrom('oddity')
          .select(COUNT)
          .where('gmt_created', '>=', from)
          .where('gmt_created', '<', below)
          .where('settled_at', 'is', null)
          .executeTakeFirst(),
      ),
  };
};
