import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf, readJson, writeText, type NoteView } from '@ykd/adapters-ui/stores';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';

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

type Entry = readonly [id: string, edit: NoteEdit];

const isEntry = (value: unknown): value is Entry => {
  const edit = Array.isArray(value) ? (value[1] as Partial<NoteEdit> | null | undefined) : undefined;
  return typeof edit?.text === 'string' && typeof edit.seen?.id === 'string';
};

/** Keeps what is written into notes of a course, also of those that are not shown; in this tab over a reload too. */
export const useNoteEdits = (courseId: string): NoteEdits => {
  const { base, environment } = useServices();
  const { tabStorage } = environment;
  const key = `ykd-note-edits:${useStore(base, memberIdOf)}:${courseId}`;
  const [edits, setEdits] = useState<ReadonlyMap<string, NoteEdit>>(() => {
    const kept = readJson(tabStorage, key);
    return new Map(Array.isArray(kept) ? kept.filter(isEntry) : []);
  });
  useEffect(() => {
    writeText(tabStorage, key, edits.size === 0 ? undefined : JSON.stringify([...edits]));
  }, [tabStorage, key, edits]);
  return {
    of: (id) => edits.get(id),
    put: (id, edit) =>
      setEdits((before) => {
        const next = new Map(before);
        if (edit === undefined) next.delete(id);
        else next.set(id, edit);
        return next;
      }),
  };
};
