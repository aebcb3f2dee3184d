import { err, ok } from '@ykd/domain/shared';
import type { StudentNote, StudentNoteKey } from '../ports/student-notes.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import type { StudentPageDeps } from './deps.js';
import { namesOf } from '../shared/names.js';
import { noteViews } from './note-views.js';
import { NOTE_VERSIONS_SHOWN, type StudentPagePort } from './port.js';
import { reachStudent } from '../student/reach.js';

const newestFirst: KeyOrder<StudentNote, StudentNoteKey> = {
  name: 'student-notes',
  kinds: ['number', 'string'],
  keyOf: ({ gmtCreated, id }) => [gmtCreated, id],
};

/** What staff wrote about a student. */
export const notes = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId, ...page }: Parameters<StudentPagePort['notes']>[0],
): ReturnType<StudentPagePort['notes']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const window = keyWindow(newestFirst, page);
  if (!window.ok) return window;
  const found = await deps.studentNotes.page(window.value, userId);
  const { previous, next } = keyPage(newestFirst, window.value, found, ({ id }) => id);
  return ok({ list: await noteViews(deps, reached.value.caller, found.list), previous, next });
};

/** The texts that a note had. */
export const noteVersions = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId, id }: Parameters<StudentPagePort['noteVersions']>[0],
): ReturnType<StudentPagePort['noteVersions']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const note = await deps.studentNotes.find(id);
  if (note?.studentId !== userId) return err({ kind: 'entity-not-found' });
  const versions = await deps.studentNotes.versions(id, NOTE_VERSIONS_SHOWN);
  const nameOf = await namesOf(
    deps,
    versions.map(({ writtenBy }) => writtenBy),
  );
  return ok(
    versions.map(({ version, text, writtenBy, at }) => ({ version, text, writtenBy: nameOf(writtenBy), at })),
  );
};
