import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What members wrote down beside the lessons. */
export const notes = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('note')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('id', text, (c) => c.notNull())
      .addColumn('course_id', text, (c) => c.notNull())
      .addColumn('outline_num', 'bigint', (c) => c.notNull())
      .addColumn('section_num', 'bigint', (c) => c.notNull())
      .addColumn('body_num', 'bigint', (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('note_key', ['user_id', 'id'])
      .execute();
    await db.schema
      .createIndex('note_course')
      .on('note')
      .columns(['user_id', 'course_id', 'outline_num', 'section_num', 'body_num', 'gmt_created', 'id'])
      .execute();
  },
});
