import type { Solutions, TxSolutions } from '../../ports/solutions.js';
import type { FakeWorld } from './world.js';

type SolutionWorld = Pick<FakeWorld, 'solutions'>;

const key = (userId: string, courseId: string, exerciseId: string): string =>
  JSON.stringify([userId, courseId, exerciseId]);

/** Solutions in memory. */
export const fakeSolutions = ({ solutions }: SolutionWorld): Solutions => ({
  findByExercises: async (userId, courseId, exerciseIds) =>
    [...new Set(exerciseIds)]
      .toSorted()
      .flatMap((exerciseId) => solutions.get(key(userId, courseId, exerciseId)) ?? []),
});

/** Solutions inside a transaction on a world. */
export const txSolutions = ({ solutions }: SolutionWorld): TxSolutions => ({
  lockOwner: async () => {},
  find: async (userId, courseId, exerciseId) => solutions.get(key(userId, courseId, exerciseId)),
  put: async (userId, solution) =>
    void solutions.set(key(userId, solution.courseId, solution.exerciseId), solution),
});
