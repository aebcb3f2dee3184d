import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';
import { lettersOf } from '../student-spelling.js';

/** A statement takes each of them apart from all others. */
const BATCH = 100;

/** What the list is sorted by. */
const SORTED = [
  'name_sort',
  'user_name_sort',
  'school_sort',
  'major_sort',
  'gmt_created',
  'valid_until_sort',
  'service_until_sort',
  'last_studied_sort',
] as const;

/** The students who are there. */
const fill = async (db: Kysely<Schema>): Promise<void> => {
  let last = '';
  for (;;) {
    const students = await db
      .selectFrom('student_summary')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const end = students.at(-1);
    if (end === undefined) return;
    const ids = students.map(({ id }) => id);
    const terms = new Map(ids.map((id) => [id, [] as string[]]));
    const rows = await db.selectFrom('student_term').selectAll().where('student_id', 'in', ids).execute();
    for (const { student_id, term } of rows) terms.get(student_id)?.push(term);
    const cases = [...terms].map(([id, own]) => sql`when ${id} then ${sql.lit(lettersOf(own))}`);
    await sql`update student_summary set letters = case id ${sql.join(cases, sql` `)} end
      where id in (${sql.join(ids)})`.execute(db);
    last = end.id;
  }
};

/** The index of each order of students tells whom a search cannot find, before any of them is opened. */
export const studentLetters = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .alterTable('student_summary')
      .addColumn('letters', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const column of SORTED) await schema.dropIndex(`student_summary_${column}`).execute();
    await fill(db);
    for (const column of SORTED) {
      await schema
        .createIndex(`student_summary_${column}`)
        .on('student_summary')
        .columns([column, 'id', 'letters'])
        .execute();
    }
  },
});
