import type { CouponInstance } from '@ykd/domain/coupon';
import type { CouponKey, Coupons } from '../../ports/coupons.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
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
  findByIds: async (ids) => [...coupons.values()].filter(({ id }) => ids.includes(id)),
  wallet: async ({ receiverUserId, part, at }, window) =>
    rowsByKey<CouponInstance, CouponKey>(
      [...coupons.values()].filter(
        (coupon) =>
          coupon.receiverUserId === receiverUserId &&
          (part === 'usable') === (coupon.status !== 'USED' && coupon.expiresAt > at),
      ),
      ({ expiresAt, id }) => [expiresAt, id],
      window,
      part === 'past',
    ),
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
