import { mergeSolutions } from '@ykd/domain/course';
import type { SavedSolution, Solution } from '../ports/solution.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';

/**
 * Merges a solution into the stored one and answers it as it stands then, with the last code whose place it took, unless
 * that was written at the instant `seen`: who sends it knows of that one. The changes of a member follow each other.
 */
export const storeSolution = (
  { unitOfWork }: { readonly unitOfWork: UnitOfWork },
  userId: string,
  solution: Solution,
  seen?: number,
): Promise<SavedSolution> =>
  unitOfWork.transaction(async ({ solutions }) => {
    await solutions.lockOwner(userId);
    const { courseId, exerciseId } = solution;
    const stored = await solutions.find(userId, courseId, exerciseId);
    if (stored === undefined) {
      await solutions.put(userId, solution);
      return solution;
    }
    const merged = { courseId, exerciseId, ...mergeSolutions(stored, solution) };
    await solutions.put(userId, merged);
    const { code, at } = stored.last;
    return at === seen || code === merged.last.code ? merged : { ...merged, replaced: code };
  });
