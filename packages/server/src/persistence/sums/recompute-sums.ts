import { REFUNDED_STATUS } from '@ykd/domain/order';
import type { Database } from '../database.js';
import { keepRefunded } from '../shop/order-facts.js';
import { missingSums } from '../fill-sums.js';
import { writeCreditSums } from '../pending-credits.js';
import { copyCredited, copyPaid } from '../credit-copies.js';
import { missingCredits, writeCredits } from '../fill-credits.js';
import { writeSums } from '../pending-sums.js';
import { recomputeStandings } from './recompute-standings.js';

/** What a recomputation of what is counted found. */
export interface SumsRecomputed {
  /** The orders of which other refunds were kept than there are. */
  readonly orders: number;
  /** The days of which other sums were kept than there are. */
  readonly days: number;
  /** The orders of which it was not written down to whom they count, or not rightly, and the sums of what counts to whom that were others. */
  readonly credits: number;
  /** The standings in campaigns, and the days of campaigns, of which something else was kept than their entries say. */
  readonly checkIns: number;
}

/** The orders of which money may have gone back, or is kept as if it had. */
const refundedOrders = async ({ db }: Pick<Database, 'db'>): Promise<readonly string[]> => {
  const found = [
    await db.selectFrom('refund').select('order_id as id').distinct().execute(),
    await db.selectFrom('offline_refund').select('order_id as id').distinct().execute(),
    await db.selectFrom('refund_day').select('order_id as id').distinct().execute(),
    await db.selectFrom('ykd_order').select('id').where('status', '=', REFUNDED_STATUS).execute(),
    await db
      .selectFrom('outside_refund')
      .innerJoin('payment_receipt', 'payment_receipt.transaction_id', 'outside_refund.transaction_id')
      .select('payment_receipt.order_id as id')
      .distinct()
      .execute(),
  ];
  return [...new Set(found.flat().map(({ id }) => id))].toSorted();
};

/**
 * Works out anew what is counted of each day, also beside running servers; what was right stays as it is. What is kept of each
 * student is to be worked out before: see `recomputeStudents`.
 */
export const recomputeSums = async (
  database: Pick<Database, 'db' | 'transaction' | 'traits'>,
): Promise<SumsRecomputed> => {
  const { transaction, traits } = database;
  let orders = 0;
  for (const id of await refundedOrders(database)) {
    const isChanged = await transaction(async (trx) => {
      await trx
        .selectFrom('ykd_order')
        .select('id')
        .where('id', '=', id)
        .modifyEnd(traits.forUpdate)
        .execute();
      return keepRefunded(trx, id);
    });
    if (isChanged) orders += 1;
  }
  const days = await transaction(async (trx) => {
    // Two at once would both add what is missing.
    await traits.lockKey(trx, 'sums:recompute');
    // What others add meanwhile is right: what is missing stays the same.
    const missing = await missingSums(trx);
    await writeSums(
      trx,
      missing.map((row) => ({ ...row, slot: 0 })),
    );
    return missing.length;
  });
  const credits = await transaction(async (trx) => {
    await traits.lockKey(trx, 'sums:recompute');
    const written = (await writeCredits(trx)) + (await copyPaid(trx)) + (await copyCredited(trx));
    const missing = await missingCredits(trx, traits);
    await writeCreditSums(
      trx,
      missing.map((row) => ({ ...row, slot: 0 })),
    );
    return written + missing.length;
  });
  return { orders, days, credits, checkIns: await recomputeStandings(database) };
};
