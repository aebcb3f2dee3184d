import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Money that others gave back: how much of which payment. */
export const outsideRefunds = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('outside_refund')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('transaction_id', text, (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('outside_refund_transaction_id')
      .on('outside_refund')
      .column('transaction_id')
      .execute();
  },
});
