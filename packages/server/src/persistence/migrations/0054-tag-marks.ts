import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Who put a tag on a student, and who of the staff changed what a tag says. Of what was there before nobody knows. */
export const tagMarks = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .alterTable('lable')
      .addColumn('version', 'bigint', (c) => c.notNull().defaultTo(1))
      .execute();
    await schema.alterTable('lable').addColumn('changed_by', text).execute();
    await schema.alterTable('student_lable').addColumn('given_by', text).execute();
    // Students are found by their tags: with the students, the index answers it alone.
    await schema.dropIndex('student_lable_lable').execute();
    await schema
      .createIndex('student_lable_lable')
      .on('student_lable')
      .columns(['lable_id', 'student_id'])
      .execute();
  },
});
