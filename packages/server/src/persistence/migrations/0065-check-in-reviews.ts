import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What staff say of entries of the daily check-in: a mark on each, and comments under it. */
export const checkInReviews = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .alterTable('check_in')
      .addColumn('mark', text, (c) => c.notNull().defaultTo('none'))
      .execute();
    await schema.alterTable('check_in').addColumn('reviewed_by', text).execute();
    await schema.alterTable('check_in').addColumn('reviewed_at', 'bigint').execute();
    await schema.alterTable('check_in').addColumn('reviewed_version', 'bigint').execute();
    await schema
      .alterTable('check_in')
      .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(1))
      .execute();
    await schema
      .createIndex('check_in_of_day')
      .on('check_in')
      .columns(['campaign', 'day', 'gmt_created', 'user_id'])
      .execute();
    await schema
      .createIndex('check_in_of_mark')
      .on('check_in')
      .columns(['campaign', 'day', 'mark', 'gmt_created', 'user_id'])
      .execute();
    await schema
      .createTable('check_in_comment')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('campaign', text, (c) => c.notNull())
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('author_id', text, (c) => c.notNull())
      .addColumn('author_name', text, (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addForeignKeyConstraint(
        'check_in_comment_entry',
        ['user_id', 'campaign', 'day'],
        'check_in',
        ['user_id', 'campaign', 'day'],
        (c) => c.onDelete('cascade'),
      )
      .execute();
    await schema
      .createIndex('check_in_comment_of_entry')
      .on('check_in_comment')
      .columns(['user_id', 'campaign', 'day'])
      .execute();
  },
});
