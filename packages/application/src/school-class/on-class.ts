import type { Result } from '@ykd/domain/shared';
import { byStaff, type AuditBy } from '../audit/draft.js';
import { invalid, notFound } from '../people/changed.js';
import type { Clock } from '../ports/clock.js';
import type { WholeClass } from '../ports/school-classes.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { standingNow } from './change.js';
import { reachesClass } from './reach.js';

/** Who changes something of a class, and when (epoch ms). */
export interface ClassAct {
  readonly by: AuditBy;
  readonly at: number;
}

/**
 * Holds a class that the caller still looks after and that is not put away, and works on what belongs to it. `what`: what of an
 * archived class nobody changes, in Chinese.
 */
export const onClass = async <T, E>(
  { clock, unitOfWork }: { readonly clock: Clock; readonly unitOfWork: UnitOfWork },
  caller: Caller,
  { classId, what }: { readonly classId: string; readonly what: string },
  work: (tx: Tx, one: WholeClass, act: ClassAct) => Promise<Result<T, E>>,
): Promise<Result<T, E | ErrorOf<'entity-not-found' | 'invalid-input'>>> => {
  const at = clock.now();
  return unitOfWork.transaction(
    async (tx): Promise<Result<T, E | ErrorOf<'entity-not-found' | 'invalid-input'>>> => {
      const now = await standingNow(tx, caller);
      const one = await tx.classes.hold(classId);
      if (one === undefined || !reachesClass(now, one)) return notFound();
      if (one.archivedAt !== null) return invalid('classId', `这个班已经归档，不能改动${what}`);
      return work(tx, one, { by: byStaff(caller), at });
    },
  );
};
