import type { Outcome } from '../shared/outcome.js';
import type { Note } from '../ports/note.js';

/** The caller's own notes beside the lessons. */
export interface NotePort {
  /** His notes of a course, in the order of the lessons; also of one that is closed by now. */
  list(query: { readonly courseId: string }): Outcome<readonly Note[], 'not-logged-in'>;
  /**
   * Keeps a note, new or changed; the same again changes nothing. Fails with note-changed when another device changed it
   * meanwhile. A new one needs a course that is open, and a place in it.
   */
  save(
    input: SaveNoteInput,
  ): Outcome<
    Note,
    | 'not-logged-in'
    | 'forbidden'
    | 'invalid-input'
    | 'note-changed'
    | 'too-many-notes'
    | 'course-not-found'
    | 'lesson-not-found'
    | 'course-closed'
  >;
  /**
   * Removes a note; again, and of nobody's id, changes nothing. Fails with note-changed when it is no more the one that
   * was seen: `base` is the `gmtModified` of that.
   */
  remove(input: {
    readonly userId?: string;
    readonly id: string;
    readonly base?: number;
  }): Outcome<null, 'not-logged-in' | 'forbidden' | 'note-changed'>;
}

/** A note as its writer's device sends it. Numbers count from 0, instants are epoch milliseconds. */
export interface SaveNoteInput extends Pick<
  Note,
  'id' | 'courseId' | 'outlineNum' | 'sectionNum' | 'bodyNum' | 'text'
> {
  /** Who wrote it, if the sender names him: it must be the caller. */
  readonly userId?: string;
  /** The `gmtModified` of the note that was changed; absent for a new one. */
  readonly base?: number;
  /** When it was begun by the writer's clock; never counts later than the server's. Default: now. */
  readonly at?: number;
}
