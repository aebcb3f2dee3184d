import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** As whom staff look, read only. It outlives its session, until its end is written down. */
export const viewings = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('viewing')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('session_id', text, (c) => c.unique().references('session.id').onDelete('set null'))
      .addColumn('viewer_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('viewed_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('started_at', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('viewing_until').on('viewing').columns(['until']).execute();
  },
});
