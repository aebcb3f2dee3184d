import { attrsOnSale } from './sku.js';
import type { ChoosableProduct } from './sku-choice.js';

/** What is paid for one choice of a product: its price in cents. Beyond the Specification. */
export type ProductPrice = {
  /** The value of the first attribute that it is for; null for a product that nothing is chosen of. */
  readonly choice: string | null;
  /** The price, in integer cents. */
  readonly amount: number;
};

/**
 * The price of a choice that changed, in cents before and after; null before it was there, or where it is gone. Beyond the
 * Specification.
 */
export type PriceChange = {
  readonly choice: string | null;
  readonly before: number | null;
  readonly after: number | null;
};

/**
 * What the choices of a product cost, each once and in their order, whether they are on sale or not: as `skuChoice` computes
 * it (Specification §3 'Product').
 *
 * @param product - its price, and what can be chosen
 */
export const productPrices = ({ amount, skuAttrs }: ChoosableProduct): readonly ProductPrice[] => {
  const first = skuAttrs.find(({ values }) => values.length > 0);
  if (first === undefined) return [{ choice: null, amount }];
  const prices = new Map<string, number>();
  // Of equal texts the first value counts.
  for (const { value, amount: own } of first.values) if (!prices.has(value)) prices.set(value, own ?? amount);
  return [...prices].map(([choice, cents]) => ({ choice, amount: cents }));
};

/**
 * The price that a product is listed with, in cents: that of the cheapest choice on sale, its own where nothing is chosen.
 * Beyond the Specification.
 *
 * @param product - its price, and what can be chosen
 */
export const leastAmount = ({ amount, skuAttrs }: ChoosableProduct): number =>
  Math.min(...productPrices({ amount, skuAttrs: attrsOnSale(skuAttrs) }).map((price) => price.amount));

/**
 * Which prices differ between two states of a product: those that are other ones or new, as they are now, then those that are
 * gone. Beyond the Specification.
 *
 * @param before - `undefined`: it was not there
 */
export const priceChanges = (
  before: ChoosableProduct | undefined,
  after: ChoosableProduct,
): readonly PriceChange[] => {
  const was = before === undefined ? [] : productPrices(before);
  const is = productPrices(after);
  const amountIn = (prices: readonly ProductPrice[], wanted: string | null): number | null =>
    prices.find(({ choice }) => choice === wanted)?.amount ?? null;
  const changed = is
    .map(({ choice, amount }) => ({ choice, before: amountIn(was, choice), after: amount }))
    .filter((change) => change.before !== change.after);
  const gone = was
    .filter(({ choice }) => amountIn(is, choice) === null)
    .map(({ choice, amount }) => ({ choice, before: amount, after: null }));
  return [...changed, ...gone];
};
