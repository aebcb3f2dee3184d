import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Products and orders. An order does not reference the member: it outlives him. Indexes end in the key that lists are
 * sorted by, so that a page is read without sorting. */
export const shop = ({ textType: text, indexNullsLast: nullsLast }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('ykd_product')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('type', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('sort', 'bigint', (c) => c.notNull())
      .addColumn('category_id', text, (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('description', text, (c) => c.notNull())
      .addColumn('sku_attrs', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('ykd_product_status')
      .on('ykd_product')
      .columns(['status', 'sort', 'id'])
      .execute();
    await schema.createIndex('ykd_product_sort').on('ykd_product').columns(['sort', 'id']).execute();

    await schema
      .createTable('ykd_order')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('product_name', text, (c) => c.notNull())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('product_id', text, (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('category_id', text, (c) => c.notNull())
      .addColumn('sku_attrs', text, (c) => c.notNull())
      .addColumn('valid_date', 'bigint')
      .addColumn('service_date', 'bigint')
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    for (const column of ['user_id', 'status', 'product_id', 'product_name', 'category_id']) {
      await schema
        .createIndex(`ykd_order_${column}`)
        .on('ykd_order')
        .columns([column, 'gmt_created desc', 'id'])
        .execute();
    }
    for (const column of ['gmt_created', 'gmt_modified', 'amount']) {
      await schema
        .createIndex(`ykd_order_${column}`)
        .on('ykd_order')
        .columns([`${column} desc`, 'id'])
        .execute();
    }
    for (const column of ['valid_date', 'service_date']) {
      await sql`create index ${sql.id(`ykd_order_${column}`)} on ykd_order (${sql.ref(column)} desc ${nullsLast}, id)`.execute(
        db,
      );
    }
  },
});
