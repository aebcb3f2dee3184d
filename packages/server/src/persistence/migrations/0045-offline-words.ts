import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** By which way an order was paid outside of the platform, which nobody asked before; and why a limit was set. */
export const offlineWords = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .alterTable('offline_payment')
      .addColumn('way', text, (c) => c.notNull().defaultTo('OTHER'))
      .execute();
    await schema.alterTable('money_limit').addColumn('reason', text).execute();
  },
});
