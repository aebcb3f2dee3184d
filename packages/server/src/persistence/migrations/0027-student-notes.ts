import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What staff write down about students, and the texts that it had. */
export const studentNotes = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('student_note')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('student_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('author_id', text, (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('written_by', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addColumn('deleted_at', 'bigint')
      .addColumn('deleted_by', text)
      .execute();
    await schema
      .createIndex('student_note_student')
      .on('student_note')
      .columns(['student_id', 'gmt_created', 'id'])
      .execute();
    await schema
      .createTable('student_note_version')
      .addColumn('note_id', text, (c) => c.notNull().references('student_note.id').onDelete('cascade'))
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('written_by', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('student_note_version_key', ['note_id', 'version'])
      .execute();
  },
});
