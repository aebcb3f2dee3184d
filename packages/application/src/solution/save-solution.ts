import { solutionCodeIssue, type DatedCode } from '@ykd/domain/course';
import { err, ok } from '@ykd/domain/shared';
import { hasExercise } from '../course/outline.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { requireLearner } from '../shared/own-data.js';
import { openCourse, type OpenCourseDeps } from '../study/open-course.js';
import type { SaveSolutionInput, SolutionPort } from './port.js';
import { storeSolution } from './store-solution.js';

export type SaveSolutionDeps = AuthenticateDeps & OpenCourseDeps & { readonly unitOfWork: UnitOfWork };

const issuesOf = (codes: Readonly<Record<string, DatedCode | undefined>>) =>
  Object.entries(codes).flatMap(([name, dated]) => {
    const message = dated && solutionCodeIssue(dated.code);
    return message === undefined ? [] : [{ field: `${name}.code`, message }];
  });

/** Keeps what the caller wrote for an exercise of a course that he may read. */
export const saveSolution = async (
  deps: SaveSolutionDeps,
  context: CallerContext,
  { userId: named, courseId, exerciseId, last, passed, seen }: SaveSolutionInput,
): ReturnType<SolutionPort['save']> => {
  const caller = await requireLearner(deps, context, named);
  if (!caller.ok) return caller;
  const userId = caller.value.user.id;
  const issues = issuesOf({ last, passed });
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const opened = await openCourse(deps, userId, courseId);
  if (!opened.ok) return opened;
  if (!hasExercise(opened.value, exerciseId)) return err({ kind: 'exercise-not-found' });
  const sent = { courseId, exerciseId, last, passed };
  return ok(await storeSolution(deps, userId, sent, { seen, now: deps.clock.now() }));
};
