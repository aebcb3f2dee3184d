import type { StudentNote, StudentNoteVersion } from '../entities/student-note.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type { StudentNote, StudentNoteVersion } from '../entities/student-note.js';

/** Where a note stands in the list of them. */
export type StudentNoteKey = readonly [gmtCreated: number, id: string];

/** What staff wrote about students. See `UnitOfWork` for what changes it. */
export interface StudentNotes {
  /** The notes about a student that stand, the newest first. */
  page(window: KeyWindow<StudentNoteKey>, studentId: string): Promise<KeyRows<StudentNote>>;
  /** A note, unless it was deleted. */
  find(id: string): Promise<StudentNote | undefined>;
  /** The texts that a note had, the newest `limit` of them, the newest first. */
  versions(noteId: string, limit: number): Promise<readonly StudentNoteVersion[]>;
}

export interface TxStudentNotes {
  /** A note, deleted or not; it stays as it was read until the transaction ends. */
  hold(id: string): Promise<StudentNote | undefined>;
  insert(note: StudentNote): Promise<void>;
  /** Stores how a note that is held stands now. */
  store(note: StudentNote): Promise<void>;
  /** Keeps a text that a note has; each version once. */
  addVersion(version: StudentNoteVersion): Promise<void>;
}
