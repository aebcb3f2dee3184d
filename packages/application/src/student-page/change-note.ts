import { mayRestoreStudentNote } from '@ykd/domain/member';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { StudentNote } from '../ports/student-notes.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { EntityNotFound } from '../shared/errors.js';
import type { Outcome } from '../shared/outcome.js';
import { mayChange, noteViews } from './note-views.js';
import type { StudentPageDeps } from './deps.js';
import type { StudentPagePort } from './port.js';
import { reachStudent } from '../student/reach.js';
import type { StudentNoteView } from './views.js';
import { auditNote, deleteNote, noteTextOf, writeNote } from './written-note.js';

/** Somebody else changed it since it was seen; what it says now stands first among its versions. */
const CHANGED = err({ kind: 'note-changed' } as const);

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
  const text = noteTextOf(input.text);
  if (!text.ok) return text;
  const { caller } = reached.value;
  const written = { id: deps.ids.next(), studentId: input.userId, text: text.value, at: deps.clock.now() };
  const note = await deps.unitOfWork.transaction((tx) => writeNote(tx, caller, written));
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
  const text = noteTextOf(input.text);
  if (!text.ok) return text;
  const { caller } = reached.value;
  const at = deps.clock.now();
  const outcome = await deps.unitOfWork.transaction(async (tx) => {
    const found = await held(tx, caller, input);
    if (!found.ok) return found;
    const before = found.value;
    if (before.text === text.value) return found;
    if (before.version !== input.version) return CHANGED;
    const version = before.version + 1;
    const gmtModified = Math.max(at, before.gmtModified);
    const note = { ...before, text: text.value, version, writtenBy: caller.user.id, gmtModified };
    await tx.studentNotes.store(note);
    const { id: noteId, writtenBy } = note;
    await tx.studentNotes.addVersion({ noteId, version, text: note.text, writtenBy, at });
    await auditNote(tx, caller, 'edit', note, { at, from: before.version, to: version });
    return ok(note);
  });
  return outcome.ok ? ok(await viewOf(deps, caller, outcome.value)) : outcome;
};

/** Deletes a note. */
export const removeNote = async (
  deps: StudentPageDeps,
  context: CallerContext,
  input: Parameters<StudentPagePort['removeNote']>[0],
): ReturnType<StudentPagePort['removeNote']> => {
  const reached = await reachStudent(deps, context, input.userId);
  if (!reached.ok) return reached;
  const { caller } = reached.value;
  const at = deps.clock.now();
  return deps.unitOfWork.transaction(async (tx) => {
    const found = await held(tx, caller, input);
    if (!found.ok) return found;
    const note = found.value;
    if (note.version !== input.version) return CHANGED;
    await deleteNote(tx, caller, note, at);
    return ok(null);
  });
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
      await auditNote(tx, caller, 'restore', note, { at, to: note.version });
      return ok(restored);
    },
  );
  return outcome.ok ? ok(await viewOf(deps, caller, outcome.value)) : outcome;
};
