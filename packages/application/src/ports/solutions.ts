import type { Solution } from './solution.js';

/** The solutions of members, one for each exercise. See `UnitOfWork` for what changes them. */
export interface Solutions {
  /** Those of a member for these exercises of a course, by their ids in alphabetical order; none of the others. */
  findByExercises(
    userId: string,
    courseId: string,
    exerciseIds: readonly string[],
  ): Promise<readonly Solution[]>;
}

export interface TxSolutions {
  /** Whoever else asks for this member's solutions waits until the transaction ends. */
  lockOwner(userId: string): Promise<void>;
  find(userId: string, courseId: string, exerciseId: string): Promise<Solution | undefined>;
  /** Inserts a solution, or puts it in the place of the one for its exercise. */
  put(userId: string, solution: Solution): Promise<void>;
}
