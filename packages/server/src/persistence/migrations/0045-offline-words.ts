import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** By which way an order was paid outside of the platform, which nobody asked before; why a limit was set; orders by state. */
export const offlineWords = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .alterTable('offline_payment')
      .addColumn('way', text, (c) => c.notNull().defaultTo('OTHER'))
      .execute();
    await schema.alterTable('money_limit').addColumn('reason', text).execute();
    // Views of orders are about their states: without it all of them are passed.
    await schema
      .createIndex('ykd_order_by_status')
      .on('ykd_order')
      .columns(['status', 'gmt_created', 'id'])
      .execute();
  },
});
