import { err, ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import type { HandOverDeps } from './deps.js';
import type { HandOverPort } from './port.js';
import { requireGiver } from './reach.js';
import { mayEnd } from './read.js';
import { takeBackInParts } from './undo.js';

/** Takes back now whom a hand-over gave for a time: each part looks again who may. */
export const end = async (
  deps: HandOverDeps,
  context: CallerContext,
  { id }: Parameters<HandOverPort['end']>[0],
): ReturnType<HandOverPort['end']> => {
  const found = await requireGiver(deps, context);
  if (!found.ok) return found;
  const { user } = found.value;
  const at = deps.clock.now();
  const handOver = await deps.unitOfWork.transaction((tx) => tx.handOvers.find(id));
  if (handOver === undefined || !mayEnd(found.value, handOver, at)) return err({ kind: 'entity-not-found' });
  const report = await takeBackInParts(deps, user, handOver, {
    how: 'returned',
    at,
    may: (staff) => mayEnd({ user, ...(staff && { staff }) }, handOver, at),
  });
  // It is not undone: whoever gave them may give them again.
  return ok({ ...report, batch: null });
};
