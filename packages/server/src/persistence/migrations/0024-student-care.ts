import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import { USER_COLUMNS, userOf } from '../member-row.js';
import type { Schema } from '../schema.js';
import { ownUsername, sortKey, termsOf, userNameSortKey } from '../student-spelling.js';

const BATCH = 500;

/** The members who are there. */
const fill = async (db: Kysely<Schema>): Promise<void> => {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('member')
      .select([...USER_COLUMNS, 'gmt_created'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const user = userOf(row);
      const { id, name, mobile, profile } = user;
      const userName = ownUsername(user);
      const values = [
        [id, mobile, row.gmt_created],
        [name || null, sortKey(name), userName ?? null, userNameSortKey(userName)],
        [profile?.schoolName || null, sortKey(profile?.schoolName)],
        [profile?.major || null, sortKey(profile?.major)],
      ].flat();
      await sql`insert into student_summary
        (id, mobile, gmt_created, name, name_sort, user_name, user_name_sort, school, school_sort, major, major_sort)
        values (${sql.join(values)})`.execute(db);
      const terms = termsOf(user).map((term) => sql`(${id}, ${term})`);
      await sql`insert into student_term (student_id, term) values ${sql.join(terms)}`.execute(db);
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
};

/** Who looks after whom, and what staff look students up in. */
export const studentCare = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('student_care')
      .addColumn('student_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('staff_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('student_care_key', ['student_id', 'staff_id'])
      .execute();
    await schema
      .createIndex('student_care_staff')
      .on('student_care')
      .columns(['staff_id', 'student_id'])
      .execute();
    await sql`create unique index student_care_class_teacher on student_care (student_id)
      where kind = 'classTeacher'`.execute(db);

    await schema
      .createTable('student_summary')
      .addColumn('id', text, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('name', text)
      .addColumn('name_sort', text, (c) => c.notNull())
      .addColumn('user_name', text)
      .addColumn('user_name_sort', text, (c) => c.notNull())
      .addColumn('mobile', text, (c) => c.notNull())
      .addColumn('school', text)
      .addColumn('school_sort', text, (c) => c.notNull())
      .addColumn('major', text)
      .addColumn('major_sort', text, (c) => c.notNull())
      .addColumn('class_teacher_id', text)
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();
    const indexed = [
      'name_sort',
      'user_name_sort',
      'school_sort',
      'major_sort',
      'gmt_created',
      'name',
      'user_name',
      'school',
      'major',
      'class_teacher_id',
    ];
    for (const column of indexed) {
      await schema
        .createIndex(`student_summary_${column}`)
        .on('student_summary')
        .columns([column, 'id'])
        .execute();
    }

    await schema
      .createTable('student_term')
      .addColumn('student_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('term', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('student_term_key', ['student_id', 'term'])
      .execute();
    await schema
      .createIndex('student_term_term')
      .on('student_term')
      .columns(['term', 'student_id'])
      .execute();
    await fill(db);
  },
});
