import { plainTextIssue } from '../shared/index.js';

/** The longest note of staff about a student, in Unicode code points. Beyond the Specification. */
export const STUDENT_NOTE_TEXT_MAX = 2000;

/** For how long (milliseconds) a note that was deleted is offered to be taken back. Beyond the Specification. */
export const STUDENT_NOTE_UNDO_MS = 10_000;

/** The offer may reach the server later than it was made: for so long (milliseconds) it is taken there. */
const UNDO_TAKEN_MS = 60_000;

/**
 * The Chinese message when a note of staff cannot be stored, `undefined` when it can: the rule of {@link plainTextIssue} with
 * at most {@link STUDENT_NOTE_TEXT_MAX} code points. Beyond the Specification.
 */
export const studentNoteIssue = (text: string): string | undefined =>
  plainTextIssue('备注', text, STUDENT_NOTE_TEXT_MAX);

/**
 * Whether somebody may change and delete a note about a student: whoever wrote it, and a super administrator any. Beyond the
 * Specification.
 *
 * @param note - who wrote it
 * @param reader - who asks
 */
export const mayChangeStudentNote = (
  { authorId }: { readonly authorId: string },
  { userId, isSuperAdmin }: { readonly userId: string; readonly isSuperAdmin: boolean },
): boolean => isSuperAdmin || authorId === userId;

/**
 * Whether a deleted note can be taken back at the instant `now`, in epoch milliseconds as `deletedAt` is. Beyond the
 * Specification.
 */
export const mayRestoreStudentNote = (deletedAt: number, now: number): boolean =>
  now - deletedAt <= STUDENT_NOTE_UNDO_MS + UNDO_TAKEN_MS;
