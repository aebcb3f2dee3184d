import type { ListedStudent, NamedStaff, Students } from '@ykd/application/student';
import type { StaffRole } from '@ykd/domain/access';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import { listReader } from './list-reader.js';
import { isListedStudent } from './listed-students.js';
import { rankedColumn, type ListTable } from './list-table.js';
import { foundStudents, isFoundStudent, studentSearch } from './student-search.js';

/** A student as the database answers him. */
type StoredStudent = Omit<ListedStudent, 'syncFailed'> & { readonly syncFailed: number };

const STUDENTS: ListTable = {
  id: 's.id',
  table: sql`student_summary as s`,
  select: sql`s.id as id, s.name as name, s.user_name as "userName", s.mobile as mobile, s.school as school,
    s.major as major, s.gmt_created as "gmtCreated", s.class_teacher_id as "classTeacher",
    s.valid_until as "validUntil", s.service_until as "serviceUntil", s.last_studied as "lastStudied", s.bought_at as "boughtAt",
    s.sync_failed as "syncFailed", coalesce(teacher.name, teacher.user_name) as "classTeacherName"`,
  // The row of a member tells no username that is his mobile.
  beside: sql`left join student_summary as teacher on teacher.id = s.class_teacher_id`,
  columns: {
    name: { filter: 's.name', sort: 's.name_sort' },
    userName: { filter: 's.user_name', sort: 's.user_name_sort' },
    school: { filter: 's.school', sort: 's.school_sort' },
    major: { filter: 's.major', sort: 's.major_sort' },
    gmtCreated: { filter: 's.gmt_created', sort: 's.gmt_created' },
    classTeacher: { filter: 's.class_teacher_id' },
    assistant: {
      filter: 'c.staff_id',
      beside: { table: sql`student_care as c`, id: 'c.student_id', where: sql`c.kind = 'assistant'` },
    },
    carer: { filter: 'c.staff_id', beside: { table: sql`student_care as c`, id: 'c.student_id' } },
    tag: { filter: 't.lable_id', beside: { table: sql`student_lable as t`, id: 't.student_id' } },
    schoolClass: {
      filter: 'k.class_id',
      beside: { table: sql`class_member as k`, id: 'k.student_id', where: sql`k.left_at is null` },
    },
    validUntil: rankedColumn('s.valid_until_sort'),
    serviceUntil: rankedColumn('s.service_until_sort'),
    lastStudied: rankedColumn('s.last_studied_sort'),
    syncFailed: { filter: 's.sync_failed', common: 0 },
    studiedOn: {
      filter: 'l.day',
      beside: { table: sql`learner_day as l`, id: 'l.user_id', latest: 's.last_studied_sort' },
    },
    bought: { filter: 's.has_bought', common: 1 },
  },
  // The migration 0047 says so.
  held: [
    'name',
    'userName',
    'school',
    'major',
    'classTeacher',
    'bought',
    'syncFailed',
    'gmtCreated',
    'validUntil',
    'serviceUntil',
    'lastStudied',
  ],
  found: foundStudents,
  source: ({ isCared, isSearched, lead = 'search' }, param, { among }) => {
    const from = sql`student_summary as s`;
    const early = [isListedStudent('s.id')];
    const found = isFoundStudent('s.id', param);
    if (isCared) {
      const own = among(
        sql.ref('s.id'),
        sql`select student_id from student_care where staff_id = ${param('caredBy')}`,
      );
      return { from, where: [own, ...(isSearched ? [found] : [])], early, isNarrow: true };
    }
    if (!isSearched) return { from, where: [], early, isNarrow: false };
    if (lead !== 'search') {
      const letter = sql`(s.letters & cast(${param('letter')} as bigint)) <> 0`;
      return { from, where: [found], early: [...early, letter], isNarrow: false };
    }
    const searched = among(sql.ref('s.id'), foundStudents(param));
    return { from, where: [searched], early, isNarrow: true };
  },
};

/** The kind of care by which an index is for them alone: it stands in each statement as it stands there. */
const ASSISTANT = sql.lit('assistant' as const);

/** More of them than a school has. */
const STAFF_MAX = 2_000;

/** Students in the database. */
export const students = (database: Database): Students => {
  const named = [
    'teacher.id as id',
    sql<string | null>`coalesce(teacher.name, teacher.user_name)`.as('name'),
  ] as const;
  /** Staff with a role, of whom there are few. */
  const staff = (db: Kysely<Schema>, limit: Parameters<typeof limitOf>[0]) =>
    db
      .selectFrom('staff')
      .select(['user_id as staff_id', 'role'])
      .where('role', 'is not', null)
      .orderBy('user_id')
      .limit(limitOf(limit))
      .as('found');
  const ofAll = database.prepare((db, param: Placeholder<{ limit: number }>) =>
    db
      .selectFrom(staff(db, param('limit')))
      .innerJoin('student_summary as teacher', 'teacher.id', 'found.staff_id')
      .select(named)
      .where((e) =>
        e.exists(
          e
            .selectFrom('student_summary')
            .select(e.lit(1).as('one'))
            .whereRef('student_summary.class_teacher_id', '=', 'found.staff_id'),
        ),
      ),
  );
  const ofSome = database.prepare((db, param: Placeholder<{ caredBy: string }>) =>
    db
      .selectFrom('student_care')
      .innerJoin('student_summary', 'student_summary.id', 'student_care.student_id')
      .innerJoin('student_summary as teacher', 'teacher.id', 'student_summary.class_teacher_id')
      .select(named)
      .distinct()
      .where('student_care.staff_id', '=', param('caredBy')),
  );
  const assistantsOfAll = database.prepare((db, param: Placeholder<{ limit: number }>) =>
    db
      .selectFrom(staff(db, param('limit')))
      .innerJoin('student_summary as teacher', 'teacher.id', 'found.staff_id')
      .select(named)
      .where((e) =>
        e.exists(
          e
            .selectFrom('student_care')
            .select(e.lit(1).as('one'))
            .whereRef('student_care.staff_id', '=', 'found.staff_id')
            .where('student_care.kind', '=', ASSISTANT),
        ),
      ),
  );
  const assistantsOfSome = database.prepare((db, param: Placeholder<{ caredBy: string }>) =>
    db
      .selectFrom('student_care as own')
      .innerJoin('student_care as other', 'other.student_id', 'own.student_id')
      .innerJoin('student_summary as teacher', 'teacher.id', 'other.staff_id')
      .select(named)
      .distinct()
      .where('own.staff_id', '=', param('caredBy'))
      // Those of the few, by their key: not by the index of all assistants.
      .where((e) => database.traits.computed(e.ref('other.kind')), '=', ASSISTANT),
  );
  const withRole = database.prepare((db, param: Placeholder<{ limit: number }>) =>
    db
      .selectFrom(staff(db, param('limit')))
      .innerJoin('student_summary as teacher', 'teacher.id', 'found.staff_id')
      .select([...named, 'found.role as role']),
  );
  const byName = <Row extends NamedStaff>(found: readonly Row[]): readonly Row[] =>
    found.toSorted((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
  const rows = listReader<StoredStudent>(database, STUDENTS, studentSearch);
  return {
    ...rows,
    page: async (order, window, selection) => {
      const { list, hasMore } = await rows.page(order, window, selection);
      return { list: list.map((row) => ({ ...row, syncFailed: row.syncFailed === 1 })), hasMore };
    },
    teachers: async (caredBy) =>
      byName(caredBy === undefined ? await ofAll.all({ limit: STAFF_MAX }) : await ofSome.all({ caredBy })),
    assistants: async (caredBy) =>
      byName(
        caredBy === undefined
          ? await assistantsOfAll.all({ limit: STAFF_MAX })
          : await assistantsOfSome.all({ caredBy }),
      ),
    carers: async () =>
      byName(
        (await withRole.all({ limit: STAFF_MAX })).map((row) => ({ ...row, role: row.role as StaffRole })),
      ),
  };
};
