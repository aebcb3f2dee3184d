import type { LessonKey } from '../course/content.js';
import type { SavedSolution, Solution } from '../ports/solution.js';
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
   * Merges what a device knows of a solution into what is stored, and answers what is stored then: the later code wins, the
   * last one and the last one that passed each for itself. A last code that the device did not know of is not taken away
   * without a word: the answer has it. Idempotent, and in any order the same. Fails with invalid-input
   * for a code that SOLUTION_CODE_MAX forbids, with course-closed for a course that he may not read, with
   * exercise-not-found for an exercise that the course does not have (any more): what was stored of it stays.
   */
  save(
    input: SaveSolutionInput,
  ): Outcome<
    SavedSolution,
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
