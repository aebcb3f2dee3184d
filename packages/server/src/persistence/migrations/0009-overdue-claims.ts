import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** Who deals with an order whose time to pay is over: nobody else until then. */
export const overdueClaims = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema.alterTable('ykd_order').addColumn('claimed_until', 'bigint').execute();
  },
});
