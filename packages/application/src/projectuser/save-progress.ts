import { recordsOutlines, type Position } from '@ykd/domain/course';
import { err, ok } from '@ykd/domain/shared';
import type { Ids } from '../ports/ids.js';
import type { ProgressRepository } from '../ports/progress-repository.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { requireOwner } from '../shared/own-data.js';
import { openCourse, type OpenCourseDeps } from '../study/open-course.js';
import { hasPosition, progressAt } from '../study/outline.js';
import type { SaveProgressInput } from './port.js';
import type { ProjectUser } from './record.js';

export interface SaveProgressDeps extends AuthenticateDeps, OpenCourseDeps {
  readonly ids: Ids;
  readonly progress: ProgressRepository;
}

/** Saves a position that the caller reached in a course he may read. */
export const saveProgress = async (
  deps: SaveProgressDeps,
  context: CallerContext,
  input: SaveProgressInput,
): Outcome<
  ProjectUser,
  'not-logged-in' | 'forbidden' | 'course-not-found' | 'lesson-not-found' | 'course-closed'
> => {
  // Another tab may have logged in as somebody else since this was read.
  const caller = await (input.userId === undefined
    ? requireCaller(deps, context)
    : requireOwner(deps, context, input.userId));
  if (!caller.ok) return caller;
  const userId = caller.value.user.id;
  const { courseId } = input;
  const opened = await openCourse(deps, userId, courseId);
  if (!opened.ok) return opened;

  const position: Position = { outline: input.outlineNum, section: input.sectionNum, body: input.bodyNum };
  if (!hasPosition(opened.value, position)) return err({ kind: 'lesson-not-found' });
  const { progress, outlines } = progressAt(opened.value, position);
  const now = deps.clock.now();
  const record = await deps.progress.merge({
    newId: deps.ids.next(),
    userId,
    courseId,
    position,
    progress,
    outlines: recordsOutlines(courseId) ? outlines : [],
    at: Math.min(input.at ?? now, now),
  });
  return ok(record);
};
