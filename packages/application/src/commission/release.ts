import { commissionMonth, commissionMove, isReleasable } from '@ykd/domain/commission';
import type { Clock } from '../ports/clock.js';
import type { CommissionOrder, Commissions } from '../ports/commissions.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { doubtedNow } from './doubts.js';
import { post } from './post.js';

/** What releasing commission stands on. */
export interface ReleaseDeps {
  readonly clock: Clock;
  readonly unitOfWork: UnitOfWork;
  readonly commissions: Pick<Commissions, 'due'>;
}

/** How many orders are read at a time. */
const RELEASE_LIMIT = 100;

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
 * of processes may do so. Answers how many orders were released, or are in doubt now; throws what was wrong with the first that could not be, after the
 * others.
 */
export const releaseCommission = async (deps: ReleaseDeps): Promise<number> => {
  const now = deps.clock.now();
  const troubles: unknown[] = [];
  let released = 0;
  for (const brought of await deps.commissions.due(now, RELEASE_LIMIT))
    try {
      if (await releaseOne(deps, brought, now)) released += 1;
    } catch (error) {
      troubles.push(error);
    }
  if (troubles.length > 0) throw troubles[0];
  return released;
};
