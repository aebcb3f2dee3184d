import { windowPhase } from '@ykd/domain/campaign';
import { err, ok, shanghaiDay } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import { tellMissing } from '../notice/tell-check-ins.js';
import type { StandingKey } from '../ports/check-in-standings.js';
import type { KeyWindow } from '../ports/key-window.js';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import type { StaffCheckInDeps } from './deps.js';
import { nameOf } from './review.js';
import type { StaffCheckInPort } from './staff-port.js';

/** So many are told in a transaction. */
const AT_A_TIME = 500;

/** Reminds those in the caller's own care of whom today's entry is missing. */
export const remindMissing = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  { campaign: value }: Parameters<StaffCheckInPort['remindMissing']>[0],
): ReturnType<StaffCheckInPort['remindMissing']> => {
  const caller = await requireRight(deps, context, 'checkins.review');
  if (!caller.ok) return caller;
  const campaign = await deps.activities.campaign(value);
  if (campaign === undefined) return err({ kind: 'entity-not-found' });
  const at = deps.clock.now();
  const { name, firstDay, lastDay } = campaign;
  const period = { firstDay, lastDay };
  const reason = windowPhase(period, at);
  if (reason !== 'open') return err({ kind: 'check-in-closed', reason, period });
  const day = shanghaiDay(at);
  const which = { campaign: value, caredBy: caller.value.user.id, missing: { day, isLast: true } };
  let [told, missing] = [0, 0];
  let window: KeyWindow<StandingKey> | undefined = { limit: AT_A_TIME };
  while (window !== undefined) {
    const { list, hasMore } = await deps.checkInStandings.list(which, window);
    missing += list.length;
    told += await deps.unitOfWork.transaction(async (tx) => {
      const on = list.map(({ userId }) => ({ userId, campaign: value, day }));
      const { length } = await tellMissing(tx, { by: nameOf(caller.value), name }, on, at);
      const what = {
        act: 'checkins.remind',
        subjectKind: 'check-in',
        subjectId: `${value}/${day}`,
        at,
      } as const;
      if (length > 0)
        await tx.audit.append(
          auditLine(byStaff(caller.value), what, { before: {}, after: { students: length } }),
        );
      return length;
    });
    const last = list.at(-1);
    window =
      hasMore && last !== undefined
        ? { limit: AT_A_TIME, from: { key: [last.lastDay, last.userId], isBackwards: false } }
        : undefined;
  }
  return ok({ told, missing });
};
