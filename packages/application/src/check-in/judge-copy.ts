import { ok, type Result } from '@ykd/domain/shared';
import { changedMeanwhile, hasSeen, notFound } from '../people/changed.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { StaffCheckInDeps } from './deps.js';
import { audit, keyOf, reaching, viewNow } from './review.js';
import type { JudgeCopyInput, StaffCheckInPort } from './staff-port.js';

/** Says whether an entry that is like an earlier one is a copy. */
export const judgeCopy = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  input: JudgeCopyInput,
): ReturnType<StaffCheckInPort['judgeCopy']> => {
  const reached = await reaching(deps, context, input);
  if (!reached.ok) return reached;
  const caller = reached.value;
  const { verdict } = input;
  const at = deps.clock.now();
  const done = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<null, ErrorOf<'entity-not-found' | 'changed-meanwhile'>>> => {
      const entry = await tx.checkIns.hold(keyOf(input));
      if (entry === undefined) return notFound();
      const { likeVersion: version, judgedBy, judgedAt, gmtModified } = entry;
      const isMine = judgedBy === caller.user.id;
      // Said again, because its answer was lost or the button was pressed twice: it is so.
      if (isMine && entry.verdict === verdict) return ok(null);
      if (!hasSeen(input.version, { version, isMine })) {
        const changedAt = judgedAt ?? gmtModified;
        return changedMeanwhile(tx, { version, changedBy: judgedBy, changedAt }, { verdict: entry.verdict });
      }
      if (entry.likeKind === null) return notFound();
      const judged = { verdict, judgedBy: caller.user.id, judgedAt: at, likeVersion: version + 1 };
      await tx.checkIns.judge({ ...keyOf(input), ...judged });
      await audit(tx, caller, 'checkins.judge', input, {
        at,
        before: { verdict: entry.verdict },
        after: { verdict },
      });
      return ok(null);
    },
  );
  return done.ok ? viewNow(deps, caller, input) : done;
};
