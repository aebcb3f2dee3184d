import type { Position } from '@ykd/domain/course';
import { err, ok } from '@ykd/domain/shared';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { requireLearner } from '../shared/own-data.js';
import { openCourse, type OpenCourseDeps } from '../study/open-course.js';
import { hasPosition } from '../course/outline.js';
import { keepProgress, type KeepProgressDeps } from './keep-progress.js';
import type { SaveProgressInput } from './port.js';
import type { ProjectUser } from '../ports/project-user.js';

export type SaveProgressDeps = AuthenticateDeps & OpenCourseDeps & KeepProgressDeps;

/** Saves a position that the caller reached in a course he may read. */
export const saveProgress = async (
  deps: SaveProgressDeps,
  context: CallerContext,
  input: SaveProgressInput,
): Outcome<
  ProjectUser,
  'not-logged-in' | 'forbidden' | 'course-not-found' | 'lesson-not-found' | 'course-closed'
> => {
  const caller = await requireLearner(deps, context, input.userId);
  if (!caller.ok) return caller;
  const userId = caller.value.user.id;
  const opened = await openCourse(deps, userId, input.courseId);
  if (!opened.ok) return opened;

  const position: Position = { outline: input.outlineNum, section: input.sectionNum, body: input.bodyNum };
  if (!hasPosition(opened.value, position)) return err({ kind: 'lesson-not-found' });
  const now = deps.clock.now();
  const at = Math.min(input.at ?? now, now);
  return ok(await keepProgress(deps, userId, opened.value, { position, read: input.read ?? [], at }));
};
