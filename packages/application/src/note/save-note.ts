import { noteTextIssue } from '@ykd/domain/course';
import { err, ok, withLineFeeds } from '@ykd/domain/shared';
import type { Notes } from '../ports/notes.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { requireLearner } from '../shared/own-data.js';
import { openCourse, type OpenCourseDeps } from '../study/open-course.js';
import { hasPosition } from '../course/outline.js';
import type { NotePort, SaveNoteInput } from './port.js';
import { storeNote } from './store-note.js';

export type NoteDeps = AuthenticateDeps &
  OpenCourseDeps & { readonly notes: Notes; readonly unitOfWork: UnitOfWork };

/** Whether a new note may stand where it is to stand. */
const checkPlace = async (
  deps: NoteDeps,
  userId: string,
  { courseId, outlineNum, sectionNum, bodyNum }: SaveNoteInput,
): Outcome<null, 'course-not-found' | 'lesson-not-found' | 'course-closed'> => {
  const opened = await openCourse(deps, userId, courseId);
  if (!opened.ok) return opened;
  const place = { outline: outlineNum, section: sectionNum, body: bodyNum };
  return hasPosition(opened.value, place) ? ok(null) : err({ kind: 'lesson-not-found' });
};

/** Keeps a note of the caller. */
export const saveNote = async (
  deps: NoteDeps,
  context: CallerContext,
  input: SaveNoteInput,
): ReturnType<NotePort['save']> => {
  const caller = await requireLearner(deps, context, input.userId);
  if (!caller.ok) return caller;
  const userId = caller.value.user.id;
  const message = noteTextIssue(input.text);
  if (message !== undefined) return err({ kind: 'invalid-input', issues: [{ field: 'text', message }] });
  // What was written while the course was open can be changed later too.
  const isNew = (await deps.notes.find(userId, input.id)) === undefined;
  if (isNew) {
    const place = await checkPlace(deps, userId, input);
    if (!place.ok) return place;
  }

  const now = deps.clock.now();
  const { userId: _caller, base, at = now, ...fields } = input;
  const text = withLineFeeds(input.text);
  const note = { ...fields, text, gmtCreated: Math.min(at, now), gmtModified: now };
  const outcome = await storeNote(deps, { userId, note, base, isPlaceChecked: isNew });
  switch (outcome.kind) {
    case 'saved':
      return ok(outcome.note);
    case 'changed':
      return err({ kind: 'note-changed' });
    case 'place-unchecked':
      // Removed since it was looked for: it is a new one now.
      return saveNote(deps, context, input);
    case 'too-many':
      return err({ kind: 'too-many-notes' });
    default:
      return outcome satisfies never;
  }
};
