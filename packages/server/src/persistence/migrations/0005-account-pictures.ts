import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** Whether the chat shows a picture that it was given: only such a one is taken away again. */
export const accountPictures = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .alterTable('account_sync')
      .addColumn('has_picture', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    // Every account so far was given its member's picture.
    await db
      .updateTable('account_sync')
      .set({ has_picture: 1 })
      .where('target', '=', 'chat')
      .where('external_id', 'is not', null)
      .where('user_id', 'in', db.selectFrom('member').select('id').where('avatar_url', 'is not', null))
      .execute();
  },
});
