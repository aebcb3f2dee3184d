import { careFields } from '@ykd/application/entities';
import type { RosterMember } from '@ykd/application/ports';
import { isStudent } from '@ykd/application/student';
import type { EmployeeState } from '@ykd/domain/people';
import { sql, type Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import { inParts } from './in-parts.js';
import { mapping } from './mapping.js';
import { USER_COLUMNS, userOf } from './member-row.js';
import type { Schema } from './schema.js';

const care = mapping(careFields);

/** Rows by whom they are of. */
const byStudent = <Row extends { readonly student_id: string }>(rows: readonly Row[]) => {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = found.get(row.student_id);
    if (own === undefined) found.set(row.student_id, [row]);
    else own.push(row);
  }
  return (id: string): readonly Row[] => found.get(id) ?? [];
};

/** Members with what rosters are judged by, in the order of their ids. */
export const rosterMembers = async (
  trx: Kysely<Schema>,
  { forNoKeyUpdate }: DialectTraits,
  by: { readonly mobiles: readonly string[] } | { readonly ids: readonly string[] },
  isHeld: boolean,
): Promise<readonly RosterMember[]> => {
  const [column, values] =
    'ids' in by ? (['member.id', by.ids] as const) : (['member.mobile', by.mobiles] as const);
  // All are taken in one order, so that two who take the same ones do not wait for each other in a circle.
  const rows = await inParts(values.toSorted(), (some) => {
    const query = trx
      .selectFrom('member')
      .select(USER_COLUMNS)
      .where(column, 'in', some)
      // By the value, not by the column: PostgreSQL would read all members in the order of their ids.
      .orderBy(sql`member.id || ''`);
    return (isHeld ? query.modifyEnd(forNoKeyUpdate) : query).execute();
  });
  const ids = rows.map(({ id }) => id).toSorted();
  const summaries = await inParts(ids, (some) => {
    const query = trx
      .selectFrom('student_summary')
      .select(['id', 'was_student'])
      .where('id', 'in', some)
      .orderBy('id');
    return (isHeld ? query.modifyEnd(forNoKeyUpdate) : query).execute();
  });
  const wasStudent = new Set(summaries.flatMap(({ id, was_student: was }) => (was === 1 ? [id] : [])));
  const employees = await inParts(ids, (some) =>
    trx.selectFrom('employee').select(['user_id', 'state']).where('user_id', 'in', some).execute(),
  );
  const states = new Map(employees.map(({ user_id: id, state }) => [id, state as EmployeeState]));
  const careOf = byStudent(
    await inParts(ids, (some) =>
      trx
        .selectFrom('student_care')
        .select(care.columns)
        .where('student_id', 'in', some)
        .orderBy((e) => e.case().when('kind', '=', 'classTeacher').then(0).else(1).end())
        .orderBy('since')
        .orderBy('staff_id')
        .execute(),
    ),
  );
  const givingsOf = byStudent(
    await inParts(ids, (some) =>
      trx
        .selectFrom('student_lable')
        .select(['id', 'student_id', 'lable_id'])
        .where('student_id', 'in', some)
        .orderBy(sql`id || ''`)
        .execute(),
    ),
  );
  const notesOf = byStudent(
    await inParts(ids, (some) =>
      trx
        .selectFrom('student_note')
        .select(['id', 'student_id', 'text', 'version'])
        .where('student_id', 'in', some)
        .where('deleted_at', 'is', null)
        .orderBy(sql`id || ''`)
        .execute(),
    ),
  );
  const classesOf = byStudent(
    await inParts(ids, (some) =>
      trx
        .selectFrom('class_member as m')
        .innerJoin('school_class as c', 'c.id', 'm.class_id')
        .select(['m.student_id', 'c.id', 'c.name', 'c.type_id', 'c.first_day', 'c.last_day', 'c.archived_at'])
        .where('m.student_id', 'in', some)
        .where('m.left_at', 'is', null)
        .orderBy(sql`c.id || ''`)
        .execute(),
    ),
  );
  return rows
    .map((row): RosterMember => {
      const user = userOf(row);
      const { id } = user;
      return {
        user,
        isStudent: isStudent({ employee: states.get(id), wasStudent: wasStudent.has(id) }),
        care: careOf(id).map(care.recordOf),
        givings: givingsOf(id).map(({ id: giving, lable_id: lableId }) => ({ id: giving, lableId })),
        classes: classesOf(id).map((one) => ({
          id: one.id,
          name: one.name,
          typeId: one.type_id,
          firstDay: one.first_day,
          lastDay: one.last_day,
          archivedAt: one.archived_at,
        })),
        notes: notesOf(id).map(({ id: note, text, version }) => ({ id: note, text, version })),
      };
    })
    .toSorted((one, other) => (one.user.id < other.user.id ? -1 : 1));
};
