import type { CouponOffer, Purchase, Quote, ShopPort } from '@ykd/application/shop';
import { ok } from '@ykd/domain/shared';

/** A purchase and what it costs. */
export interface Priced {
  readonly purchase: Purchase;
  readonly quote: Quote;
}

export const withoutCoupon = ({ productId, choice }: Purchase): Purchase => ({ productId, choice });

/** The coupon that takes most off, the first of several. */
export const bestCoupon = ({ coupons }: Pick<Quote, 'coupons'>): CouponOffer | undefined =>
  coupons
    .filter(({ issue }) => issue === undefined)
    .toSorted((one, other) => other.reduction - one.reduction)[0];

/** Asks what purchases cost. `withBest`: with the coupon that takes most off. */
export const createPricing = (shop: Pick<ShopPort, 'quote'>) => {
  const price = async (purchase: Purchase) => {
    const result = await shop.quote(purchase);
    return result.ok ? ok<Priced>({ purchase, quote: result.value }) : result;
  };
  return async ({ purchase, withBest }: { readonly purchase: Purchase; readonly withBest: boolean }) => {
    const plain = await price(purchase);
    const couponId = withBest && plain.ok ? bestCoupon(plain.value.quote)?.coupon.id : undefined;
    return couponId === undefined ? plain : price({ ...purchase, couponId });
  };
};
