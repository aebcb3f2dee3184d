import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What invoices are looked up by: in an order, by a condition, or by a search. */
const LOOKED_UP = [
  'status',
  'kind',
  'user_id',
  'title',
  'tax_number',
  'amount',
  'waiting_since_sort',
  'issued_at_sort',
  'red_at_sort',
  'gmt_created',
];

/**
 * Invoices of orders, and the names of their files. Neither goes with the member: what was bought, and the papers about it,
 * are kept.
 */
export const invoices = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('invoice')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('ykd_order.id'))
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('tax_number', text)
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('number', text)
      .addColumn('file', text)
      .addColumn('issued_at', 'bigint')
      .addColumn('red_number', text)
      .addColumn('red_file', text)
      .addColumn('red_at', 'bigint')
      .addColumn('waiting_since', 'bigint')
      .addColumn('reason', text)
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('waiting_since_sort', text, (c) => c.notNull())
      .addColumn('issued_at_sort', text, (c) => c.notNull())
      .addColumn('red_at_sort', text, (c) => c.notNull())
      .execute();
    await schema
      .createIndex('invoice_order_id')
      .on('invoice')
      .columns(['order_id', 'gmt_created', 'id'])
      .execute();
    for (const column of ['number', 'red_number'])
      await schema.createIndex(`invoice_${column}`).unique().on('invoice').column(column).execute();
    for (const column of ['file', 'red_file'])
      await schema.createIndex(`invoice_by_${column}`).unique().on('invoice').column(column).execute();
    for (const column of LOOKED_UP)
      await schema.createIndex(`invoice_by_${column}`).on('invoice').columns([column, 'id']).execute();
    await schema
      .createTable('invoice_file')
      .addColumn('name', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('invoice_file_user_id').on('invoice_file').columns(['user_id', 'at']).execute();
    await schema.createIndex('invoice_file_at').on('invoice_file').columns(['at', 'name']).execute();
  },
});
