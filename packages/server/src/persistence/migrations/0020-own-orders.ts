import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** The orders of a member in one state, the newest first: whoever has many is asked about no longer than anybody else. */
export const ownOrders = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createIndex('ykd_order_user_status')
      .on('ykd_order')
      .columns(['user_id', 'status', 'gmt_created desc', 'id'])
      .execute();
  },
});
