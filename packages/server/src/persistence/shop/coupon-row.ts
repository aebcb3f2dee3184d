import { couponAfter, type ShopOrder } from '@ykd/application';
import type { CouponEvent, CouponInstance } from '@ykd/domain/coupon';
import type { Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import { parseJson } from '../json.js';
import type { CouponTable, Schema } from '../schema.js';

export const couponRow = (coupon: CouponInstance): CouponTable => ({
  id: coupon.id,
  receiver_user_id: coupon.receiverUserId,
  product_id: coupon.productId,
  name: coupon.name,
  rule: JSON.stringify(coupon.rule),
  status: coupon.status,
  order_id: coupon.orderId,
  expires_at: coupon.expiresAt,
  gmt_created: coupon.gmtCreated,
  gmt_modified: coupon.gmtModified,
});

export const couponOfRow = (row: CouponTable): CouponInstance => ({
  id: row.id,
  receiverUserId: row.receiver_user_id,
  productId: row.product_id,
  name: row.name,
  rule: parseJson(row.rule) as CouponInstance['rule'],
  status: row.status as CouponInstance['status'],
  orderId: row.order_id,
  expiresAt: row.expires_at,
  gmtCreated: row.gmt_created,
  gmtModified: row.gmt_modified,
});

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
