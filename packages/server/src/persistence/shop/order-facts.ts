import type { Refund } from '@ykd/application/entities';
import { refundedOf, type MoneyBack, type Refunded } from '@ykd/application/shop';
import { rankedNumber } from '@ykd/application/staff-list';
import type { OrderStatus } from '@ykd/domain/order';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.js';
import { keepRefundDays } from '../order-sums.js';

const DONE = 'DONE' satisfies Refund['status'];

/** The columns of when an order was paid, with what it is sorted by. */
export const paidColumns = ({ paidAt }: { readonly paidAt: number | null }) => ({
  paid_at: paidAt,
  paid_at_sort: rankedNumber(paidAt),
});

/** The columns of how much of an order's money is back. */
const refundedColumns = ({ refundedAmount, refundedAt }: Refunded) => ({
  refunded_amount: refundedAmount,
  refunded_at: refundedAt,
  refunded_at_sort: rankedNumber(refundedAt),
});

/** What staff noted that they gave back by hand of an order; undefined where that is nothing. */
const byHandOf = async (db: Kysely<Schema>, orderId: string): Promise<readonly MoneyBack[] | undefined> => {
  const rows = await db
    .selectFrom('offline_refund')
    .select(['amount', 'gmt_created as at'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.length === 0 ? undefined : rows;
};

/** What went back of what paid an order; undefined where no payment was taken in, and nothing was noted. */
const backOf = async (db: Kysely<Schema>, orderId: string): Promise<readonly MoneyBack[] | undefined> => {
  const receipt = await db
    .selectFrom('payment_receipt')
    .select('transaction_id')
    .where('paid_order_id', '=', orderId)
    .executeTakeFirst();
  if (receipt === undefined) return byHandOf(db, orderId);
  const ours = await db
    .selectFrom('refund')
    .select(['amount', 'gmt_modified as at', 'status'])
    .where('transaction_id', '=', receipt.transaction_id)
    .execute();
  const theirs = await db
    .selectFrom('outside_refund')
    .select(['amount', 'gmt_created as at'])
    .where('transaction_id', '=', receipt.transaction_id)
    .execute();
  return [...ours.filter(({ status }) => status === DONE), ...theirs].map(({ amount, at }) => ({
    amount,
    at,
  }));
};

/** How an order stands whose money may be back, and what of it is. */
const standing = async (db: Kysely<Schema>, orderId: string) => {
  const order = await db
    .selectFrom('ykd_order')
    .select(['id', 'status', 'amount', 'gmt_modified as gmtModified'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const stands = { ...order, status: order.status as OrderStatus };
  return { order: stands, back: await backOf(db, orderId) };
};

/** Writes down of an order how much of its money is back. */
export const writeRefunded = async (db: Kysely<Schema>, orderId: string): Promise<void> => {
  const found = await standing(db, orderId);
  if (found === undefined) return;
  const refunded = refundedOf(found.order, found.back);
  await db.updateTable('ykd_order').set(refundedColumns(refunded)).where('id', '=', orderId).execute();
};

/**
 * Writes down how much of an order's money is back, and counts it on its days, after the order, a refund of it or one of others
 * was stored. Answers whether it was counted otherwise before.
 */
export const keepRefunded = async (trx: Kysely<Schema>, orderId: string): Promise<boolean> => {
  const found = await standing(trx, orderId);
  if (found === undefined) return false;
  const refunded = refundedOf(found.order, found.back);
  await trx.updateTable('ykd_order').set(refundedColumns(refunded)).where('id', '=', orderId).execute();
  return keepRefundDays(trx, found.order, found.back);
};
