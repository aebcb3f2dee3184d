import { COURSE_PRODUCT_TYPE, OFF_SALE } from '@ykd/domain/order';
import type { YkdProduct } from '../entities/ykd-product.js';
import type { ProductFields } from '../ports/product-repository.js';

/** A new product is off sale until somebody says otherwise. */
export const newProduct = (id: string, fields: ProductFields, at: number): YkdProduct => ({
  type: COURSE_PRODUCT_TYPE,
  status: OFF_SALE,
  sort: 0,
  description: '',
  skuAttrs: [],
  imageUrl: null,
  // These are there: they are required of a new product.
  ...(fields as ProductFields & Pick<YkdProduct, 'name' | 'categoryId' | 'amount'>),
  id,
  gmtCreated: at,
  gmtModified: at,
});
