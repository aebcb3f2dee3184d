/** What a sku value opens (Specification §3 'Order'). */
export type SkuExtraInfo = {
  /** Learning-plan stages; see `PLAN_GROUPS`. */
  readonly stages?: readonly string[] | undefined;
  /** The ids of the courses. */
  readonly courseIds?: readonly string[] | undefined;
  /** Whether the courses belong to the old learning site. */
  readonly old?: boolean | undefined;
  /** For how many days the courses stay open, counted from the payment. Beyond the Specification. */
  readonly validDays?: number | undefined;
  /** For how many days the class teacher's service lasts, counted from the payment. Beyond the Specification. */
  readonly serviceDays?: number | undefined;
};

/**
 * One choice of a sku attribute: the `value` that people read, e.g. a class of a term, the `extraInfo` that says what it
 * opens (Specification §3 'Order'), and the `amount` that it costs, in integer cents, where that is not the product's
 * price (Beyond the Specification).
 */
export type SkuValue = {
  readonly value: string;
  readonly extraInfo?: SkuExtraInfo | undefined;
  readonly amount?: number | undefined;
  /** Nobody can choose it any more; those who bought it keep it. Beyond the Specification. */
  readonly off?: boolean | undefined;
};

/**
 * One attribute of a product or an order: its name and its values. Only the first value of the first attribute counts
 * (Specification §3 'Order').
 */
export type SkuAttr = { readonly name?: string | undefined; readonly values: readonly SkuValue[] };

/**
 * The attributes that something can be chosen of, with those of their values that are on sale (Specification §3
 * 'Product'). One whose values are all off sale stands there without any: nothing of that product can be bought.
 */
export const attrsOnSale = (skuAttrs: readonly SkuAttr[]): readonly SkuAttr[] =>
  skuAttrs
    .filter(({ values }) => values.length > 0)
    .map((attr) => ({ ...attr, values: attr.values.filter(({ off }) => off !== true) }));
