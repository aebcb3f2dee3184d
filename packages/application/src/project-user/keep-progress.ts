import { positionOf, recordsOutlines, START_POSITION, type Position } from '@ykd/domain/course';
import type { Ids } from '../ports/ids.js';
import type { ProgressRepository } from '../ports/progress-repository.js';
import { hasExercises, hasPosition, progressAt, type CourseOutline } from '../course/outline.js';
import type { ProjectUser } from '../ports/project-user.js';

export interface KeepProgressDeps {
  readonly ids: Ids;
  readonly progress: ProgressRepository;
}

/** Where the member stands by his record; the start, when the course does not go that far any more. */
const placeOf = (outline: CourseOutline, record: ProjectUser | undefined): Position => {
  const place = positionOf(record);
  return hasPosition(outline, place) ? place : START_POSITION;
};

/**
 * Merges a position that was reached into the member's record, and counts the exercises that he passed. The position is
 * kept before the exercises are read, and an exercise before the position: of two that come at once, the later one counts
 * both.
 */
export const keepProgress = async (
  { ids, progress }: KeepProgressDeps,
  userId: string,
  outline: CourseOutline,
  reached: { readonly position?: Position; readonly at: number },
): Promise<ProjectUser> => {
  const { courseId } = outline;
  const merge = (position: Position, passed: readonly string[]): Promise<ProjectUser> => {
    const counted = progressAt(outline, position, new Set(passed));
    return progress.merge({
      newId: ids.next(),
      userId,
      courseId,
      position,
      progress: counted.progress,
      outlines: recordsOutlines(courseId) ? counted.outlines : [],
      at: reached.at,
    });
  };
  const first = reached.position === undefined ? undefined : await merge(reached.position, []);
  if (first !== undefined && !hasExercises(outline)) return first;
  const record = first ?? (await progress.find(userId, courseId));
  const passed = await progress.passed(userId, courseId);
  return first !== undefined && passed.length === 0 ? first : merge(placeOf(outline, record), passed);
};
