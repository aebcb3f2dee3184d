import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Which entries of the daily check-in are like earlier ones of others, what staff say of that, and by what such entries are found. */
export const checkInLikeness = ({ textType: text, byPrimaryKey }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema.alterTable('check_in').addColumn('like_kind', text).execute();
    await schema.alterTable('check_in').addColumn('like_user_id', text).execute();
    await schema.alterTable('check_in').addColumn('like_day', text).execute();
    await schema.alterTable('check_in').addColumn('like_percent', 'bigint').execute();
    await schema
      .alterTable('check_in')
      .addColumn('like_version', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('check_in')
      .addColumn('verdict', text, (c) => c.notNull().defaultTo('none'))
      .execute();
    await schema.alterTable('check_in').addColumn('judged_by', text).execute();
    await schema.alterTable('check_in').addColumn('judged_at', 'bigint').execute();
    await sql`create index check_in_suspect on check_in (campaign, day, gmt_created, user_id)
      where like_kind is not null and verdict = 'none'`.execute(db);

    await schema
      .createTable('check_in_band')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('campaign', text, (c) => c.notNull())
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('band', text, (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('check_in_band_key', ['user_id', 'campaign', 'day', 'band'])
      .addForeignKeyConstraint(
        'check_in_band_entry',
        ['user_id', 'campaign', 'day'],
        'check_in',
        ['user_id', 'campaign', 'day'],
        (c) => c.onDelete('cascade'),
      )
      .modifyEnd(byPrimaryKey)
      .execute();
    await schema
      .createIndex('check_in_band_first')
      .on('check_in_band')
      .columns(['campaign', 'band', 'since', 'user_id', 'day'])
      .execute();

    await schema.alterTable('check_in_picture').addColumn('print', text).execute();
    await schema
      .createTable('check_in_piece')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('campaign', text, (c) => c.notNull())
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('place', 'bigint', (c) => c.notNull())
      .addColumn('piece', text, (c) => c.notNull())
      .addColumn('print', text, (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('check_in_piece_key', ['user_id', 'campaign', 'day', 'place', 'piece'])
      .addForeignKeyConstraint(
        'check_in_piece_shown',
        ['user_id', 'campaign', 'day', 'place'],
        'check_in_shown',
        ['user_id', 'campaign', 'day', 'place'],
        (c) => c.onDelete('cascade'),
      )
      .modifyEnd(byPrimaryKey)
      .execute();
    await schema
      .createIndex('check_in_piece_first')
      .on('check_in_piece')
      .columns(['campaign', 'piece', 'since', 'user_id', 'day', 'print'])
      .execute();
  },
});
