import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { factColumns, factsOf } from '../student-facts.js';

const BATCH = 500;

/** The students who are there. */
const fill = async (db: Kysely<Schema>): Promise<void> => {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('student_summary')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    const factOf = await factsOf(
      db,
      rows.map(({ id }) => id),
    );
    for (const { id } of rows) {
      // That column comes later, with 0039.
      const { bought_at: _later, ...columns } = factColumns(factOf(id));
      await db.updateTable('student_summary').set(columns).where('id', '=', id).execute();
    }
    last = end.id;
  }
};

/** What staff see of a student that follows from what he bought and did. */
export const studentFacts = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    for (const column of ['valid_until', 'service_until', 'last_studied']) {
      await schema.alterTable('student_summary').addColumn(column, 'bigint').execute();
      await schema
        .alterTable('student_summary')
        .addColumn(`${column}_sort`, text, (c) => c.notNull().defaultTo('1'))
        .execute();
    }
    await schema
      .alterTable('student_summary')
      .addColumn('sync_failed', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await fill(db);
    for (const column of ['valid_until_sort', 'service_until_sort', 'last_studied_sort', 'sync_failed']) {
      await schema
        .createIndex(`student_summary_${column}`)
        .on('student_summary')
        .columns([column, 'id'])
        .execute();
    }
  },
});
