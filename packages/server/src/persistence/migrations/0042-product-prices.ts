import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What happened to the prices of products, from now on; and in which orders staff look products up. */
export const productPrices = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
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
    for (const column of ['name', 'amount', 'category_id', 'gmt_created', 'gmt_modified']) {
      await schema
        .createIndex(`ykd_product_by_${column}`)
        .on('ykd_product')
        .columns([column, 'id'])
        .execute();
    }
  },
});
