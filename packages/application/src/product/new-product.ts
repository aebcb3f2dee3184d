import { COURSE_PRODUCT_TYPE, NEVER_ON_SALE, nextProductStatus } from '@ykd/domain/order';
import type { YkdProduct } from '../entities/ykd-product.js';
import type { ProductFields } from '../ports/product-repository.js';

/** A new product is off sale until somebody says otherwise. */
export const newProduct = (id: string, fields: ProductFields, at: number): YkdProduct => ({
  type: COURSE_PRODUCT_TYPE,
  sort: 0,
  description: '',
  skuAttrs: [],
  imageUrl: null,
  // These are there: they are required of a new product.
  ...(fields as ProductFields & Pick<YkdProduct, 'name' | 'categoryId' | 'amount'>),
  status: nextProductStatus(undefined, fields.status ?? NEVER_ON_SALE),
  id,
  gmtCreated: at,
  gmtModified: at,
});
