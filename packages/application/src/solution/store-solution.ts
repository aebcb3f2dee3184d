import { mergeSolutions } from '@ykd/domain/course';
import type { Solution } from '../ports/solution.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';

/**
 * Merges a solution into the stored one, as the rule of both devices says, and answers it as it stands then. The changes of
 * a member follow each other, so that none is lost.
 */
export const storeSolution = (
  { unitOfWork }: { readonly unitOfWork: UnitOfWork },
  userId: string,
  solution: Solution,
): Promise<Solution> =>
  unitOfWork.transaction(async ({ solutions }) => {
    await solutions.lockOwner(userId);
    const { courseId, exerciseId } = solution;
    const stored = await solutions.find(userId, courseId, exerciseId);
    const merged =
      stored === undefined ? solution : { courseId, exerciseId, ...mergeSolutions(stored, solution) };
    await solutions.put(userId, merged);
    return merged;
  });
