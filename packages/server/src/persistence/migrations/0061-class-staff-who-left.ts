import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

interface Row {
  readonly id: string;
  readonly teacher_id: string | null;
  readonly members: number;
  readonly archived_at: number | null;
}

/**
 * Whoever left before leaving ended her places in classes has them no more; the students of those classes follow by the job that
 * looks after changes of staff, in the name of the server.
 */
export const classStaffWhoLeft = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const works = (id: string) => sql`exists (select 1 from staff where staff.user_id = ${sql.ref(id)})`;
    const { rows } = await sql<Row>`select id, teacher_id, members, archived_at from school_class
      where (teacher_id is not null and not ${works('school_class.teacher_id')})
        or exists (select 1 from class_assistant
          where class_assistant.class_id = school_class.id and not ${works('class_assistant.staff_id')})`.execute(
      db,
    );
    for (const { id, teacher_id: teacher, members, archived_at: archived } of rows) {
      const assistants = await sql<{ staff_id: string }>`select staff_id from class_assistant
        where class_id = ${id} order by staff_id`.execute(db);
      if (Number(members) > 0 && archived === null) {
        const before = JSON.stringify(assistants.rows.map(({ staff_id }) => staff_id));
        await sql`insert into class_staff_change
            (id, class_id, teacher_id, assistant_ids, changed_by, reaches_all, due_at)
          values (${`left-${id}`}, ${id}, ${teacher}, ${before}, '', 1, 0)`.execute(db);
      }
      await sql`delete from class_assistant
        where class_id = ${id} and not ${works('class_assistant.staff_id')}`.execute(db);
      await sql`update school_class
        set teacher_id = case when ${works('school_class.teacher_id')} then teacher_id else null end,
          version = version + 1, changed_by = null
        where id = ${id}`.execute(db);
    }
  },
});
