import { commissionMonth, commissionMove, isReleasable } from '@ykd/domain/commission';
import type { Clock } from '../ports/clock.js';
import type { CommissionOrder, Commissions, DueKey } from '../ports/commissions.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { allRows } from '../shared/all-rows.js';
import { doubtedNow } from './doubts.js';
import { post } from './post.js';

/** What releasing commission stands on. */
export interface ReleaseDeps {
  readonly clock: Clock;
  readonly unitOfWork: UnitOfWork;
  readonly commissions: Pick<Commissions, 'due'>;
}

/** So many orders are read at a time, and make a part. */
const RELEASE_LIMIT = 100;

const dueKey = ({ dueAt, orderId }: CommissionOrder): DueKey => [dueAt ?? 0, orderId];

/**
 * Makes what an order still holds payable, or lets staff look at it where something came to light; false where somebody else did
 * either.
 */
const releaseOne = (
  { unitOfWork }: Pick<ReleaseDeps, 'unitOfWork'>,
  { orderId, partnerId }: CommissionOrder,
  now: number,
): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    const account = await tx.commissions.hold(partnerId, commissionMonth(now));
    const brought = await tx.commissions.order(orderId);
    if (brought === undefined || !isReleasable(brought, now)) return false;
    const inDoubt = await doubtedNow(tx, brought);
    if (inDoubt !== undefined) {
      await tx.commissions.storeOrder(inDoubt);
      return true;
    }
    const { earned, reversed, version, dueAt, reviewedAt } = brought;
    const cents = earned - reversed;
    // When it was due, or when staff let it go: a clock that is late changes nothing.
    const at = Math.max(dueAt ?? now, reviewedAt ?? 0);
    if (cents > 0) {
      const move = commissionMove('RELEASE', cents);
      const posted = await post(tx, account, { move, source: `release:${orderId}`, orderId, at });
      if (posted.kind === 'not-enough') throw new Error(`${orderId} holds less than ${cents}`);
    }
    await tx.commissions.storeOrder({ ...brought, state: 'RELEASED', dueAt: null, version: version + 1 });
    return true;
  });

/**
 * Makes a part payable of what was held long enough, an order after the other, so that it goes on where it was left. Any number
 * of processes may do so. Answers how many orders were released, or are in doubt now. What cannot be released stays due, in front of
 * all others: it is passed over, and once nothing else is left, what is wrong with the first of it is thrown.
 */
export const releaseCommission = async (deps: ReleaseDeps): Promise<number> => {
  const now = deps.clock.now();
  const troubles: unknown[] = [];
  let released = 0;
  for await (const brought of allRows((window) => deps.commissions.due(now, window), dueKey, RELEASE_LIMIT)) {
    try {
      if (await releaseOne(deps, brought, now)) released += 1;
    } catch (error) {
      troubles.push(error);
    }
    if (released === RELEASE_LIMIT) return released;
  }
  if (released === 0 && troubles.length > 0) throw troubles[0];
  return released;
};
