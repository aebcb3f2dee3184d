import { err, ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import { requireOwner } from '../shared/own-data.js';
import type { Solutions } from '../ports/solutions.js';
import type { SolutionPort } from './port.js';
import { saveSolution, type SaveSolutionDeps } from './save-solution.js';

export const solutionPort = (
  deps: SaveSolutionDeps & { readonly solutions: Solutions },
  context: CallerContext,
): SolutionPort => ({
  ofLesson: async ({ userId, courseId, outlineNum, sectionNum }) => {
    const owner = await requireOwner(deps, context, userId);
    if (!owner.ok) return owner;
    const outline = await deps.courses.outline(courseId);
    if (outline === undefined) return err({ kind: 'course-not-found' });
    const lesson = outline.chapters[outlineNum]?.lessons[sectionNum];
    if (lesson === undefined) return err({ kind: 'lesson-not-found' });
    return ok(await deps.solutions.findByExercises(userId, courseId, lesson.exercises));
  },
  save: (input) => saveSolution(deps, context, input),
});
