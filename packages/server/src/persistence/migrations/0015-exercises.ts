import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The exercises that members passed, and the texts of courses as they are searched. */
export const exercises = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('exercise_pass')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('course_id', text, (c) => c.notNull())
      .addColumn('exercise_id', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('exercise_pass_key', ['user_id', 'course_id', 'exercise_id'])
      .execute();
    await db.schema
      .createTable('course_text')
      .addColumn('course_id', text, (c) => c.notNull().references('course.course_id').onDelete('cascade'))
      .addColumn('outline_num', 'bigint', (c) => c.notNull())
      .addColumn('section_num', 'bigint', (c) => c.notNull())
      .addColumn('body_num', 'bigint', (c) => c.notNull())
      .addColumn('lesson', text, (c) => c.notNull())
      .addColumn('part', text, (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('folded_lesson', text, (c) => c.notNull())
      .addColumn('folded', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('course_text_key', ['course_id', 'outline_num', 'section_num', 'body_num'])
      .execute();
  },
});
