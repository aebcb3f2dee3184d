import type { LessonPlace } from '@ykd/domain/course';
import type { Outcome } from '../shared/outcome.js';
import type { ProjectUser } from '../ports/project-user.js';

/**
 * Course progress, as the learn pages ask for it. Specification §7 for `findLast`, `queryByUserId` and `get`. A `userId`
 * that is not the caller's own is forbidden.
 */
export interface ProjectUserPort {
  /** The record studied last; null without one. */
  findLast(query: { readonly userId: string }): Outcome<ProjectUser | null, 'not-logged-in' | 'forbidden'>;
  /** All records of the member, the last studied first. */
  queryByUserId(query: {
    readonly userId: string;
  }): Outcome<readonly ProjectUser[], 'not-logged-in' | 'forbidden'>;
  /** The record of one course; null without one. */
  get(query: {
    readonly userId: string;
    readonly courseId: string;
  }): Outcome<ProjectUser | null, 'not-logged-in' | 'forbidden'>;
  /**
   * Saves a position that was reached, and lessons that were read. Idempotent; the furthest position wins, and what was
   * read stays so. Only what was read and passed counts into the percents, not the position. Fails with course-closed for a course the
   * member may not read, with lesson-not-found for a position outside the course.
   */
  save(
    input: SaveProgressInput,
  ): Outcome<
    ProjectUser,
    'not-logged-in' | 'forbidden' | 'course-not-found' | 'lesson-not-found' | 'course-closed'
  >;
  /** The ids of the exercises of a course that the member passed. */
  exercises(query: {
    readonly userId: string;
    readonly courseId: string;
  }): Outcome<readonly string[], 'not-logged-in' | 'forbidden'>;
  /**
   * Keeps that an exercise was passed, and counts it into the progress. Idempotent. Fails with course-closed for a course
   * the member may not read, with exercise-not-found for one that the course does not have.
   */
  passExercise(
    input: PassExerciseInput,
  ): Outcome<
    ProjectUser,
    'not-logged-in' | 'forbidden' | 'course-not-found' | 'exercise-not-found' | 'course-closed'
  >;
}

/** An exercise that was passed in the learner's browser; the instant is epoch milliseconds. */
export interface PassExerciseInput {
  /** Who passed it, if the sender names him: it must be the caller. */
  readonly userId?: string;
  readonly courseId: string;
  readonly exerciseId: string;
  /** When, by the learner's clock; never counts later than the server's. Default: now. */
  readonly at?: number;
}

/** A position reached in a course; instants are epoch milliseconds. */
export interface SaveProgressInput {
  /** Whose progress it is, if the sender names him: it must be the caller. */
  readonly userId?: string;
  readonly courseId: string;
  readonly outlineNum: number;
  readonly sectionNum: number;
  readonly bodyNum: number;
  /**
   * Lessons of the course whose end was reached; at most LESSONS_READ_MAX. Those that the course does not have (any more)
   * count nothing.
   */
  readonly read?: readonly LessonPlace[];
  /** When it was reached by the reader's clock; never counts later than the server's. Default: now. */
  readonly at?: number;
}
