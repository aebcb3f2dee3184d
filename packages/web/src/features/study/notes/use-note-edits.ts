import type { NoteView } from '@ykd/adapters-ui/stores';
import { useState } from 'react';

/** A note that is being changed. */
export interface NoteEdit {
  /** The note as it was when it was opened for writing. */
  readonly seen: NoteView;
  readonly text: string;
}

/** The notes that are being changed. */
export interface NoteEdits {
  of(id: string): NoteEdit | undefined;
  /** `undefined`: the note is not changed any more. */
  put(id: string, edit: NoteEdit | undefined): void;
}

/** Keeps what is written into notes, also of those that are not shown for a while. */
export const useNoteEdits = (): NoteEdits => {
  const [edits, setEdits] = useState<ReadonlyMap<string, NoteEdit | undefined>>(new Map());
  return {
    of: (id) => edits.get(id),
    put: (id, edit) => setEdits((before) => new Map(before).set(id, edit)),
  };
};
