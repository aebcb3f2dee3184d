import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** Who has been a student is kept of every member, and each assistant's students are found by an index of theirs. */
export const studentStanding = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .alterTable('student_summary')
      .addColumn('was_student', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update student_summary set was_student = 1 where last_studied is not null
      or exists (select 1 from ykd_order where ykd_order.user_id = student_summary.id)`.execute(db);
    await sql`create index student_care_assistant on student_care (staff_id, student_id)
      where kind = 'assistant'`.execute(db);
  },
});
