import type { StudentNoteKey, StudentNotes, TxStudentNotes } from '../../ports/student-notes.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { FakeWorld } from './world.js';

type NoteWorld = Pick<FakeWorld, 'studentNotes' | 'studentNoteVersions'>;

const versionKey = (noteId: string, version: number): string => JSON.stringify([noteId, version]);

/** Notes of staff in memory. */
export const fakeStudentNotes = ({ studentNotes, studentNoteVersions }: NoteWorld): StudentNotes => ({
  page: async (window, of) => {
    const notes = [...studentNotes.values()].filter(
      ({ studentId, deletedAt }) => studentId === of && deletedAt === null,
    );
    const keyOf = ({ gmtCreated, id }: (typeof notes)[0]): StudentNoteKey => [gmtCreated, id];
    return rowsByKey(notes, keyOf, window, true);
  },
  find: async (id) => {
    const note = studentNotes.get(id);
    return note?.deletedAt === null ? note : undefined;
  },
  versions: async (of, limit) =>
    [...studentNoteVersions.values()]
      .filter(({ noteId }) => noteId === of)
      .toSorted((a, b) => b.version - a.version)
      .slice(0, limit),
});

/** Notes of staff inside a transaction on a world. */
export const txStudentNotes = ({ studentNotes, studentNoteVersions }: NoteWorld): TxStudentNotes => ({
  hold: async (id) => studentNotes.get(id),
  insert: async (note) => {
    if (studentNotes.has(note.id)) throw new Error(`${note.id} exists`);
    studentNotes.set(note.id, note);
  },
  store: async (note) => void studentNotes.set(note.id, note),
  addVersion: async (version) => {
    const key = versionKey(version.noteId, version.version);
    if (studentNoteVersions.has(key)) throw new Error(`${key} exists`);
    studentNoteVersions.set(key, version);
  },
});
