import { hasRight, type Right } from '@ykd/domain/access';
import { err, type Result } from '@ykd/domain/shared';
import { BY_OPERATOR, byStaff, type AuditBy } from '../audit/draft.js';
import type { Clock } from '../ports/clock.js';
import type { Ids } from '../ports/ids.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { Forbidden } from '../shared/errors.js';

/** Who decides something about staff, and from where: a member of staff by a call, or an operator at the command line. */
export interface Actor {
  readonly by: AuditBy;
  readonly address: string;
}

export const OPERATOR: Actor = { by: BY_OPERATOR, address: '' };

export const actorOf = (caller: Caller, { address }: Pick<CallerContext, 'address'>): Actor => ({
  by: byStaff(caller),
  address,
});

export interface PeopleDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
}

/** A transaction on people, the instant of its decision (epoch ms), and who makes it. */
export interface Deciding {
  readonly tx: Tx;
  readonly at: number;
  readonly actor: Actor;
}

/**
 * Makes a decision about people: one after the other, and by somebody who has the right for it still, for another decision
 * may have taken it from him since he called. What fails has written nothing: it is to be checked before.
 */
export const decide = <T, E>(
  deps: PeopleDeps,
  actor: Actor,
  right: Right,
  work: (deciding: Deciding) => Promise<Result<T, E>>,
): Promise<Result<T, E | Forbidden>> =>
  deps.unitOfWork.transaction(async (tx): Promise<Result<T, E | Forbidden>> => {
    await tx.people.lock();
    const { actor: id } = actor.by;
    if (id !== null && !hasRight((await tx.people.find(id))?.staff, right)) return err({ kind: 'forbidden' });
    return work({ tx, at: deps.clock.now(), actor });
  });
