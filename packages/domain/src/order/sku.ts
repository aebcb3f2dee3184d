/** What a sku value opens (Specification §3 'Order'). */
export type SkuExtraInfo = {
  /** Learning-plan stages; see `PLAN_GROUPS`. */
  readonly stages?: readonly string[] | undefined;
  /** The ids of the courses. */
  readonly courseIds?: readonly string[] | undefined;
  /** Whether the courses belong to the old learning site. */
  readonly old?: boolean | undefined;
};

/**
 * One choice of a sku attribute: the `value` that people read, e.g. a class of a term, and the `extraInfo` that says
 * what it opens (Specification §3 'Order').
 */
export type SkuValue = { readonly value: string; readonly extraInfo?: SkuExtraInfo | undefined };

/**
 * One attribute of a product or an order: its name and its values. Only the first value of the first attribute counts
 * (Specification §3 'Order').
 */
export type SkuAttr = { readonly name?: string | undefined; readonly values: readonly SkuValue[] };
