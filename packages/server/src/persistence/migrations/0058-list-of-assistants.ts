import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

const FIGURES = ['students', 'class_teacher', 'active', 'waiting', 'contacted7', 'contacted30'];

/** How those who look after students stood when it was counted last, and who put types and stages of classes in their order. */
export const listOfAssistants = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    const counts = FIGURES.reduce(
      (table, figure) => table.addColumn(figure, 'bigint', (c) => c.notNull()),
      schema
        .createTable('assistant_count')
        .addColumn('staff_id', text, (c) => c.primaryKey().references('member.id').onDelete('cascade')),
    );
    await counts
      .addColumn('wait', 'bigint')
      .addColumn('wait_sort', text, (c) => c.notNull())
      .addColumn('care_count', 'bigint', (c) => c.notNull())
      .addColumn('care_since', 'bigint', (c) => c.notNull())
      .addColumn('counted_at', 'bigint', (c) => c.notNull())
      .execute();
    // Whose care is another one than when it was counted is told by this.
    await schema
      .createIndex('student_care_since')
      .on('student_care')
      .columns(['staff_id', 'since'])
      .execute();
    for (const table of ['class_type', 'class_stage']) {
      await schema.alterTable(table).addColumn('changed_by', text).execute();
    }
  },
});
