import { nextReminderAt, windowPhase } from '@ykd/domain/campaign';
import { err, minuteIssue, ok, shanghaiDay } from '@ykd/domain/shared';
import { reminderNoticeId } from '../notice/tell-check-ins.js';
import { invalid } from '../people/changed.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { requireLearner } from '../shared/own-data.js';
import type { ReminderDeps } from './deps.js';
import { findCampaign } from './find-campaign.js';
import type { CheckInPort } from './port.js';

/** When the caller wants to be reminded. */
export const reminder = async (
  deps: ReminderDeps,
  context: CallerContext,
  { campaign }: Parameters<CheckInPort['reminder']>[0],
): ReturnType<CheckInPort['reminder']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  return ok({ minute: (await deps.checkInReminders.minuteOf(caller.value.user.id, campaign)) ?? null });
};

/** Sets when he wants to be, or that he does not. */
export const remind = async (
  deps: ReminderDeps,
  context: CallerContext,
  { userId: whose, campaign, minute }: Parameters<CheckInPort['remind']>[0],
): ReturnType<CheckInPort['remind']> => {
  const caller = await requireLearner(deps, context, whose);
  if (!caller.ok) return caller;
  const userId = caller.value.user.id;
  if (minute === null) {
    await deps.checkInReminders.remove(userId, campaign);
    return ok({ minute });
  }
  const issue = minuteIssue(minute);
  if (issue !== undefined) return invalid('minute', issue);
  const own = await findCampaign(deps, userId, campaign);
  if (own === undefined) return err({ kind: 'entity-not-found' });
  const { firstDay, lastDay } = own.campaign;
  const period = { firstDay, lastDay };
  const now = deps.clock.now();
  if (windowPhase(period, now) === 'over') return err({ kind: 'check-in-closed', reason: 'over', period });
  // Whoever was reminded today and chooses a later time is reminded again.
  const today = { userId, campaign, day: shanghaiDay(now) };
  await deps.unitOfWork.transaction((tx) => tx.notices.remove([reminderNoticeId(today)]));
  await deps.checkInReminders.put({ userId, campaign, minute, dueAt: nextReminderAt(minute, now) });
  return ok({ minute });
};
