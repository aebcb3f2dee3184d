import { err, ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { requireLearner } from '../shared/own-data.js';
import { openCourse } from '../study/open-course.js';
import { hasExercise } from '../course/outline.js';
import { keepProgress } from './keep-progress.js';
import type { PassExerciseInput } from './port.js';
import type { ProjectUser } from '../ports/project-user.js';
import type { SaveProgressDeps } from './save-progress.js';

/** Keeps that the caller passed an exercise of a course he may read. His browser has checked it: nobody else can. */
export const passExercise = async (
  deps: SaveProgressDeps,
  context: CallerContext,
  { userId: named, courseId, exerciseId, at }: PassExerciseInput,
): Outcome<
  ProjectUser,
  'not-logged-in' | 'forbidden' | 'course-not-found' | 'exercise-not-found' | 'course-closed'
> => {
  const caller = await requireLearner(deps, context, named);
  if (!caller.ok) return caller;
  const userId = caller.value.user.id;
  const opened = await openCourse(deps, userId, courseId);
  if (!opened.ok) return opened;
  if (!hasExercise(opened.value, exerciseId)) return err({ kind: 'exercise-not-found' });
  const now = deps.clock.now();
  const passedAt = Math.min(at ?? now, now);
  await deps.progress.pass({ userId, courseId, exerciseId, at: passedAt });
  return ok(await keepProgress(deps, userId, opened.value, { at: passedAt }));
};
