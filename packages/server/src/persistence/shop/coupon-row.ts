import { couponAfter, couponFields, type ShopOrder } from '@ykd/application';
import type { CouponEvent, CouponInstance } from '@ykd/domain/coupon';
import type { Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import { mapping } from '../mapping.js';
import type { Schema } from '../schema.js';

/** The row of a coupon, and the coupon of a row. */
export const { rowOf: couponRow, recordOf: couponOfRow } = mapping(couponFields);

/** Reads a coupon and holds it until the transaction ends. */
export const holdCoupon = async (
  trx: Kysely<Schema>,
  { forUpdate }: DialectTraits,
  id: string,
): Promise<CouponInstance | undefined> => {
  const row = await trx
    .selectFrom('coupon')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate)
    .executeTakeFirst();
  return row === undefined ? undefined : couponOfRow(row);
};

/** Stores how a coupon that is held stands now. */
export const storeCoupon = async (trx: Kysely<Schema>, coupon: CouponInstance): Promise<void> => {
  await trx
    .updateTable('coupon')
    .set({ status: coupon.status, order_id: coupon.orderId, gmt_modified: coupon.gmtModified })
    .where('id', '=', coupon.id)
    .execute();
};

/** Moves the coupon of an order that is held, if it has one. */
export const moveCoupon = async (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  { id, couponId }: ShopOrder,
  event: CouponEvent,
  at: number,
): Promise<void> => {
  const coupon = couponId === null ? undefined : await holdCoupon(trx, traits, couponId);
  const moved = coupon === undefined ? undefined : couponAfter(coupon, event, id, at);
  if (moved !== undefined) await storeCoupon(trx, moved);
};
