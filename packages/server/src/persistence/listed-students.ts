import { sql } from 'kysely';
import type { Sql } from './list-table.js';

/**
 * Whether a member is listed among students: `isStudent`, in SQL. Of the few who work or worked here the own row is looked
 * up by its key; the index of an order tells it of everybody else.
 *
 * @param id - the column that holds the id of the member
 */
export const isListedStudent = (id: string): Sql => sql`not exists (select 1 from employee as worker
  cross join student_summary as own where worker.user_id = ${sql.ref(id)} and own.id = worker.user_id
    and (worker.state = 'active' or own.was_student = 0))`;
