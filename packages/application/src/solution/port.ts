import type { LessonKey } from '../course/content.js';
import type { Solution } from '../ports/solution.js';
import type { Outcome } from '../shared/outcome.js';

/** The caller's own solutions of the exercises in lessons. */
export interface SolutionPort {
  /**
   * His solutions of the exercises that a lesson has now, also in a course that is closed to him by now. A `userId` that is
   * not the caller's own is forbidden.
   */
  ofLesson(
    query: LessonKey & { readonly userId: string },
  ): Outcome<readonly Solution[], 'not-logged-in' | 'forbidden' | 'course-not-found' | 'lesson-not-found'>;
  /**
   * Stores what a device sends of a solution, and answers what is stored then. The last code takes the place of the stored
   * one only when `seen` says that the device knows of that; otherwise the answer has the stored one, and the device, which
   * has both then, may send again. Of two that passed the later one stays. Idempotent. Fails with invalid-input
   * for a code that SOLUTION_CODE_MAX forbids, with course-closed for a course that he may not read, with
   * exercise-not-found for an exercise that the course does not have (any more): what was stored of it stays.
   */
  save(
    input: SaveSolutionInput,
  ): Outcome<
    Solution,
    | 'not-logged-in'
    | 'forbidden'
    | 'invalid-input'
    | 'course-not-found'
    | 'exercise-not-found'
    | 'course-closed'
  >;
}

/** A solution as a device knows it; an instant by its clock never counts later than the server's. */
export interface SaveSolutionInput extends Solution {
  /** Who wrote it, if the sender names him: it must be the caller. */
  readonly userId?: string;
  /** The instant of the last code that the device knew to be stored; absent for none. */
  readonly seen?: number;
}
