import { couponIssue, couponReduction } from '@ykd/domain/coupon';
import { ok } from '@ykd/domain/shared';
import { authenticate } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import type { CouponOffer, Purchase, Quote } from './port.js';
import { priceOf } from './price.js';

/** The buyer's coupons for what he is about to buy, each with what it would take off. */
const offersOf = async (
  { clock, coupons }: ShopDeps,
  purchase: { readonly userId: string; readonly productId: string; readonly amount: number },
): Promise<readonly CouponOffer[]> => {
  const own = await coupons.ofReceiver(purchase.userId, purchase.productId);
  return own.map((coupon) => {
    const issue = couponIssue(coupon, purchase, clock.now());
    const reduction = issue === undefined ? couponReduction(coupon.rule, purchase.amount) : 0;
    return { coupon, reduction, ...(issue === undefined ? {} : { issue }) };
  });
};

/** What a purchase costs. */
export const quote = async (
  deps: ShopDeps,
  context: CallerContext,
  input: Purchase,
): Outcome<Quote, 'product-not-found' | 'unknown-choice' | 'coupon-unusable'> => {
  const userId = (await authenticate(deps, context))?.user.id;
  const priced = await priceOf(deps, input, userId);
  if (!priced.ok) return priced;
  const { product, choice, reduction, amount } = priced.value;
  const { id, name, description } = product;
  const { skuAttrs, validDays, serviceDays, amount: listAmount } = choice;
  return ok({
    product: { id, name, description, skuAttrs: product.skuAttrs },
    skuAttrs,
    validDays,
    serviceDays,
    listAmount,
    reduction,
    amount,
    coupons: userId === undefined ? [] : await offersOf(deps, { userId, productId: id, amount: listAmount }),
  });
};
