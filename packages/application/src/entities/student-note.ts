import { count, instant, nullable, text, type RecordOf } from '../entity/field.js';

export const studentNoteFields = {
  id: text(),
  studentId: text(),
  authorId: text(),
  text: text(),
  /** 1 for a new one; grows with each change of the text. */
  version: count(),
  /** Who wrote the text as it stands. */
  writtenBy: text(),
  gmtCreated: instant(),
  gmtModified: instant(),
  /** When it was deleted, and by whom; null for one that stands. */
  deletedAt: nullable(instant()),
  deletedBy: nullable(text()),
};

/** What staff wrote down about a student, for staff. Instants are epoch milliseconds. */
export type StudentNote = RecordOf<typeof studentNoteFields>;

export const studentNoteVersionFields = {
  noteId: text(),
  version: count(),
  text: text(),
  writtenBy: text(),
  at: instant(),
};

/** A text that a note had, or has. */
export type StudentNoteVersion = RecordOf<typeof studentNoteVersionFields>;
