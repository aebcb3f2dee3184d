/**
 * What a sku value opens (Specification §3 'Order'): the learning-plan stages and the course ids, and whether the
 * courses belong to the old learning site.
 */
export type SkuExtraInfo = {
  readonly stages?: readonly string[];
  readonly courseIds?: readonly string[];
  readonly old?: boolean;
};

/** One choice of a sku attribute, e.g. a class of a term. */
export type SkuValue = { readonly value: string; readonly extraInfo?: SkuExtraInfo };

/** One attribute of a product or an order. Only the first value of the first attribute counts (Specification §3). */
export type SkuAttr = { readonly name?: string; readonly values: readonly SkuValue[] };
