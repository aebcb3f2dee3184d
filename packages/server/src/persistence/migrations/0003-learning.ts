import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Course content, and the members' progress in it. */
export const learning = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('course')
      .addColumn('course_id', text, (c) => c.primaryKey())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('summary', text, (c) => c.notNull())
      .addColumn('outline', text, (c) => c.notNull())
      .addColumn('fingerprint', text, (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('course_lesson')
      .addColumn('course_id', text, (c) => c.notNull().references('course.course_id').onDelete('cascade'))
      .addColumn('outline_num', 'bigint', (c) => c.notNull())
      .addColumn('section_num', 'bigint', (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('bodies', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('course_lesson_key', ['course_id', 'outline_num', 'section_num'])
      .execute();

    await schema
      .createTable('project_user')
      .addColumn('id', text, (c) => c.notNull().unique())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('course_id', text, (c) => c.notNull())
      .addColumn('last_outline_num', 'bigint', (c) => c.notNull())
      .addColumn('last_section_num', 'bigint', (c) => c.notNull())
      .addColumn('last_body_num', 'bigint', (c) => c.notNull())
      .addColumn('progress', 'bigint', (c) => c.notNull())
      .addColumn('outlines', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('project_user_key', ['user_id', 'course_id'])
      .execute();
    await schema
      .createIndex('project_user_last')
      .on('project_user')
      .columns(['user_id', 'gmt_modified desc', 'course_id'])
      .execute();
  },
});
