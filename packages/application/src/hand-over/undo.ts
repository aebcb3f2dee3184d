import type { StaffMember } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import type { HandOver } from '../entities/hand-over.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { bulkReport, UNDO_MS, type BulkReport, type BulkRow } from '../staff-list/report.js';
import { inParts, UNKNOWN } from '../student/in-parts.js';
import type { HandOverDeps } from './deps.js';
import type { HandOverPort } from './port.js';
import { mayGive, requireGiver } from './reach.js';
import { takeBack, type TakingBack } from './take-back.js';

/** How students come back, and who may take them back, as asked anew in each part. */
interface Taking {
  readonly how: TakingBack['how'];
  /** Epoch ms. */
  readonly at: number;
  may(staff: StaffMember | undefined): boolean;
}

/** Takes students back part by part: each part looks again who may. The hand-over ends with the last of them. */
export const takeBackInParts = async (
  deps: HandOverDeps,
  user: Caller['user'],
  handOver: HandOver,
  { how, at, may }: Taking,
): Promise<BulkReport> => {
  const batch = deps.ids.next();
  const taking = { how, by: byStaff({ user }), batch, at } as const;
  const rows = await inParts(deps.students, await deps.handOvers.studentsOf(handOver.id), (ids, names) =>
    deps.unitOfWork.transaction(async (tx) => {
      await tx.people.lock();
      const isHis = may((await tx.people.find(user.id))?.staff);
      const kept = isHis ? await takeBack(tx, handOver, ids, taking) : undefined;
      return ids.map((one): BulkRow => {
        const reason = kept === undefined ? 'absent' : (kept.get(one) ?? null);
        // Who was changed since need not be anybody whom the caller still sees.
        const called = reason === null ? (names.get(one) ?? UNKNOWN) : UNKNOWN;
        return { id: one, ...called, outcome: reason === null ? 'done' : 'skipped', reason };
      });
    }),
  );
  // Whom somebody may take back no more meanwhile comes back when its time is over.
  if ((await deps.handOvers.studentsOf(handOver.id)).length === 0) {
    await deps.unitOfWork.transaction((tx) => tx.handOvers.end(handOver.id, at));
  }
  return bulkReport(batch, rows);
};

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
  const report = await takeBackInParts(deps, user, handOver, {
    how: 'undone',
    at,
    may: (staff) => mayGive(staff, user.id, handOver.fromId),
  });
  return ok(report);
};
