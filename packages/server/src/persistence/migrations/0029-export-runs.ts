import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What staff export, and how far it is. */
export const exportRuns = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('export_run')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('list', text, (c) => c.notNull())
      .addColumn('format', text, (c) => c.notNull())
      .addColumn('asked', text, (c) => c.notNull())
      .addColumn('conditions', text, (c) => c.notNull())
      .addColumn('rows', 'bigint', (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('is_taken', 'bigint', (c) => c.notNull())
      .addColumn('started_at', 'bigint', (c) => c.notNull())
      .addColumn('touched_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await schema
      .createIndex('export_run_user')
      .on('export_run')
      .columns(['user_id', 'started_at', 'id'])
      .execute();
  },
});
