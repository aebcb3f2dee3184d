import type { YkdProduct } from '@ykd/application/common-query';
import { catalogueEntry, type CatalogueEntry } from '@ykd/domain/course';
import { attrsOnSale, skuGrant, type SkuAttr } from '@ykd/domain/order';

/** What the pages show of a product. */
export type ProductRow = Pick<YkdProduct, 'id' | 'name' | 'description' | 'amount' | 'skuAttrs' | 'imageUrl'>;

/** The fields of a {@link ProductRow}. */
export const PRODUCT_FIELDS: readonly (keyof ProductRow)[] = [
  'id',
  'name',
  'description',
  'amount',
  'skuAttrs',
  'imageUrl',
];

/** The attributes that something can be chosen of; the first one decides what is opened and what it costs. */
export const choosableAttrs = ({ skuAttrs }: Pick<ProductRow, 'skuAttrs'>): readonly SkuAttr[] =>
  attrsOnSale(skuAttrs);

/** The ids of the courses that a product opens, whatever is chosen of it. */
export const courseIdsOf = (product: Pick<ProductRow, 'skuAttrs'>): readonly string[] => {
  const values = choosableAttrs(product)[0]?.values ?? [];
  return [...new Set(values.flatMap((value) => skuGrant([{ values: [value] }])?.courseIds ?? []))];
};

/** The courses of the catalogue that a product opens. */
export const coursesOf = (product: Pick<ProductRow, 'skuAttrs'>): readonly CatalogueEntry[] =>
  courseIdsOf(product)
    .map(catalogueEntry)
    .filter((entry) => entry !== undefined);

/** The lowest price of a product in cents, and whether it has higher ones too. */
export const leastPrice = ({
  amount,
  skuAttrs,
}: Pick<ProductRow, 'amount' | 'skuAttrs'>): { readonly cents: number; readonly isLeast: boolean } => {
  const prices = choosableAttrs({ skuAttrs })[0]?.values.map((value) => value.amount ?? amount) ?? [];
  const cents = prices.length === 0 ? amount : Math.min(...prices);
  return { cents, isLeast: prices.some((price) => price > cents) };
};
