import type { TxOrders } from '@ykd/application/ports';
import { isPaid, PAID_STATUS, REFUNDED_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { keepRefunded, paidColumns } from './order-facts.js';
import { shopOrderOfRow, shopOrderRow } from './order-row.js';
import type { TwinPlace } from './order-twins.js';
import { limitOf, plainText } from '../planned-once.js';
import { keepOrderEnds, keepWasStudent } from '../student-facts.js';
import { countPaid } from '../order-sums.js';

/** How many rows there are; no more than `most` are read. */
const countUpTo = async (
  rows: SelectQueryBuilder<Schema, 'ykd_order', { readonly id: string }>,
  most: number,
): Promise<number> => (await rows.limit(limitOf(most)).execute()).length;

/** Orders inside a transaction; `touched` is told which of them may be doubles from now on, or no more. */
export const txOrders = (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  touched: (place: TwinPlace) => void,
): TxOrders => ({
  lockBuyer: (userId) => traits.lockKey(trx, `shop:place:${userId}`),
  findByRequestKey: async (userId, requestKey) => {
    const row = await trx
      .selectFrom('ykd_order')
      .selectAll()
      .where('user_id', '=', userId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst();
    return row === undefined ? undefined : shopOrderOfRow(row);
  },
  countOfStatus: async (userId, status, most) => {
    const found = trx
      .selectFrom('ykd_order')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '=', plainText(status));
    return countUpTo(found, most);
  },
  countFree: async (userId, since, most) => {
    const found = trx
      .selectFrom('ykd_order')
      .select('id')
      .where('user_id', '=', userId)
      // Nobody pays for them, nobody closes them: by their states the index leads to them past those that were closed.
      .where('status', 'in', [PAID_STATUS, REFUNDING_STATUS, REFUNDED_STATUS])
      .where('gmt_created', '>', since)
      .where('amount', '=', 0);
    return countUpTo(found, most);
  },
  hold: async (id) => {
    const row = await trx
      .selectFrom('ykd_order')
      .selectAll()
      .where('id', '=', id)
      .modifyEnd(traits.forUpdate)
      .executeTakeFirst();
    return row === undefined ? undefined : shopOrderOfRow(row);
  },
  has: async (userId, productId) => {
    const row = await trx
      .selectFrom('ykd_order')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', 'in', [PAID_STATUS, REFUNDING_STATUS])
      .where('product_id', '=', productId)
      .executeTakeFirst();
    return row !== undefined;
  },
  insert: async (order, requestKey) => {
    await trx.insertInto('ykd_order').values(shopOrderRow(order, requestKey)).execute();
    await countPaid(trx, order, null);
    await keepWasStudent(trx, traits, order);
    if (order.status === REFUNDED_STATUS) await keepRefunded(trx, order.id);
    if (isPaid(order)) await keepOrderEnds(trx, traits, order);
    touched(order);
  },
  store: async (order) => {
    const before = await trx
      .selectFrom('ykd_order')
      .select(['paid_at', 'amount'])
      .where('id', '=', order.id)
      .executeTakeFirst();
    if (before !== undefined) await countPaid(trx, { ...order, amount: before.amount }, before.paid_at);
    await trx
      .updateTable('ykd_order')
      .set({
        status: order.status,
        ...paidColumns(order),
        valid_date: order.validDate,
        service_date: order.serviceDate,
        gmt_modified: order.gmtModified,
      })
      .where('id', '=', order.id)
      .execute();
    await keepRefunded(trx, order.id);
    await keepWasStudent(trx, traits, order);
    await keepOrderEnds(trx, traits, order);
    touched(order);
  },
});
