import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import { fillStandings } from '../keep-standings.js';
import type { Schema } from '../schema.js';

/** How each student stands in each campaign, how many entries each day has, and entries that staff make up for. */
export const checkInStandings = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    for (const column of ['made_up_by', 'made_up_reason'])
      await schema.alterTable('check_in').addColumn(column, text).execute();
    await schema
      .createTable('check_in_standing')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('campaign', text, (c) => c.notNull())
      .addColumn('total', 'bigint', (c) => c.notNull())
      .addColumn('longest', 'bigint', (c) => c.notNull())
      .addColumn('run', 'bigint', (c) => c.notNull())
      .addColumn('last_day', text, (c) => c.notNull())
      .addColumn('is_hidden', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('check_in_standing_key', ['user_id', 'campaign'])
      .execute();
    await schema
      .createTable('check_in_day')
      .addColumn('campaign', text, (c) => c.notNull())
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('slot', 'bigint', (c) => c.notNull())
      .addColumn('entries', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('check_in_day_key', ['campaign', 'day', 'slot'])
      .execute();
    await fillStandings(db);
    await sql`create index check_in_ranked on check_in_standing
      (campaign, is_hidden, total desc, longest desc, last_day, user_id)`.execute(db);
    await schema
      .createIndex('check_in_standing_of_campaign')
      .on('check_in_standing')
      .columns(['campaign', 'last_day', 'user_id'])
      .execute();
  },
});
