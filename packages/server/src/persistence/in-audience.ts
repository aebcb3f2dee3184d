import type { Audience } from '@ykd/domain/activity';
import { PAID_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { sql } from 'kysely';
import type { Sql } from './list-table.js';

/**
 * Whether a student has one of what an audience is chosen by: `isInAudience` of what is known of him, in SQL.
 *
 * @param id - the column that holds the id of the student
 */
export const isInAudience = ({ kind, ids }: Audience, id: string): Sql => {
  if (kind === 'all') return sql`1 = 1`;
  if (ids.length === 0) return sql`1 = 0`;
  const [among, student] = [sql.join(ids), sql.ref(id)];
  if (kind === 'class')
    return sql`exists (select 1 from class_member as m where m.student_id = ${student}
      and m.class_id in (${among}) and m.left_at is null)`;
  if (kind === 'tag')
    return sql`exists (select 1 from student_lable as l where l.student_id = ${student}
      and l.lable_id in (${among}))`;
  return sql`exists (select 1 from ykd_order as o where o.user_id = ${student}
    and o.product_id in (${among}) and o.status in (${PAID_STATUS}, ${REFUNDING_STATUS}))`;
};
