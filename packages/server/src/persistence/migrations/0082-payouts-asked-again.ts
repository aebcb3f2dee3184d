import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** Whether a transfer was asked for more than once. */
export const payoutsAskedAgain: Migration = {
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .alterTable('payout')
      .addColumn('is_asked_again', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
