import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Who gave his students to whom, and which students. */
export const handOvers = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('hand_over')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('from_id', text, (c) => c.notNull())
      .addColumn('to_id', text, (c) => c.notNull())
      .addColumn('by_id', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('open', text, (c) => c.notNull())
      .addColumn('note', text, (c) => c.notNull())
      .addColumn('until', 'bigint')
      .addColumn('ended_at', 'bigint')
      .execute();
    await schema.createIndex('hand_over_at').on('hand_over').columns(['at', 'id']).execute();
    for (const column of ['from_id', 'to_id', 'by_id']) {
      await schema.createIndex(`hand_over_${column}`).on('hand_over').columns([column, 'at', 'id']).execute();
    }
    await sql`create index hand_over_open on hand_over (until, id) where ended_at is null`.execute(db);
    await schema
      .createTable('hand_over_student')
      .addColumn('hand_over_id', text, (c) => c.notNull().references('hand_over.id'))
      .addColumn('student_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('note', text)
      .addColumn('before', text, (c) => c.notNull())
      .addColumn('after', text, (c) => c.notNull())
      .addColumn('back', text)
      .addColumn('back_at', 'bigint')
      .addPrimaryKeyConstraint('hand_over_student_key', ['hand_over_id', 'student_id'])
      .execute();
    await schema
      .createIndex('hand_over_student_student')
      .on('hand_over_student')
      .columns(['student_id', 'hand_over_id'])
      .execute();
  },
});
