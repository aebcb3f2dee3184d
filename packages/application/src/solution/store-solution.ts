import { takeSolution } from '@ykd/domain/course';
import type { Solution } from '../ports/solution.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';

/** What is known when a solution is saved, as epoch milliseconds. */
export interface SavedWhen {
  /** The instant of the last code that the sender knows to be stored; absent for none. */
  readonly seen?: number | undefined;
  readonly now: number;
}

/** Stores what a device sends of a solution, by the rule of `takeSolution`, and answers it as it stands then. The changes of a member follow each other. */
export const storeSolution = (
  { unitOfWork }: { readonly unitOfWork: UnitOfWork },
  userId: string,
  sent: Solution,
  { seen, now }: SavedWhen,
): Promise<Solution> =>
  unitOfWork.transaction(async ({ solutions }) => {
    await solutions.lockOwner(userId);
    const { courseId, exerciseId } = sent;
    const stored = await solutions.find(userId, courseId, exerciseId);
    const taken = { courseId, exerciseId, ...takeSolution(stored, sent, seen, now) };
    await solutions.put(userId, taken);
    return taken;
  });
