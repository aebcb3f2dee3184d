import { couponIssue, couponReduction, type CouponInstance } from '@ykd/domain/coupon';
import { ON_SALE, skuChoice, type SkuChoice } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { YkdProduct } from '../entities/ykd-product.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import type { Purchase } from './port.js';

/** A purchase with its price, as the server sees it. Amounts in cents. */
export interface PricedPurchase {
  readonly product: YkdProduct;
  readonly choice: SkuChoice;
  readonly coupon: CouponInstance | null;
  readonly reduction: number;
  /** What is to be paid. */
  readonly amount: number;
}

/** What a coupon takes off. Somebody else's is as unknown as one that does not exist. */
const reductionOf = async (
  { clock, coupons }: Pick<ShopDeps, 'clock' | 'coupons'>,
  couponId: string,
  purchase: { readonly userId: string; readonly productId: string; readonly amount: number },
): Outcome<{ readonly coupon: CouponInstance; readonly reduction: number }, 'coupon-unusable'> => {
  const coupon = await coupons.find(couponId);
  if (coupon === undefined) return err({ kind: 'coupon-unusable', reason: 'unknown' });
  const issue = couponIssue(coupon, purchase, clock.now());
  if (issue === 'not-yours') return err({ kind: 'coupon-unusable', reason: 'unknown' });
  if (issue !== undefined) return err({ kind: 'coupon-unusable', reason: issue });
  return ok({ coupon, reduction: couponReduction(coupon.rule, purchase.amount) });
};

/** Computes what a purchase costs its buyer; nobody has no coupons. */
export const priceOf = async (
  deps: Pick<ShopDeps, 'clock' | 'coupons' | 'products'>,
  { productId, choice: chosen, couponId }: Purchase,
  userId = '',
): Outcome<PricedPurchase, 'product-not-found' | 'unknown-choice' | 'coupon-unusable'> => {
  const product = await deps.products.find(productId);
  if (product?.status !== ON_SALE) return err({ kind: 'product-not-found' });
  const choice = skuChoice(product, chosen);
  if (!choice.ok) return choice;
  const { amount } = choice.value;
  const plain = { product, choice: choice.value, coupon: null, reduction: 0, amount };
  if (couponId === undefined) return ok(plain);
  const reduced = await reductionOf(deps, couponId, { userId, productId, amount });
  if (!reduced.ok) return reduced;
  return ok({ ...plain, ...reduced.value, amount: amount - reduced.value.reduction });
};
