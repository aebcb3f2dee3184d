import { keepNote, mayRemove } from '../../note/keep-note.js';
import type { Note } from '../../ports/note.js';
import type { Notes } from '../../ports/notes.js';

const inOrder = (a: Note, b: Note): number =>
  a.outlineNum - b.outlineNum ||
  a.sectionNum - b.sectionNum ||
  a.bodyNum - b.bodyNum ||
  a.gmtCreated - b.gmtCreated ||
  (a.id < b.id ? -1 : 1);

/** Notes in memory. */
export const fakeNotes = (): Notes => {
  const kept = new Map<string, { readonly userId: string; readonly note: Note }>();
  const key = (userId: string, id: string): string => JSON.stringify([userId, id]);
  const ofCourse = (userId: string, courseId: string): Note[] =>
    [...kept.values()].flatMap((row) =>
      row.userId === userId && row.note.courseId === courseId ? [row.note] : [],
    );
  return {
    find: async (userId, id) => kept.get(key(userId, id))?.note,
    findByCourse: async (userId, courseId) => ofCourse(userId, courseId).toSorted(inOrder),
    save: async (save) => {
      const { userId, note } = save;
      const place = key(userId, note.id);
      const outcome = keepNote(save, kept.get(place)?.note, ofCourse(userId, note.courseId).length);
      if (outcome.kind === 'saved') kept.set(place, { userId, note: outcome.note });
      return outcome;
    },
    delete: async (userId, id, base) => {
      const place = key(userId, id);
      const isGone = mayRemove(kept.get(place)?.note, base);
      if (isGone) kept.delete(place);
      return isGone;
    },
  };
};
