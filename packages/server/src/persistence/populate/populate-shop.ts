import { piecesBack, refundedOf, type MoneyBack } from '@ykd/application/shop';
import type { Kysely } from 'kysely';
import { insertMany } from '../insert-many.js';
import type { PopulationOrder } from './population.js';
import type { Schema } from '../schema.js';
import { attemptRow } from '../shop/attempt-row.js';
import { historyRow } from '../shop/order-history.js';
import { oddityRow } from '../shop/oddity-row.js';
import { shopOrderRow } from '../shop/order-row.js';
import { twinRows } from '../shop/order-twins.js';
import { receiptRow } from '../shop/receipt-row.js';
import { refundRow } from '../shop/refund-row.js';
import { populateCredits } from './populate-credits.js';
import { countAllPaid, countRefunds, refundDays } from '../order-sums.js';

/** What went back of the payment that paid an order; undefined where none was taken in. */
const backOf = ({ receipts, refunds, outside }: PopulationOrder): readonly MoneyBack[] | undefined => {
  const paid = receipts.find((receipt) => receipt.paid);
  if (paid === undefined) return undefined;
  const isOf = ({ transactionId }: { readonly transactionId: string }): boolean =>
    transactionId === paid.transactionId;
  return [
    ...refunds
      .filter((refund) => refund.status === 'DONE' && isOf(refund))
      .map(({ amount, gmtModified: at }) => ({ amount, at })),
    ...outside.filter(isOf).map(({ amount, at }) => ({ amount, at })),
  ];
};

/**
 * The orders of members who are new: nobody is asked about their payments and refunds any more. `teachers`: the class teachers
 * of the members.
 */
export const populateShop = async (
  trx: Kysely<Schema>,
  purchases: readonly PopulationOrder[],
  teachers: ReadonlyMap<string, string>,
): Promise<void> => {
  const all = <T>(of: (purchase: PopulationOrder) => readonly T[]): readonly T[] => purchases.flatMap(of);
  const orders = purchases.map((purchase) => {
    const { order } = purchase;
    return shopOrderRow(order, order.id, refundedOf(order, backOf(purchase)));
  });
  await insertMany(trx, 'ykd_order', orders);
  const refunded = all((purchase) =>
    refundDays(purchase.order.id, piecesBack(purchase.order, backOf(purchase))),
  );
  const back = new Set(refunded.map((row) => row.order_id));
  const counted = purchases
    .map(({ order }) => order)
    .filter(({ id, paidAt, amount }) => back.has(id) || (paidAt !== null && amount > 0));
  const credits = await populateCredits(trx, counted, teachers);
  const days = refunded.flatMap((day) => {
    const credit = credits.get(day.order_id);
    return credit === undefined
      ? []
      : [{ ...day, person_id: credit.person_id, department_id: credit.department_id }];
  });
  await insertMany(trx, 'refund_day', days);
  await countAllPaid(
    trx,
    purchases.map(({ order }) => order),
  );
  await countRefunds(trx, refunded);
  await insertMany(trx, 'order_twin', twinRows(purchases.map(({ order }) => order)));
  const lines = all(({ order, history }) => history.map((entry, seq) => historyRow(order.id, seq, entry)));
  await insertMany(trx, 'order_history', lines);
  const attempts = all((purchase) => purchase.attempts).map((one) => ({
    ...attemptRow(one, 0),
    due_at: null,
  }));
  await insertMany(trx, 'payment_attempt', attempts);
  const receipts = all((purchase) => purchase.receipts).map((one) => receiptRow(one, one.at));
  await insertMany(trx, 'payment_receipt', receipts);
  const refunds = all((purchase) => purchase.refunds).map((one) => ({ ...refundRow(one), due_at: null }));
  await insertMany(trx, 'refund', refunds);
  const outside = all((purchase) => purchase.outside).map(({ refundId, transactionId, amount, at }) => ({
    id: refundId,
    transaction_id: transactionId,
    amount,
    gmt_created: at,
  }));
  await insertMany(trx, 'outside_refund', outside);
  const oddities = all((purchase) => purchase.oddities).map((oddity) => oddityRow(oddity));
  await insertMany(trx, 'oddity', oddities);
};
