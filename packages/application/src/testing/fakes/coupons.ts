import type { CouponInstance } from '@ykd/domain/coupon';
import type { Coupons } from '../../ports/coupons.js';
import { byAge, type ShopWorld } from './shop-world.js';
import type { Alone } from './alone.js';

/** Coupons in memory. */
export const fakeCoupons = ({ coupons, products }: ShopWorld, alone: Alone): Coupons => ({
  insert: (coupon) =>
    alone(() => {
      if (coupons.has(coupon.id)) throw new Error(`a coupon ${coupon.id} exists`);
      if (!products.has(coupon.productId)) throw new Error(`there is no product ${coupon.productId}`);
      coupons.set(coupon.id, coupon);
    }),
  find: async (id) => coupons.get(id),
  ofReceiver: async (receiverUserId, productId) =>
    [...coupons.values()]
      .filter((coupon) => coupon.receiverUserId === receiverUserId && coupon.productId === productId)
      .toSorted(
        byAge<CouponInstance>(
          (coupon) => coupon.expiresAt,
          (coupon) => coupon.id,
        ),
      ),
});
