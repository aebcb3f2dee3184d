import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** When members want to be reminded of campaigns. */
export const checkInReminders = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('check_in_reminder')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('campaign', text, (c) => c.notNull())
      .addColumn('minute', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('check_in_reminder_key', ['campaign', 'user_id'])
      .execute();
    await schema
      .createIndex('check_in_reminder_due')
      .on('check_in_reminder')
      .columns(['due_at', 'campaign', 'user_id'])
      .execute();
  },
});
