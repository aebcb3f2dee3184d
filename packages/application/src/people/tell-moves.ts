import type { CareMoves } from '../ports/student-care.js';
import { careState } from '../student/care-change.js';
import { careLines } from '../student/care-lines.js';
import type { Deciding, PeopleDeps } from './actor.js';
import type { RightsChange } from './rights.js';

/**
 * Tells the audit log of each of those who were in somebody’s care, and answers what the line about him says of them all: it
 * is the last of their batch. Nothing where there were none.
 */
export const tellMoves = async (
  deps: PeopleDeps,
  { tx, at, actor }: Deciding,
  { students, unlisted, moves }: CareMoves,
  successorId?: string,
): Promise<Pick<RightsChange, 'facts' | 'batch'>> => {
  if (moves.length === 0) return {};
  const batch = deps.ids.next();
  for (const { studentId, before, after } of moves) {
    const what = { act: 'students.assign', studentId, batch, at } as const;
    const lines = careLines(actor.by, what, careState(before), careState(after));
    for (const line of lines) await tx.audit.append(line);
  }
  const facts = {
    ...(successorId === undefined ? {} : { successorId }),
    ...(students === 0 ? {} : { students }),
    ...(unlisted === 0 ? {} : { unlisted }),
  };
  return { batch, facts };
};
