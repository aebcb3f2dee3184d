import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What staff show beside their passwords, and in which sessions they did. */
export const secondFactor = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('second_factor')
      .addColumn('user_id', text, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('sealed_secret', text)
      .addColumn('pending_secret', text)
      .addColumn('since', 'bigint')
      .addColumn('last_step', 'bigint', (c) => c.notNull())
      .addColumn('codes', text, (c) => c.notNull())
      .addColumn('wrong', 'bigint', (c) => c.notNull())
      .addColumn('wait_until', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('second_factor_session')
      .addColumn('session_id', text, (c) => c.primaryKey().references('session.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
  },
});
