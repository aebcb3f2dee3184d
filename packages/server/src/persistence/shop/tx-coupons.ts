import type { Tx } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { couponOfRow, couponRow } from './coupon-row.js';

/** Coupons inside a transaction. */
export const txCoupons = (trx: Kysely<Schema>, { forUpdate }: DialectTraits): Tx['coupons'] => ({
  insert: async (coupon) => {
    await trx.insertInto('coupon').values(couponRow(coupon)).execute();
  },
  hold: async (id) => {
    const row = await trx
      .selectFrom('coupon')
      .selectAll()
      .where('id', '=', id)
      .modifyEnd(forUpdate)
      .executeTakeFirst();
    return row === undefined ? undefined : couponOfRow(row);
  },
  store: async (coupon) => {
    await trx
      .updateTable('coupon')
      .set({ status: coupon.status, order_id: coupon.orderId, gmt_modified: coupon.gmtModified })
      .where('id', '=', coupon.id)
      .execute();
  },
});
