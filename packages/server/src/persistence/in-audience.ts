import type { Audience } from '@ykd/domain/activity';
import { PAID_STATUS, REFUNDING_STATUS } from '@ykd/domain/order';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a student has one of what an audience is chosen by, as `isInAudience` of the rules says.
 *
 * @param student - the column with his id, with its table
 */
export const inAudience = (student: string, { kind, ids }: Audience): RawBuilder<boolean> => {
  if (kind === 'all') return sql<boolean>`1 = 1`;
  if (ids.length === 0) return sql<boolean>`1 = 0`;
  const [among, id] = [sql.join(ids), sql.ref(student)];
  if (kind === 'class')
    return sql<boolean>`exists (select 1 from class_member as m where m.student_id = ${id}
      and m.class_id in (${among}) and m.left_at is null)`;
  if (kind === 'tag')
    return sql<boolean>`exists (select 1 from student_lable as l where l.student_id = ${id}
      and l.lable_id in (${among}))`;
  return sql<boolean>`exists (select 1 from ykd_order as o where o.user_id = ${id}
    and o.product_id in (${among}) and o.status in (${PAID_STATUS}, ${REFUNDING_STATUS}))`;
};
