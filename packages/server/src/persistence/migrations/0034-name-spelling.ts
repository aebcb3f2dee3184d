import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { USER_COLUMNS, userOf } from '../member-row.js';
import type { Schema } from '../schema.js';
import { lettersOf, nameSortKey, termsOf } from '../student-spelling.js';
import { writeTerms } from '../student-summary.js';

const BATCH = 1000;

/** Surnames that are read otherwise than the same character elsewhere: who has one is sorted, and found, as he is called. */
export const nameSpelling = (): Migration => ({
  up: async (db: Kysely<Schema>) => {
    let last = '';
    for (;;) {
      const rows = await db
        .selectFrom('student_summary')
        .select(['id', 'name', 'name_sort'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.id;
      for (const { id, name, name_sort: before } of rows) {
        const name_sort = nameSortKey(name);
        if (name_sort === before) continue;
        await db.updateTable('student_summary').set({ name_sort }).where('id', '=', id).execute();
        const member = await db
          .selectFrom('member')
          .select(USER_COLUMNS)
          .where('id', '=', id)
          .executeTakeFirst();
        if (member === undefined) continue;
        const user = userOf(member);
        const letters = lettersOf(termsOf(user));
        await db.updateTable('student_summary').set({ letters }).where('id', '=', id).execute();
        await writeTerms(db, user);
      }
    }
  },
});
