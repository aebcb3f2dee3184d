import { studentNoteFields, studentNoteVersionFields } from '@ykd/application/entities';
import type { StudentNotes, TxStudentNotes } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { keyReader } from './key-page.js';
import { mapping } from './mapping.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const notes = mapping(studentNoteFields);
const versions = mapping(studentNoteVersionFields);

/** The notes of staff in the database. */
export const studentNotes = (database: Database): StudentNotes => {
  const page = keyReader(
    database,
    (db, param) =>
      db
        .selectFrom('student_note')
        .select(notes.columns)
        .where('student_id', '=', param('studentId') as never)
        .where('deleted_at', 'is', null),
    ['student_note.gmt_created', 'student_note.id'],
    'desc',
  );
  const byId = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db
      .selectFrom('student_note')
      .select(notes.columns)
      .where('id', '=', param('id'))
      .where('deleted_at', 'is', null),
  );
  const byNote = database.prepare((db, param: Placeholder<{ noteId: string; limit: number }>) =>
    db
      .selectFrom('student_note_version')
      .select(versions.columns)
      .where('note_id', '=', param('noteId'))
      .orderBy('version', 'desc')
      .limit(limitOf(param('limit'))),
  );
  return {
    page: async (window, studentId) => {
      const { list, hasMore } = await page(window, { studentId });
      return { list: list.map(notes.recordOf), hasMore };
    },
    find: async (id) => {
      const row = await byId.first({ id });
      return row && notes.recordOf(row);
    },
    versions: async (noteId, limit) => (await byNote.all({ noteId, limit })).map(versions.recordOf),
  };
};

/** The notes of staff inside a transaction. */
export const txStudentNotes = (trx: Kysely<Schema>, { forNoKeyUpdate }: DialectTraits): TxStudentNotes => ({
  hold: async (id) => {
    const row = await trx
      .selectFrom('student_note')
      .select(notes.columns)
      .where('id', '=', id)
      .modifyEnd(forNoKeyUpdate)
      .executeTakeFirst();
    return row && notes.recordOf(row);
  },
  insert: async (note) => {
    await trx.insertInto('student_note').values(notes.rowOf(note)).execute();
  },
  store: async (note) => {
    const { id, ...changes } = notes.rowOf(note);
    await trx.updateTable('student_note').set(changes).where('id', '=', id).execute();
  },
  addVersion: async (version) => {
    await trx.insertInto('student_note_version').values(versions.rowOf(version)).execute();
  },
});
