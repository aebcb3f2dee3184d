import { err, ok } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import type { CallerContext } from '../shared/caller.js';
import { bulkReport, UNDO_MS, type BulkRow } from '../staff-list/report.js';
import { inParts, UNKNOWN } from '../student/in-parts.js';
import type { HandOverDeps } from './deps.js';
import type { HandOverPort } from './port.js';
import { givingReach, requireGiver } from './reach.js';
import { takeBack } from './take-back.js';

/** Takes one's own hand-over back, part by part: each part looks again who may. */
export const undo = async (
  deps: HandOverDeps,
  context: CallerContext,
  { batch: id }: Parameters<HandOverPort['undo']>[0],
): ReturnType<HandOverPort['undo']> => {
  const found = await requireGiver(deps, context);
  if (!found.ok) return found;
  const { user } = found.value;
  const at = deps.clock.now();
  const handOver = await deps.unitOfWork.transaction((tx) => tx.handOvers.find(id));
  if (handOver?.byId !== user.id || at - handOver.at > UNDO_MS) return err({ kind: 'entity-not-found' });
  const batch = deps.ids.next();
  const taking = { how: 'undone', by: byStaff({ user }), batch, at } as const;
  const rows = await inParts(deps.students, await deps.handOvers.studentsOf(id), (ids, names) =>
    deps.unitOfWork.transaction(async (tx) => {
      await tx.people.lock();
      const reach = givingReach((await tx.people.find(user.id))?.staff);
      const may = reach === 'all' || (reach === 'own' && handOver.fromId === user.id);
      const kept = may ? await takeBack(tx, handOver, ids, taking) : undefined;
      return ids.map((one): BulkRow => {
        const reason = kept === undefined ? 'absent' : (kept.get(one) ?? null);
        // Who was changed since need not be anybody whom the caller still sees.
        const called = reason === null ? (names.get(one) ?? UNKNOWN) : UNKNOWN;
        return { id: one, ...called, outcome: reason === null ? 'done' : 'skipped', reason };
      });
    }),
  );
  if ((await deps.handOvers.studentsOf(id)).length === 0) {
    await deps.unitOfWork.transaction((tx) => tx.handOvers.end(id, at));
  }
  return ok(bulkReport(batch, rows));
};
