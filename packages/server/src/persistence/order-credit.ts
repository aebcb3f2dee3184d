import { creditFields } from '@ykd/application/entities';
import type { CreditSums } from '@ykd/application/entities';
import { sql, type Kysely } from 'kysely';
import { mapping } from './mapping.js';
import { addToCredits } from './pending-sums.js';
import type { Counted } from './pending-credits.js';
import type { Schema } from './schema.js';
import { copyPaid } from './credit-copies.js';
import { writeCredits } from './fill-credits.js';

const { columns, recordOf } = mapping(creditFields);

/** To whom some orders count, by their ids; from now on, where it was not written down. */
const creditsOf = async (
  trx: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counted>> => {
  if (ids.length === 0) return new Map();
  const stored = () =>
    trx
      .selectFrom('order_credit')
      .innerJoin('ykd_order', 'ykd_order.id', 'order_credit.order_id')
      .select(columns.map((column) => `order_credit.${column}` as const))
      .select('ykd_order.product_id')
      .where('order_credit.order_id', 'in', ids)
      .execute();
  let rows = await stored();
  if (rows.length < ids.length) {
    await writeCredits(trx, sql`o.id in (${sql.join([...ids])})`, 0);
    await copyPaid(trx, sql`o.id in (${sql.join([...ids])})`);
    rows = await stored();
  }
  return new Map(rows.map((row) => [row.order_id, { ...recordOf(row), productId: row.product_id }] as const));
};

/** One thing that counts on a day. */
export interface Piece {
  readonly orderId: string;
  readonly at: number;
  readonly added: Partial<CreditSums>;
}

/** So many orders in one statement, of which databases take so many values. */
const ORDERS_AT_ONCE = 500;

/** Counts something of orders, which are held or new, to whom they count. */
export const countCredits = async (trx: Kysely<Schema>, pieces: readonly Piece[]): Promise<void> => {
  const ids = [...new Set(pieces.map(({ orderId }) => orderId))];
  const credits = new Map<string, Counted>();
  for (let from = 0; from < ids.length; from += ORDERS_AT_ONCE) {
    for (const [id, credit] of await creditsOf(trx, ids.slice(from, from + ORDERS_AT_ONCE)))
      credits.set(id, credit);
  }
  for (const { orderId, at, added } of pieces) {
    const credit = credits.get(orderId);
    if (credit === undefined) throw new Error(`it is not known to whom the order ${orderId} counts`);
    const late = (added.paidOrders ?? 0) * Number(credit.isLate);
    addToCredits(at, credit, { ...added, late });
  }
};
