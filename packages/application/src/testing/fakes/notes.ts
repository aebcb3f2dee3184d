import type { Note } from '../../ports/note.js';
import type { Notes, TxNotes } from '../../ports/notes.js';
import type { FakeWorld } from './world.js';

type NoteWorld = Pick<FakeWorld, 'notes'>;

const inOrder = (a: Note, b: Note): number =>
  a.outlineNum - b.outlineNum ||
  a.sectionNum - b.sectionNum ||
  a.bodyNum - b.bodyNum ||
  a.gmtCreated - b.gmtCreated ||
  (a.id < b.id ? -1 : 1);

const key = (userId: string, id: string): string => JSON.stringify([userId, id]);

const ofCourse = ({ notes }: NoteWorld, userId: string, courseId: string): Note[] =>
  [...notes.values()].flatMap((row) =>
    row.userId === userId && row.note.courseId === courseId ? [row.note] : [],
  );

/** Notes in memory. */
export const fakeNotes = (world: NoteWorld): Notes => ({
  find: async (userId, id) => world.notes.get(key(userId, id))?.note,
  findByCourse: async (userId, courseId) => ofCourse(world, userId, courseId).toSorted(inOrder),
  countWritten: async (userId, { from, until }) =>
    [...world.notes.values()].filter(
      (row) => row.userId === userId && from <= row.note.gmtCreated && row.note.gmtCreated < until,
    ).length,
});

/** Notes inside a transaction on a world. */
export const txNotes = (world: NoteWorld): TxNotes => ({
  lockOwner: async () => {},
  find: async (userId, id) => world.notes.get(key(userId, id))?.note,
  countOfCourse: async (userId, courseId) => ofCourse(world, userId, courseId).length,
  put: async (userId, note) => void world.notes.set(key(userId, note.id), { userId, note }),
  delete: async (userId, id) => void world.notes.delete(key(userId, id)),
});
