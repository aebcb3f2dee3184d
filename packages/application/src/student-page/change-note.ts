import { mayRestoreStudentNote, studentNoteIssue } from '@ykd/domain/member';
import { err, ok, withLineFeeds, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { StudentNote } from '../ports/student-notes.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { EntityNotFound, Forbidden, InvalidInput } from '../shared/errors.js';
import type { Outcome } from '../shared/outcome.js';
import { namesOf } from './names.js';
import { mayChange, noteViews } from './note-views.js';
import type { StudentPageDeps } from './deps.js';
import type { StudentPagePort } from './port.js';
import { reachStudent } from './reach.js';
import type { StudentNoteView } from './views.js';

type NoteAct = 'add' | 'delete' | 'edit' | 'restore';

/** Tells the audit log of a note by its versions: the texts are kept beside it, and the log is for ever. */
const audit = (
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

const textOf = (text: string): Result<string, InvalidInput> => {
  const message = studentNoteIssue(text);
  if (message === undefined) return ok(withLineFeeds(text));
  return err({ kind: 'invalid-input', issues: [{ field: 'text', message }] });
};

/** How a note stands that somebody else changed meanwhile. */
const changedMeanwhile = async (deps: StudentPageDeps, note: StudentNote) => {
  const nameOf = await namesOf(deps, [note.writtenBy]);
  const { text, version, gmtModified } = note;
  const writtenBy = nameOf(note.writtenBy).name;
  return err({ kind: 'student-note-changed', text, version, writtenBy, gmtModified } as const);
};

const viewOf = async (deps: StudentPageDeps, caller: Caller, note: StudentNote): Promise<StudentNoteView> => {
  const [view] = await noteViews(deps, caller, [note]);
  if (view === undefined) throw new Error('a note without a view');
  return view;
};

/** The note of a student that stands and that a member of staff may change. */
const held = async (
  tx: Tx,
  caller: Caller,
  { userId, id }: { readonly userId: string; readonly id: string },
): Outcome<StudentNote, 'entity-not-found' | 'forbidden'> => {
  const note = await tx.studentNotes.hold(id);
  if (note?.studentId !== userId || note.deletedAt !== null) return err({ kind: 'entity-not-found' });
  return mayChange(note, caller) ? ok(note) : err({ kind: 'forbidden' });
};

/** Writes a note about a student. */
export const addNote = async (
  deps: StudentPageDeps,
  context: CallerContext,
  input: Parameters<StudentPagePort['addNote']>[0],
): ReturnType<StudentPagePort['addNote']> => {
  const reached = await reachStudent(deps, context, input.userId);
  if (!reached.ok) return reached;
  const text = textOf(input.text);
  if (!text.ok) return text;
  const { caller } = reached.value;
  const at = deps.clock.now();
  const note: StudentNote = {
    id: deps.ids.next(),
    studentId: input.userId,
    authorId: caller.user.id,
    text: text.value,
    version: 1,
    writtenBy: caller.user.id,
    gmtCreated: at,
    gmtModified: at,
    deletedAt: null,
    deletedBy: null,
  };
  await deps.unitOfWork.transaction(async (tx) => {
    await tx.studentNotes.insert(note);
    await tx.studentNotes.addVersion({
      noteId: note.id,
      version: 1,
      text: note.text,
      writtenBy: note.writtenBy,
      at,
    });
    await audit(tx, caller, 'add', note, { at, to: 1 });
  });
  return ok(await viewOf(deps, caller, note));
};

/** Changes the text of a note; the same text again changes nothing. */
export const editNote = async (
  deps: StudentPageDeps,
  context: CallerContext,
  input: Parameters<StudentPagePort['editNote']>[0],
): ReturnType<StudentPagePort['editNote']> => {
  const reached = await reachStudent(deps, context, input.userId);
  if (!reached.ok) return reached;
  const text = textOf(input.text);
  if (!text.ok) return text;
  const { caller } = reached.value;
  const at = deps.clock.now();
  const outcome = await deps.unitOfWork.transaction(async (tx) => {
    const found = await held(tx, caller, input);
    if (!found.ok) return found;
    const before = found.value;
    if (before.text === text.value) return ok({ note: before, isKept: true });
    if (before.version !== input.version) return ok({ note: before, isKept: false });
    const version = before.version + 1;
    const gmtModified = Math.max(at, before.gmtModified);
    const note = { ...before, text: text.value, version, writtenBy: caller.user.id, gmtModified };
    await tx.studentNotes.store(note);
    const { id: noteId, writtenBy } = note;
    await tx.studentNotes.addVersion({ noteId, version, text: note.text, writtenBy, at });
    await audit(tx, caller, 'edit', note, { at, from: before.version, to: version });
    return ok({ note, isKept: true });
  });
  if (!outcome.ok) return outcome;
  const { note, isKept } = outcome.value;
  return isKept ? ok(await viewOf(deps, caller, note)) : changedMeanwhile(deps, note);
};

/** Deletes a note; again changes nothing. */
export const removeNote = async (
  deps: StudentPageDeps,
  context: CallerContext,
  input: Parameters<StudentPagePort['removeNote']>[0],
): ReturnType<StudentPagePort['removeNote']> => {
  const reached = await reachStudent(deps, context, input.userId);
  if (!reached.ok) return reached;
  const { caller } = reached.value;
  const at = deps.clock.now();
  const outcome = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<StudentNote | undefined, EntityNotFound | Forbidden>> => {
      const found = await held(tx, caller, input);
      if (!found.ok) return found;
      const note = found.value;
      if (note.version !== input.version) return found;
      await tx.studentNotes.store({ ...note, deletedAt: at, deletedBy: caller.user.id });
      await audit(tx, caller, 'delete', note, { at, from: note.version });
      return ok(undefined);
    },
  );
  if (!outcome.ok) return outcome;
  return outcome.value === undefined ? ok(null) : changedMeanwhile(deps, outcome.value);
};

/** Takes a deletion back. */
export const restoreNote = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId, id }: Parameters<StudentPagePort['restoreNote']>[0],
): ReturnType<StudentPagePort['restoreNote']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const { caller } = reached.value;
  const at = deps.clock.now();
  const outcome = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<StudentNote, EntityNotFound>> => {
      const note = await tx.studentNotes.hold(id);
      if (note?.studentId !== userId || note.deletedBy !== caller.user.id || note.deletedAt === null) {
        return err({ kind: 'entity-not-found' });
      }
      if (!mayRestoreStudentNote(note.deletedAt, at)) return err({ kind: 'entity-not-found' });
      const restored = { ...note, deletedAt: null, deletedBy: null };
      await tx.studentNotes.store(restored);
      await audit(tx, caller, 'restore', note, { at, to: note.version });
      return ok(restored);
    },
  );
  return outcome.ok ? ok(await viewOf(deps, caller, outcome.value)) : outcome;
};
