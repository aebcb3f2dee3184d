import type { TxOrders } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { shopOrderOfRow, shopOrderRow } from './order-row.js';

/** Orders inside a transaction. */
export const txOrders = (trx: Kysely<Schema>, traits: DialectTraits): TxOrders => ({
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
  countOfStatus: async (userId, status) => {
    const { count } = await trx
      .selectFrom('ykd_order')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where((e) => e(traits.unindexed(e.ref('status')), '=', status))
      .executeTakeFirstOrThrow();
    return count;
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
  insert: async (order, requestKey) => {
    await trx.insertInto('ykd_order').values(shopOrderRow(order, requestKey)).execute();
  },
  store: async (order) => {
    await trx
      .updateTable('ykd_order')
      .set({
        status: order.status,
        paid_at: order.paidAt,
        valid_date: order.validDate,
        service_date: order.serviceDate,
        gmt_modified: order.gmtModified,
      })
      .where('id', '=', order.id)
      .execute();
  },
});
