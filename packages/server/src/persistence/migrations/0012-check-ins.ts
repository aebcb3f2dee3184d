import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The entries of the daily check-in, the pictures uploaded for them, and which entry names which picture. */
export const checkIns = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('check_in')
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('campaign', text, (c) => c.notNull())
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('entry', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('check_in_key', ['user_id', 'campaign', 'day'])
      .execute();

    await schema
      .createTable('check_in_picture')
      .addColumn('name', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('check_in_picture_user_id')
      .on('check_in_picture')
      .columns(['user_id', 'at'])
      .execute();
    await schema.createIndex('check_in_picture_at').on('check_in_picture').column('at').execute();

    await schema
      .createTable('check_in_shown')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('campaign', text, (c) => c.notNull())
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('place', 'bigint', (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull().references('check_in_picture.name').onDelete('cascade'))
      .addPrimaryKeyConstraint('check_in_shown_key', ['user_id', 'campaign', 'day', 'place'])
      .addForeignKeyConstraint(
        'check_in_shown_entry',
        ['user_id', 'campaign', 'day'],
        'check_in',
        ['user_id', 'campaign', 'day'],
        (c) => c.onDelete('cascade'),
      )
      .execute();
    await schema.createIndex('check_in_shown_name').on('check_in_shown').column('name').execute();
  },
});
