import type { CareState } from '../entities/care.js';
import type { StudentHandOver } from '../ports/hand-overs.js';
import { isInState } from '../student/care-change.js';

/** Who looks after a student but for hand-overs for a time, and those by which he is with others now, the oldest first. */
export interface Unlent {
  readonly care: CareState;
  readonly loans: readonly StudentHandOver[];
}

/**
 * Takes hand-overs for a time, the oldest first, away from who looks after a student, as long as each has left it as it is: what
 * somebody changed since is no loan any more.
 */
export const withoutLoans = (care: CareState, lent: readonly StudentHandOver[]): Unlent =>
  lent.toReversed().reduce<Unlent>(
    (now, one) => {
      const { before, after } = one.student;
      if (!isInState(now.care, after, before)) return now;
      const others = Object.entries(now.care).filter(([id]) => after[id] === undefined);
      return { care: { ...Object.fromEntries(others), ...before }, loans: [one, ...now.loans] };
    },
    { care, loans: [] },
  );

/** The loans by which a student of somebody is with another one, each from whoever got him by the one before. */
export const loansFrom = (loans: readonly StudentHandOver[], staffId: string): readonly StudentHandOver[] => {
  let from = staffId;
  return loans.filter(({ handOver: { fromId, toId } }) => {
    if (fromId !== from) return false;
    from = toId;
    return true;
  });
};
