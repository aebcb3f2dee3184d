import { piecesBack, type MoneyBack } from '@ykd/application/shop';
import type { OrderStatus } from '@ykd/domain/order';
import { rankedNumber } from '@ykd/application/staff-list';
import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.js';
import { firstOfMonths } from './first-of-month.js';
import { countCredits, type Piece } from './order-credit.js';
import { copyCredited } from './credit-copies.js';
import { addToSums, dayOf } from './pending-sums.js';

interface Paid {
  readonly id: string;
  readonly amount: number;
  readonly paidAt: number | null;
}

const paidPieces = ({ id, amount, paidAt }: Paid, sign: 1 | -1): readonly Piece[] =>
  // What costs nothing is paid by nobody.
  paidAt === null || amount === 0
    ? []
    : [{ orderId: id, at: paidAt, added: { paidOrders: sign, received: sign * amount } }];

const count = async (trx: Kysely<Schema>, pieces: readonly Piece[]): Promise<void> => {
  for (const { orderId, at, added } of pieces) addToSums(at, orderId, added);
  await countCredits(trx, pieces);
};

/** Counts an order on the day on which it was paid; `before`: when it was paid as far as was known. */
export const countPaid = async (trx: Kysely<Schema>, order: Paid, before: number | null): Promise<void> => {
  if (before === order.paidAt) return;
  await count(trx, [...paidPieces({ ...order, paidAt: before }, -1), ...paidPieces(order, 1)]);
  await trx
    .updateTable('order_credit')
    .set({ paid_at_sort: rankedNumber(order.paidAt), amount: order.amount })
    .where('order_id', '=', order.id)
    .execute();
};

/** Counts new orders on the days on which they were paid. */
export const countAllPaid = (trx: Kysely<Schema>, orders: readonly Paid[]): Promise<void> =>
  count(
    trx,
    orders.flatMap((order) => paidPieces(order, 1)),
  );

type Row = Omit<Schema['refund_day'], 'person_id' | 'department_id'>;

/** On which days how much of an order's money went back. */
export const refundDays = (orderId: string, pieces: readonly MoneyBack[]): readonly Row[] => {
  const days = new Map<number, number>();
  for (const { amount, at } of pieces) days.set(dayOf(at), (days.get(dayOf(at)) ?? 0) + amount);
  const first = firstOfMonths(days.keys());
  return [...days]
    .map(([day, cents]) => ({ order_id: orderId, day, is_first: first.has(day) ? 1 : 0, cents }))
    .toSorted((a, b) => a.day - b.day);
};

/** Counts days on which money went back. */
export const countRefunds = async (
  trx: Kysely<Schema>,
  rows: readonly Row[],
  sign: 1 | -1 = 1,
): Promise<void> => {
  for (const { order_id: id, day, is_first: isFirst, cents } of rows)
    addToSums(day, id, { refunds: sign, firstRefunds: sign * isFirst, refunded: sign * cents });
  await countCredits(
    trx,
    rows.map(({ order_id: orderId, day, is_first: isFirst, cents }) => ({
      orderId,
      at: day,
      added: { refunds: sign * isFirst, refunded: sign * cents },
    })),
  );
};

/** Keeps the days on which money of an order, which is held, went back, and counts them. Answers whether that changed. */
export const keepRefundDays = async (
  trx: Kysely<Schema>,
  order: {
    readonly id: string;
    readonly status: OrderStatus;
    readonly amount: number;
    readonly gmtModified: number;
  },
  back: readonly MoneyBack[] | undefined,
): Promise<boolean> => {
  const { id } = order;
  const wanted = refundDays(id, piecesBack(order, back));
  const kept = await trx
    .selectFrom('refund_day')
    .select(['order_id', 'day', 'is_first', 'cents'])
    .where('order_id', '=', id)
    .orderBy('day')
    .execute();
  if (JSON.stringify(kept) === JSON.stringify(wanted)) return false;
  await countRefunds(trx, kept, -1);
  await countRefunds(trx, wanted);
  await trx.deleteFrom('refund_day').where('order_id', '=', id).execute();
  if (wanted.length > 0) {
    const rows = wanted.map((row) => ({ ...row, person_id: '', department_id: '' }));
    await trx.insertInto('refund_day').values(rows).execute();
    await copyCredited(trx, sql`c.order_id = ${id}`);
  }
  return true;
};
