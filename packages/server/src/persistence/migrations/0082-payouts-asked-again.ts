import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** Whether a transfer was asked for more than once. */
export const payoutsAskedAgain: Migration = {
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .alterTable('payout')
      .addColumn('is_asked_again', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    // Of what is on its way nobody knows how often it was asked for.
    await sql`update payout set is_asked_again = 1 where method = 'WEIXIN' and status = 'SENT'`.execute(db);
  },
};
