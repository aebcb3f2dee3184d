import { soldCourseIds } from './grants.js';
import { attrsOnSale, type SkuAttr } from './sku.js';

/**
 * The Chinese message when nobody can buy a product as it is, or gets nothing by it; `undefined`: it can be on sale. Beyond the
 * Specification.
 *
 * @param product - its attributes, of which the values on sale count
 */
export const onSaleIssue = ({ skuAttrs }: { readonly skuAttrs: readonly SkuAttr[] }): string | undefined => {
  if (attrsOnSale(skuAttrs).some(({ values }) => values.length === 0))
    return '每个规格至少要有一个在售的选项；都不卖了，请下架商品';
  return soldCourseIds(skuAttrs).length === 0 ? '还没有选择课程：买了什么也打不开' : undefined;
};

/**
 * The values of attributes that a product had and has no more (Specification §3 'Product'), as texts: what somebody bought
 * must not be among them. Beyond the Specification.
 */
export const goneValues = (before: readonly SkuAttr[], after: readonly SkuAttr[]): readonly string[] => {
  const kept = new Set(after.flatMap(({ values }) => values.map(({ value }) => value)));
  const had = before.flatMap(({ values }) => values.map(({ value }) => value));
  return [...new Set(had)].filter((value) => !kept.has(value));
};
