import type { CouponInstance } from './coupon-instance.js';
import { couponReduction } from './coupon-rule.js';

/**
 * Why a coupon cannot be used: it is somebody else's, for another product, held or spent by an order, expired, or takes
 * nothing off this price. Beyond the Specification.
 */
export type CouponIssue = 'not-yours' | 'other-product' | 'in-use' | 'expired' | 'no-reduction';

/** The purchase that a coupon is meant for. Beyond the Specification. */
export type CouponPurchase = {
  /** Who buys. */
  readonly userId: string;
  /** What is bought. */
  readonly productId: string;
  /** The price before the coupon, in integer cents. */
  readonly amount: number;
};

/**
 * Why this coupon cannot be used for a purchase at the instant `at` (epoch milliseconds), or `undefined` when it can;
 * the first reason in the order of {@link CouponIssue} (Specification §3: a coupon instance has a receiver and a product;
 * the rest is Beyond the Specification). Throws RangeError unless the price is a non-negative safe integer.
 *
 * @param coupon - the coupon
 * @param purchase - what it is meant for
 * @param at - when
 */
export const couponIssue = (
  coupon: Pick<CouponInstance, 'receiverUserId' | 'productId' | 'status' | 'expiresAt' | 'rule'>,
  { userId, productId, amount }: CouponPurchase,
  at: number,
): CouponIssue | undefined => {
  if (coupon.receiverUserId !== userId) return 'not-yours';
  if (coupon.productId !== productId) return 'other-product';
  if (coupon.status !== 'UNUSED') return 'in-use';
  if (at >= coupon.expiresAt) return 'expired';
  return couponReduction(coupon.rule, amount) === 0 ? 'no-reduction' : undefined;
};
