import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The yearly reports of members, how far those of a year are made, and the running numbers of members, the oldest first. */
export const yearReports = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('year_report')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('year', 'bigint', (c) => c.notNull())
      .addColumn('pieces', 'bigint', (c) => c.notNull())
      .addColumn('form', 'bigint', (c) => c.notNull())
      .addColumn('study_days', 'bigint', (c) => c.notNull())
      .addColumn('story', text, (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('year_report_pk', ['user_id', 'year'])
      .execute();
    await db.schema
      .createIndex('year_report_days')
      .on('year_report')
      .columns(['year', 'study_days'])
      .execute();
    await db.schema
      .createTable('report_build')
      .addColumn('year', 'bigint', (c) => c.primaryKey())
      .addColumn('after', text, (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('started_at', 'bigint', (c) => c.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('learners', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('member_number')
      .addColumn('user_id', text, (c) => c.primaryKey())
      .addColumn('number', 'bigint', (c) => c.notNull().unique())
      .execute();
    await sql`insert into member_number (user_id, number)
      select id, row_number() over (order by gmt_created, id) from member`.execute(db);
  },
});
