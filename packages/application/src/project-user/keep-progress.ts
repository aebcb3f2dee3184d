import { positionOf, START_POSITION, type LessonPlace, type Position } from '@ykd/domain/course';
import type { Ids } from '../ports/ids.js';
import type { ProgressRepository } from '../ports/progress-repository.js';
import { hasLesson, hasPosition, type CourseOutline } from '../course/outline.js';
import type { ProjectUser } from '../ports/project-user.js';
import { countWork } from './counted-record.js';

export interface KeepProgressDeps {
  readonly ids: Ids;
  readonly progress: ProgressRepository;
}

/** Where the member stands by his record; the start, when the course does not go that far any more. */
const placeOf = (outline: CourseOutline, record: ProjectUser | undefined): Position => {
  const place = positionOf(record);
  return hasPosition(outline, place) ? place : START_POSITION;
};

/** What the member reached: a place where he goes on, and lessons whose end he saw. */
export interface Reached {
  readonly position?: Position;
  readonly read?: readonly LessonPlace[];
  /** Epoch ms. */
  readonly at: number;
}

/**
 * Keeps what was reached, and answers the record as it counts then. What was done is kept before it is counted: of two that
 * come at once, the later one counts both. Lessons that the course does not have count nothing.
 */
export const keepProgress = async (
  { ids, progress }: KeepProgressDeps,
  userId: string,
  outline: CourseOutline,
  { position, read = [], at }: Reached,
): Promise<ProjectUser> => {
  const { courseId } = outline;
  const lessons = read.filter((lesson) => hasLesson(outline, lesson));
  if (lessons.length > 0) await progress.readLessons({ userId, courseId, lessons, at });
  const place = position ?? placeOf(outline, await progress.find(userId, courseId));
  const work = await progress.work(userId, courseId);
  const { progress: percent, outlines } = countWork(outline, work, place.outline);
  const newId = ids.next();
  const record = await progress.merge({
    newId,
    userId,
    courseId,
    position: place,
    progress: percent,
    outlines,
    at,
  });
  return { ...record, ...countWork(outline, work, record.lastOutlineNum) };
};
