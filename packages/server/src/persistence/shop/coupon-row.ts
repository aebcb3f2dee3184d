import type { CouponInstance } from '@ykd/domain/coupon';
import { parseJson } from '../json.js';
import type { CouponTable } from '../schema.js';

/** The row of a coupon. */
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

/** The coupon of a row. */
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
