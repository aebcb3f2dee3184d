import { studentNoteIssue } from '@ykd/domain/member';
import { err, ok, withLineFeeds, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { StudentNote } from '../ports/student-notes.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller } from '../shared/caller.js';
import type { InvalidInput } from '../shared/errors.js';

export type NoteAct = 'add' | 'delete' | 'edit' | 'restore';

/** Tells the audit log of a note by its versions: the texts are kept beside it, and the log is for ever. */
export const auditNote = (
  tx: Pick<Tx, 'audit'>,
  caller: Caller,
  act: NoteAct,
  note: StudentNote,
  { at, from, to }: { readonly at: number; readonly from?: number; readonly to?: number },
): Promise<void> => {
  const what = { act: `students.note.${act}`, subjectKind: 'student-note', subjectId: note.id } as const;
  const changed = {
    before: from === undefined ? {} : { version: from },
    after: to === undefined ? {} : { version: to },
  };
  return tx.audit.append(auditLine(byStaff(caller), { ...what, about: note.studentId, at }, changed));
};

/** The text of a note as it is kept. */
export const noteTextOf = (text: string): Result<string, InvalidInput> => {
  const message = studentNoteIssue(text);
  if (message === undefined) return ok(withLineFeeds(text));
  return err({ kind: 'invalid-input', issues: [{ field: 'text', message }] });
};

/** Writes a note about a student, whose text is as {@link noteTextOf} has it. */
export const writeNote = async (
  tx: Pick<Tx, 'audit' | 'studentNotes'>,
  caller: Caller,
  { id, studentId, text, at }: { id: string; studentId: string; text: string; at: number },
): Promise<StudentNote> => {
  const author = caller.user.id;
  const note: StudentNote = {
    id,
    studentId,
    authorId: author,
    text,
    version: 1,
    writtenBy: author,
    gmtCreated: at,
    gmtModified: at,
    deletedAt: null,
    deletedBy: null,
  };
  await tx.studentNotes.insert(note);
  await tx.studentNotes.addVersion({ noteId: id, version: 1, text, writtenBy: author, at });
  await auditNote(tx, caller, 'add', note, { at, to: 1 });
  return note;
};

/** Deletes a note that is held. */
export const deleteNote = async (
  tx: Pick<Tx, 'audit' | 'studentNotes'>,
  caller: Caller,
  note: StudentNote,
  at: number,
): Promise<void> => {
  await tx.studentNotes.store({ ...note, deletedAt: at, deletedBy: caller.user.id });
  await auditNote(tx, caller, 'delete', note, { at, from: note.version });
};
