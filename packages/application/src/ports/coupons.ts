import type { CouponInstance } from '@ykd/domain/coupon';

/** Coupons in people's hands. Orders move them, in a `UnitOfWork`. */
export interface Coupons {
  insert(coupon: CouponInstance): Promise<void>;
  find(id: string): Promise<CouponInstance | undefined>;
  /** The coupons of a member for a product, the one that expires first in front. */
  ofReceiver(receiverUserId: string, productId: string): Promise<readonly CouponInstance[]>;
}
