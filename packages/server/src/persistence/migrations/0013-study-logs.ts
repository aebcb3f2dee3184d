import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What members studied, piece by piece. */
export const studyLogs = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('study_log')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('seconds', 'bigint', (c) => c.notNull())
      .addColumn('course_id', text, (c) => c.notNull())
      .addColumn('outline_num', 'bigint', (c) => c.notNull())
      .addColumn('section_num', 'bigint', (c) => c.notNull())
      .addColumn('beat_id', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('study_log_key', ['user_id', 'at'])
      .execute();
    await db.schema.createIndex('study_log_beat').on('study_log').columns(['user_id', 'beat_id']).execute();
  },
});
