import { couponIssue, couponReduction, type CouponInstance } from '@ykd/domain/coupon';
import { ON_SALE, skuChoice, type SkuChoice } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { YkdProduct } from '../common-query/entities.js';
import { entityClass } from '../common-query/registry.js';
import type { EntityReader } from '../ports/entity-reader.js';
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

const productOnSale = async (entities: EntityReader, id: string): Promise<YkdProduct | undefined> => {
  const [row] = await entities.find({
    entity: 'YkdProduct',
    fields: entityClass('YkdProduct')?.everything.stored ?? [],
    filters: [
      { field: 'id', values: [id] },
      { field: 'status', values: [ON_SALE] },
    ],
    sort: [],
    limit: 1,
    offset: 0,
  });
  // Every field was asked for.
  return row as YkdProduct | undefined;
};

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
  deps: Pick<ShopDeps, 'clock' | 'coupons' | 'entities'>,
  { productId, choice: chosen, couponId }: Purchase,
  userId = '',
): Outcome<PricedPurchase, 'product-not-found' | 'unknown-choice' | 'coupon-unusable'> => {
  const product = await productOnSale(deps.entities, productId);
  if (product === undefined) return err({ kind: 'product-not-found' });
  const choice = skuChoice(product, chosen);
  if (!choice.ok) return choice;
  const { amount } = choice.value;
  const plain = { product, choice: choice.value, coupon: null, reduction: 0, amount };
  if (couponId === undefined) return ok(plain);
  const reduced = await reductionOf(deps, couponId, { userId, productId, amount });
  if (!reduced.ok) return reduced;
  return ok({ ...plain, ...reduced.value, amount: amount - reduced.value.reduction });
};
