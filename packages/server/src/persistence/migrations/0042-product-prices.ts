import { leastAmount, type SkuAttr } from '@ykd/domain/order';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

const fillLeastAmounts = async (db: Kysely<Schema>): Promise<void> => {
  const products = await db.selectFrom('ykd_product').select(['id', 'amount', 'sku_attrs']).execute();
  for (const { id, amount, sku_attrs } of products) {
    const least = leastAmount({ amount, skuAttrs: JSON.parse(sku_attrs) as readonly SkuAttr[] });
    await db.updateTable('ykd_product').set({ least_amount: least }).where('id', '=', id).execute();
  }
};

/** What happened to the prices of products, from now on; and in which orders staff look products up, with the prices that they see. */
export const productPrices = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('product_price')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('product_id', text, (c) => c.notNull())
      .addColumn('choice', text)
      .addColumn('before', 'bigint')
      .addColumn('after', 'bigint')
      .addColumn('actor', text)
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('product_price_of_product')
      .on('product_price')
      .columns(['product_id', 'at'])
      .execute();
    await schema
      .alterTable('ykd_product')
      .addColumn('least_amount', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await fillLeastAmounts(db);
    for (const column of ['name', 'least_amount', 'category_id', 'gmt_created', 'gmt_modified']) {
      await schema
        .createIndex(`ykd_product_by_${column}`)
        .on('ykd_product')
        .columns([column, 'id'])
        .execute();
    }
  },
});
