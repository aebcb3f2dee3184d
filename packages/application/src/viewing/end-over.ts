import { BY_SYSTEM } from '../audit/draft.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { Viewings } from '../ports/viewings.js';
import type { RecordDeps } from '../security/record.js';
import { tellEnd } from '../people/viewing-lines.js';

export interface EndOverDeps extends RecordDeps {
  readonly viewings: Viewings;
  readonly unitOfWork: UnitOfWork;
}

/** How many are ended at a time. */
const BATCH = 100;

/**
 * Writes down the end of what ended by itself: by its time, with its session, by a logout or a dismissal. It has not counted
 * since then. Any number of processes may do so; answers how many there were.
 */
export const endOverViewings = async ({ clock, ids, viewings, unitOfWork }: EndOverDeps): Promise<number> => {
  const at = clock.now();
  const over = await viewings.over(at, BATCH);
  for (const viewing of over) {
    await unitOfWork.transaction(async (tx) => {
      const step = { by: BY_SYSTEM, address: '', at };
      if (await tx.viewings.delete(viewing.id)) await tellEnd({ ids }, tx, viewing, step);
    });
  }
  return over.length;
};
