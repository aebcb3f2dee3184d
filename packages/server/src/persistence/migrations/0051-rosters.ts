import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Lists of students that came as sheets, with what each row of them did. */
export const rosters = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('roster')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('digest', text, (c) => c.notNull())
      .addColumn('owner_id', text)
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('titles', text, (c) => c.notNull())
      .addColumn('samples', text, (c) => c.notNull())
      .addColumn('fields', text, (c) => c.notNull())
      .addColumn('ways', text, (c) => c.notNull())
      .addColumn('overwrites', text, (c) => c.notNull())
      .addColumn('rows', 'bigint', (c) => c.notNull())
      .addColumn('tally', text, (c) => c.notNull())
      .addColumn('batch', text)
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addColumn('applied_at', 'bigint')
      .addColumn('applied_by', text)
      .addColumn('undone_at', 'bigint')
      .addColumn('undone_by', text)
      .execute();
    await db.schema.createIndex('roster_created').on('roster').columns(['gmt_created', 'id']).execute();
    await db.schema
      .createIndex('roster_owner')
      .on('roster')
      .columns(['owner_id', 'gmt_created', 'id'])
      .execute();
    await db.schema
      .createTable('roster_row')
      .addColumn('roster_id', text, (c) => c.notNull().references('roster.id').onDelete('cascade'))
      .addColumn('number', 'bigint', (c) => c.notNull())
      .addColumn('cells', text, (c) => c.notNull())
      .addColumn('is_skipped', 'bigint', (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('judged', text)
      .addColumn('done', text)
      .addColumn('why', text)
      .addPrimaryKeyConstraint('roster_row_key', ['roster_id', 'number'])
      .execute();
    await db.schema
      .createIndex('roster_row_state')
      .on('roster_row')
      .columns(['roster_id', 'state', 'number'])
      .execute();
    // Members whom a roster made are removed with it, many at once: whoever looked as somebody else is looked up for each.
    for (const column of ['viewer_id', 'viewed_id'])
      await db.schema.createIndex(`viewing_by_${column}`).on('viewing').column(column).execute();
  },
});
