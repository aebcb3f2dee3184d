import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Whom to greet in the chat: the buyers of orders that are paid from now on. Those of before are greeted no more. */
export const greetings = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('greeting')
      .addColumn('order_id', text, (c) => c.primaryKey())
      .addColumn('attempts', 'bigint', (c) => c.notNull())
      .addColumn('error', text)
      .addColumn('sent_at', 'bigint')
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint')
      .execute();
    await schema.createIndex('greeting_due_at').on('greeting').column('due_at').execute();
  },
});
