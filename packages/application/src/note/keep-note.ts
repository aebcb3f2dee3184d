import { NOTES_PER_COURSE_MAX, type Note } from '../ports/note.js';

/** A note to be kept: a new one, or a changed text. */
export interface NoteSave {
  readonly userId: string;
  /** As it would be if it were new. */
  readonly note: Note;
  /** The `gmtModified` that the writer saw; undefined for a note that he takes for new. */
  readonly base: number | undefined;
  /** Whether the note may stand where it is to stand; one that is there already stays where it is. */
  readonly isPlaceChecked: boolean;
}

/**
 * `changed`: another device changed the note meanwhile. `place-unchecked`: it is not there, or not any more, and nobody
 * looked at its place. `too-many`: the course is full of them.
 */
export type NoteSaveOutcome =
  | { readonly kind: 'saved'; readonly note: Note }
  | { readonly kind: 'changed' }
  | { readonly kind: 'place-unchecked' }
  | { readonly kind: 'too-many' };

/**
 * Decides what becomes of a note, from the one that is stored under its id and from how many the member has in its course.
 * A note keeps its place and its beginning; the same text again changes nothing.
 */
export const keepNote = (
  { note, base, isPlaceChecked }: Omit<NoteSave, 'userId'>,
  stored: Note | undefined,
  count: number,
): NoteSaveOutcome => {
  if (stored === undefined) {
    if (!isPlaceChecked) return { kind: 'place-unchecked' };
    return count >= NOTES_PER_COURSE_MAX ? { kind: 'too-many' } : { kind: 'saved', note };
  }
  if (stored.text === note.text) return { kind: 'saved', note: stored };
  if (stored.gmtModified !== base) return { kind: 'changed' };
  const gmtModified = Math.max(note.gmtModified, stored.gmtModified + 1);
  return { kind: 'saved', note: { ...stored, text: note.text, gmtModified } };
};

/** Whether the stored note may go: it is the one that was seen, if one is named. */
export const mayRemove = (stored: Pick<Note, 'gmtModified'> | undefined, base: number | undefined): boolean =>
  stored === undefined || base === undefined || stored.gmtModified === base;
