import { attrsOnSale, leastAmount, soldCourseIds } from '@ykd/domain/order';
import type { YkdProduct } from '../entities/ykd-product.js';
import type { ColumnKey } from '../staff-list/index.js';
import type { ProductList } from './list.js';
import type { PlacedProductView, ProductLine } from './port.js';

/** What of a product is told in the list, with the columns that were chosen; name and state are told always. */
export const lineOf = (product: YkdProduct, columns: readonly ColumnKey<ProductList>[]): ProductLine => {
  const { id, name, status, categoryId, skuAttrs, sort, gmtCreated, gmtModified } = product;
  const onSale = attrsOnSale(skuAttrs);
  const whole: Required<ProductLine> = {
    id,
    name,
    status,
    categoryId,
    amount: leastAmount(product),
    choices: onSale[0]?.values.length ?? 0,
    courses: soldCourseIds(skuAttrs).length,
    sort,
    gmtCreated,
    gmtModified,
  };
  return { id, name, status, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};

/** A product among the others. */
export const placedView = ({ id, name, status, categoryId }: YkdProduct): PlacedProductView => ({
  id,
  name,
  status,
  categoryId,
});
