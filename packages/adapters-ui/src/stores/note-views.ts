import type { Note } from '@ykd/application/ports';
import { comparePositions } from '@ykd/domain/course';
import type { PendingNote } from './pending-notes.js';

/** A note as its writer sees it. `queued`: kept in this browser until the connection is back. */
export interface NoteView extends Note {
  readonly status: 'saved' | 'saving' | 'queued' | 'refused';
  /** For `refused`: why, in Chinese. */
  readonly refusal?: string;
  /** The `gmtModified` of the server's note that this one follows; absent while that has none. */
  readonly base?: number;
}

const placeOf = ({ outlineNum, sectionNum, bodyNum }: Note) => ({
  outline: outlineNum,
  section: sectionNum,
  body: bodyNum,
});

const inOrder = (a: Note, b: Note): number =>
  comparePositions(placeOf(a), placeOf(b)) || a.gmtCreated - b.gmtCreated || (a.id < b.id ? -1 : 1);

/** The notes of a course as the server has `confirmed` them, with what waits in this browser in the place of those. */
export const noteViews = (
  courseId: string | undefined,
  confirmed: readonly Note[],
  pending: readonly PendingNote[],
  waiting: 'saving' | 'queued',
): readonly NoteView[] => {
  const changed = new Set(pending.map(({ id }) => id));
  const saved = confirmed
    .filter(({ id }) => !changed.has(id))
    .map((note): NoteView => ({ ...note, base: note.gmtModified, status: 'saved' }));
  const written = pending.flatMap(({ text, at, base, refusal, ...change }): NoteView[] =>
    text === null || change.courseId !== courseId
      ? []
      : [
          {
            ...change,
            text,
            gmtCreated: at,
            gmtModified: base ?? at,
            ...(base === undefined ? {} : { base }),
            ...(refusal === undefined ? { status: waiting } : { status: 'refused', refusal }),
          },
        ],
  );
  return [...saved, ...written].toSorted(inOrder);
};

/** The change that gives a note another text, or none: it follows what its writer saw. */
export const changeOf = (note: NoteView, text: string | null, confirmed: readonly Note[]): PendingNote => {
  const { id, courseId, outlineNum, sectionNum, bodyNum, gmtCreated: at } = note;
  const place = { id, courseId, outlineNum, sectionNum, bodyNum, at, text };
  // Its writer saw the server's note if the text is the same: his own was saved while he wrote on.
  const seen = confirmed.find((one) => one.id === id && one.text === note.text);
  const base = seen?.gmtModified ?? note.base;
  return base === undefined ? place : { ...place, base };
};
