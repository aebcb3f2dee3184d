import { payoutReasonIssue } from '@ykd/domain/payout';
import { ok } from '@ykd/domain/shared';
import { invalid } from '../people/changed.js';
import type { CallerContext } from '../shared/caller.js';
import { requireFreshRight } from '../shared/second-factor.js';
import { decideOne } from './decide.js';
import type { StaffPayoutDeps } from './deps.js';
import { isCancellable } from './known.js';
import type { StaffPayoutPort } from './staff-port.js';
import { runTransfer } from './transfer.js';
import { staffPayout } from './view.js';

/** Wants a transfer cancelled that waits for its receiver: first written down, then asked for, so that the job goes on with it. */
export const cancelPayout = async (
  deps: StaffPayoutDeps,
  context: CallerContext,
  { reason: typed, ...seen }: Parameters<StaffPayoutPort['cancel']>[0],
): ReturnType<StaffPayoutPort['cancel']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const cancelReason = typed.trim();
  const message = payoutReasonIssue(cancelReason);
  if (message !== undefined) return invalid('reason', message);
  const cancelBy = caller.value.user.id;
  const at = deps.clock.now();
  const wanted = await decideOne(deps, caller.value, seen, {
    act: 'cancel',
    audited: 'payouts.cancel',
    isDone: (before) => before.cancelBy === cancelBy && before.cancelReason === cancelReason,
    refusal: async (_tx, before) =>
      isCancellable(before) ? undefined : '这笔转账没有在等收款人确认，不能撤销',
    after: (before) => ({
      ...before,
      cancelBy,
      cancelReason,
      // Soon again, however long it waited before.
      attempts: 0,
      version: before.version + 1,
      changedBy: cancelBy,
      changedAt: at,
    }),
    store: (tx, after) => tx.payouts.store(after, at),
  });
  if (!wanted.ok) return wanted;
  try {
    await runTransfer(deps, seen.id);
  } catch {
    // WeChat Pay is away: the job asks for it again.
  }
  const now = await deps.payouts.find(seen.id);
  return now === undefined ? wanted : ok(await staffPayout(deps, caller.value, now));
};
