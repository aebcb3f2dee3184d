import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { NEW_NOTE, noteDrafts, type NoteDraft } from './note-drafts';

/** A text of a note while it is written. */
export interface NoteText {
  readonly text: string;
  setText(text: string): void;
  /** Which version its writer saw. */
  readonly version: number;
  /** Whether it is another one than the note has. */
  readonly isDirty: boolean;
}

/**
 * The text of a note that is being written, in the place of `before`. It outlives the end of the login, which may come while
 * somebody writes: the same person finds it in this tab when he has logged in again, with the version that he had seen. Whoever
 * leaves it by himself is asked, and does not find it.
 */
export const useNoteText = (
  userId: string,
  { id, text: saved, version: newest }: { readonly id: string } & NoteDraft = {
    id: NEW_NOTE,
    text: '',
    version: 0,
  },
): NoteText => {
  const services = useServices();
  const { base } = services;
  // What the writer saw when he began, whatever comes in meanwhile.
  const [before] = useState({ text: saved, version: newest });
  const [drafts] = useState(() => noteDrafts(services, userId));
  const [begun] = useState(() => drafts.all()[id] ?? before);
  const [text, setText] = useState(begun.text);
  const { version } = begun;
  const isDirty = text !== before.text;
  useEffect(() => drafts.drop(id), [drafts, id]);
  useEffect(() => {
    const ends = base.ended$.subscribe(() => {
      if (isDirty) drafts.keep(id, { text, version });
    });
    return () => ends.unsubscribe();
  }, [base, drafts, id, isDirty, text, version]);
  return { text, setText, version, isDirty };
};
