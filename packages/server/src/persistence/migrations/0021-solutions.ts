import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What members wrote for exercises. */
export const solutions = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('solution')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('course_id', text, (c) => c.notNull())
      .addColumn('exercise_id', text, (c) => c.notNull())
      .addColumn('last', text, (c) => c.notNull())
      .addColumn('passed', text)
      .addPrimaryKeyConstraint('solution_key', ['user_id', 'course_id', 'exercise_id'])
      .execute();
  },
});
