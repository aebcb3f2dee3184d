import type { NoteSave, NoteSaveOutcome } from '../note/keep-note.js';
import type { Note } from './note.js';

/** The notes of members; ids are a member's own, so that nobody can reach another's. */
export interface Notes {
  find(userId: string, id: string): Promise<Note | undefined>;
  /** All notes of a member in a course: in the order of the lessons, within a part the oldest first. */
  findByCourse(userId: string, courseId: string): Promise<readonly Note[]>;
  /** Keeps a note as `keepNote` decides. The calls of a member follow each other. */
  save(save: NoteSave): Promise<NoteSaveOutcome>;
  /**
   * Removes a note; again changes nothing. With `base`, the `gmtModified` that was seen, only while that is what is
   * stored, as `mayRemove` decides; answers whether the note is gone.
   */
  delete(userId: string, id: string, base?: number): Promise<boolean>;
}
