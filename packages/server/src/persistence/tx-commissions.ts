import type { TxCommissions } from '@ykd/application/ports';
import { monthBehind, NO_COMMISSION } from '@ykd/domain/commission';
import { sql, type Kysely } from 'kysely';
import {
  accountRows,
  closingRows,
  commissionOrderRows,
  postingRows,
  rateRows,
  releasedInDoubt,
  statementRows,
  sumOfRow,
} from './commissions.js';
import type { DialectTraits } from './dialect.js';
import type { Schema } from './schema.js';

const CLOSING = 'commission:closing';

/** The account of a partner, held; undefined where there is none. */
const heldAccount = async (
  trx: Kysely<Schema>,
  { forNoKeyUpdate }: Pick<DialectTraits, 'forNoKeyUpdate'>,
  partnerId: string,
) => {
  const row = await trx
    .selectFrom('commission_account')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .modifyEnd(forNoKeyUpdate)
    .executeTakeFirst();
  return row && accountRows.recordOf(row);
};

/** What partners earn inside a transaction. */
export const txCommissions = (
  trx: Kysely<Schema>,
  traits: Pick<DialectTraits, 'forNoKeyUpdate' | 'lockKey'>,
): TxCommissions => {
  const ofMonth = (partnerId: string, month: string) =>
    trx.selectFrom('commission_posting').where('partner_id', '=', partnerId).where('month', '=', month);
  return {
    hold: async (partnerId, month) => {
      const known = await heldAccount(trx, traits, partnerId);
      if (known !== undefined) return known;
      // Whoever closes a month sees this account, or this one sees that the month is closed.
      await traits.lockKey(trx, CLOSING);
      const closed = await trx
        .selectFrom('commission_closing')
        .select('month')
        .orderBy('month', 'desc')
        .limit(sql.lit(1))
        .executeTakeFirst();
      const first = closed === undefined ? month : monthBehind(closed.month);
      const account = { partnerId, openMonth: first > month ? first : month, lastSeq: 0, ...NO_COMMISSION };
      await trx
        .insertInto('commission_account')
        .values(accountRows.rowOf(account))
        .onConflict((conflict) => conflict.column('partner_id').doNothing())
        .execute();
      return (await heldAccount(trx, traits, partnerId)) ?? account;
    },
    posting: async (source) => {
      const row = await trx
        .selectFrom('commission_posting')
        .selectAll()
        .where('source', '=', source)
        .executeTakeFirst();
      return row && postingRows.recordOf(row);
    },
    append: async (posting, after) => {
      await trx.insertInto('commission_posting').values(postingRows.rowOf(posting)).execute();
      const { partner_id: partnerId, ...row } = accountRows.rowOf(after);
      await trx.updateTable('commission_account').set(row).where('partner_id', '=', partnerId).execute();
      const { month, kind, debit, credit, cents } = posting;
      await trx
        .insertInto('commission_sum')
        .values({ partner_id: partnerId, month, kind, debit, credit, cents, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['partner_id', 'month', 'kind', 'debit']).doUpdateSet({
            cents: sql<number>`commission_sum.cents + excluded.cents`,
            count: sql<number>`commission_sum.count + 1`,
          }),
        )
        .execute();
    },
    postingsOf: async (orderId) => {
      const rows = await trx
        .selectFrom('commission_posting')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('seq')
        .execute();
      return rows.map(postingRows.recordOf);
    },
    order: async (orderId) => {
      const row = await trx
        .selectFrom('commission_order')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      return row && commissionOrderRows.recordOf(row);
    },
    paidBy: async ({ partnerId, payer }) => {
      const rows = await trx
        .selectFrom('commission_order')
        .selectAll()
        .where('payer', '=', payer)
        .where('review', '<>', 'REFUSED')
        .where('partner_id', '=', partnerId)
        .execute();
      return rows.map(commissionOrderRows.recordOf);
    },
    hasReleasedInDoubt: async (partnerId) => {
      const first = releasedInDoubt(trx).where('partner_id', '=', partnerId);
      return (await first.executeTakeFirst()) !== undefined;
    },
    insertOrder: async (order) => {
      await trx.insertInto('commission_order').values(commissionOrderRows.rowOf(order)).execute();
    },
    storeOrder: async (order) => {
      const { order_id: orderId, ...row } = commissionOrderRows.rowOf(order);
      await trx.updateTable('commission_order').set(row).where('order_id', '=', orderId).execute();
    },
    ratesFor: async ({ partnerId, productId, level }) => {
      const found = (of: string | null) =>
        trx
          .selectFrom('commission_rate')
          .selectAll()
          .where('partner_id', of === null ? 'is' : '=', of)
          .where((eb) => eb.or([eb('product_id', 'is', null), eb('product_id', '=', productId)]))
          .where((eb) => eb.or([eb('level', 'is', null), eb('level', '=', level)]))
          .execute();
      return [...(await found(partnerId)), ...(await found(null))].map(rateRows.recordOf);
    },
    insertRate: async (rate) => {
      await trx.insertInto('commission_rate').values(rateRows.rowOf(rate)).execute();
    },
    lockClosing: () => traits.lockKey(trx, CLOSING),
    firstOpenMonth: async () => {
      const row = await trx
        .selectFrom('commission_account')
        .select('open_month')
        .orderBy('open_month')
        .limit(sql.lit(1))
        .executeTakeFirst();
      return row?.open_month;
    },
    closing: async (month) => {
      const row = await trx
        .selectFrom('commission_closing')
        .selectAll()
        .where('month', '=', month)
        .executeTakeFirst();
      return row && closingRows.recordOf(row);
    },
    putClosing: async (closing) => {
      const { month, ...row } = closingRows.rowOf(closing);
      await trx
        .insertInto('commission_closing')
        .values({ month, ...row })
        .onConflict((conflict) => conflict.column('month').doUpdateSet(row))
        .execute();
    },
    nextStatement: async (month) => {
      const { statements } = await trx
        .updateTable('commission_closing')
        .set({ statements: sql<number>`statements + 1` })
        .where('month', '=', month)
        .returning('statements')
        .executeTakeFirstOrThrow();
      return statements;
    },
    sumsOf: async (partnerId, month) => {
      const rows = await trx
        .selectFrom('commission_sum')
        .selectAll()
        .where('partner_id', '=', partnerId)
        .where('month', '=', month)
        .execute();
      return rows.map(sumOfRow);
    },
    sumsByMonth: async (partnerId) => {
      const rows = await trx
        .selectFrom('commission_sum')
        .selectAll()
        .where('partner_id', '=', partnerId)
        .execute();
      const sumsOf = (month: string) => rows.filter((row) => row.month === month).map(sumOfRow);
      return new Map(rows.map(({ month }) => [month, sumsOf(month)]));
    },
    spanOf: async (partnerId, month) => {
      const at = (direction: 'asc' | 'desc') =>
        ofMonth(partnerId, month)
          .select('seq')
          .orderBy('seq', direction)
          .limit(sql.lit(1))
          .executeTakeFirst();
      const [first, last] = [await at('asc'), await at('desc')];
      return first && last && { firstSeq: first.seq, lastSeq: last.seq };
    },
    lastStatement: async (partnerId) => {
      const row = await trx
        .selectFrom('commission_statement')
        .selectAll()
        .where('partner_id', '=', partnerId)
        .orderBy('month', 'desc')
        .limit(sql.lit(1))
        .executeTakeFirst();
      return row && statementRows.recordOf(row);
    },
    insertStatement: async (statement) => {
      await trx.insertInto('commission_statement').values(statementRows.rowOf(statement)).execute();
    },
    openMonth: async (partnerId, month) => {
      await trx
        .updateTable('commission_account')
        .set({ open_month: month })
        .where('partner_id', '=', partnerId)
        .execute();
    },
  };
};
