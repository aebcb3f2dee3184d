import { NOTES_PER_COURSE_MAX, type Note } from './note.js';

/** A note to be kept: a new one, or a changed text. */
export interface NoteSave {
  readonly userId: string;
  /** As it would be if it were new. */
  readonly note: Note;
  /** The `gmtModified` that the writer saw; undefined for a note that he takes for new. */
  readonly base: number | undefined;
}

/** `changed`: another device changed the note meanwhile. `too-many`: the course is full of them. */
export type NoteSaveOutcome =
  | { readonly kind: 'saved'; readonly note: Note }
  | { readonly kind: 'changed' }
  | { readonly kind: 'too-many' };

/**
 * Decides what becomes of a note, from the one that is stored under its id and from how many the member has in its course.
 * A note keeps its place and its beginning; the same text again changes nothing.
 */
export const keepNote = (
  { note, base }: Pick<NoteSave, 'note' | 'base'>,
  stored: Note | undefined,
  count: number,
): NoteSaveOutcome => {
  if (stored === undefined) {
    return count >= NOTES_PER_COURSE_MAX ? { kind: 'too-many' } : { kind: 'saved', note };
  }
  if (stored.text === note.text) return { kind: 'saved', note: stored };
  if (stored.gmtModified !== base) return { kind: 'changed' };
  const gmtModified = Math.max(note.gmtModified, stored.gmtModified + 1);
  return { kind: 'saved', note: { ...stored, text: note.text, gmtModified } };
};
