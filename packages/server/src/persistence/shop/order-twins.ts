import { twinOrders, type TwinKind, type TwinOrder } from '@ykd/domain/order';
import type { Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import { insertMany } from '../insert-many.js';
import type { Schema } from '../schema.js';

/** Whose orders of which product may have become doubles, or are none any more. */
export type TwinPlace = Pick<TwinOrder, 'userId' | 'productId'>;

/** The columns that tell whether an order is one. */
export const TWIN_COLUMNS = [
  'id',
  'user_id as userId',
  'product_id as productId',
  'status',
  'amount',
  'paid_at as paidAt',
  'gmt_created as gmtCreated',
] as const;

/** The rows of doubles among orders. */
export const twinRows = (
  orders: readonly TwinOrder[],
): readonly { readonly order_id: string; readonly twin_id: string; readonly kind: TwinKind }[] =>
  [...twinOrders(orders)].map(([order_id, { twinId, kind }]) => ({ order_id, twin_id: twinId, kind }));

const keep = async (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  { userId, productId }: TwinPlace,
): Promise<void> => {
  const orders = await trx
    .selectFrom('ykd_order')
    .select(TWIN_COLUMNS)
    .where('user_id', '=', userId)
    // By the member: a product is bought by many.
    .where((e) => e(traits.unindexed(e.ref('product_id')), '=', productId))
    .execute();
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  const known = await trx.selectFrom('order_twin').selectAll().where('order_id', 'in', ids).execute();
  const rows = twinRows(orders);
  const said = (some: readonly object[]): string =>
    JSON.stringify(some.map((one) => Object.values(one)).toSorted());
  const inWords = known.map(({ order_id, twin_id, kind }) => ({ order_id, twin_id, kind }));
  if (said(inWords) === said(rows)) return;
  await trx.deleteFrom('order_twin').where('order_id', 'in', ids).execute();
  await insertMany(trx, 'order_twin', rows);
};

/**
 * Writes down which orders look like doubles, once everything else of a transaction is done but its lines of the audit log. Of
 * two that are paid at the same moment each has to see the other: whoever keeps those of a member waits for the next, and as
 * nobody takes anything else behind this, nobody waits in a circle.
 */
export const keepTwins = async (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  places: readonly TwinPlace[],
): Promise<void> => {
  const known = new Map(places.map((place) => [JSON.stringify([place.userId, place.productId]), place]));
  const inOrder = [...known].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [, place] of inOrder) {
    await traits.lockKey(trx, `shop:twins:${place.userId}`);
    await keep(trx, traits, place);
  }
};
