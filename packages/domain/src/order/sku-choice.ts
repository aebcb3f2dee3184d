import type { SoldDays } from './periods.js';
import { attrsOnSale, type SkuAttr } from './sku.js';
import { err, ok, type Result } from '../shared/index.js';

/** For how many days courses stay open where a product does not say it. Beyond the Specification. */
export const DEFAULT_VALID_DAYS = 365;

/** For how many days the class teacher's service lasts where a product does not say it. Beyond the Specification. */
export const DEFAULT_SERVICE_DAYS = 180;

/** The part of a product that is chosen from (Specification §3 'Product'). */
export type ChoosableProduct = {
  /** The price, in integer cents. */
  readonly amount: number;
  /** What can be chosen. */
  readonly skuAttrs: readonly SkuAttr[];
};

/** What a customer chose, what it costs and how long it lasts (Specification §3 'Order'). */
export type SkuChoice = SoldDays & {
  /** Each attribute with the one value that was taken, as an order keeps it. */
  readonly skuAttrs: readonly SkuAttr[];
  /** The price, in integer cents. */
  readonly amount: number;
};

/** The product has no such value on sale, or a value is missing or too many. Beyond the Specification. */
export type UnknownChoice = { readonly kind: 'unknown-choice' };

/**
 * What is chosen before anybody chose: the first value on sale of each attribute that has values, as texts (Specification §3
 * 'Order').
 */
export const defaultChoice = (skuAttrs: readonly SkuAttr[]): readonly string[] =>
  attrsOnSale(skuAttrs).flatMap(({ values }) => values.slice(0, 1).map(({ value }) => value));

/**
 * What a customer gets and pays who chooses these values, one text for each attribute that has values, in their order.
 * The first attribute's value decides the price and the days; the others are kept with the order. Of equal texts the
 * first value counts (Specification §3 'Order': only the first attribute's first value opens anything; the price of a
 * value and the days are Beyond the Specification).
 *
 * @param product - the price in integer cents, and the attributes
 * @param chosen - the texts of the values
 */
export const skuChoice = (
  product: ChoosableProduct,
  chosen: readonly string[],
): Result<SkuChoice, UnknownChoice> => {
  const attrs = attrsOnSale(product.skuAttrs);
  if (chosen.length !== attrs.length) return err({ kind: 'unknown-choice' });
  const skuAttrs: SkuAttr[] = [];
  for (const [at, attr] of attrs.entries()) {
    const taken = attr.values.find(({ value }) => value === chosen[at]);
    if (taken === undefined) return err({ kind: 'unknown-choice' });
    skuAttrs.push({ ...attr, values: [taken] });
  }
  const first = skuAttrs[0]?.values[0];
  return ok({
    skuAttrs,
    amount: first?.amount ?? product.amount,
    validDays: first?.extraInfo?.validDays ?? DEFAULT_VALID_DAYS,
    serviceDays: first?.extraInfo?.serviceDays ?? DEFAULT_SERVICE_DAYS,
  });
};
