import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What those who look after students wrote down of their days. */
export const assistantDays = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('assistant_day')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('from_minute', 'bigint', (c) => c.notNull())
      .addColumn('to_minute', 'bigint', (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('assistant_day_key', ['user_id', 'day'])
      .execute();
  },
});
