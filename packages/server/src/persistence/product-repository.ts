import type { ProductRepository } from '@ykd/application';
import type { Database } from './database.js';

/** Products in the database. */
export const productRepository = (database: Database): ProductRepository => ({
  insert: async (product) => {
    await database.db
      .insertInto('ykd_product')
      .values({
        id: product.id,
        name: product.name,
        type: product.type,
        status: product.status,
        sort: product.sort,
        category_id: product.categoryId,
        amount: product.amount,
        description: product.description,
        sku_attrs: JSON.stringify(product.skuAttrs),
        gmt_created: product.gmtCreated,
        gmt_modified: product.gmtModified,
      })
      .execute();
  },
});
