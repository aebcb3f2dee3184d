import { nextReminderAt, reminderDue } from '@ykd/domain/campaign';
import { dayIndexOf, dayOfIndex, endOfShanghaiDay, shanghaiDay } from '@ykd/domain/shared';
import { reminderNoticeId, tellReminders } from '../notice/tell-check-ins.js';
import type { CheckInReminder } from '../ports/check-in-reminders.js';
import type { Clock } from '../ports/clock.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import { grouped } from '../shared/grouped.js';

export interface RemindOfCheckInsDeps {
  readonly clock: Clock;
  readonly unitOfWork: UnitOfWork;
}

/** So many are reminded in a transaction: everybody may want to be at the same minute. */
const AT_A_TIME = 500;

const idsOf = (reminders: readonly CheckInReminder[]): readonly string[] =>
  reminders.map(({ userId }) => userId);

/** What is due of one campaign. */
const remindOf = async (
  tx: Tx,
  value: string,
  due: readonly CheckInReminder[],
  now: number,
): Promise<void> => {
  // Held: an entry that is written meanwhile is written before it is looked who has one, or takes the notice away.
  const campaign = await tx.activities.campaigns.find(value);
  const becomes = grouped(due, ({ dueAt }) =>
    campaign === undefined ? 'end' : reminderDue(campaign, dueAt, now),
  );
  await tx.checkInReminders.end(value, idsOf(becomes.get('end') ?? []));
  const goOn = [...(becomes.get('tell') ?? []), ...(becomes.get('wait') ?? [])];
  for (const [dueAt, some] of grouped(goOn, ({ minute }) => nextReminderAt(minute, now)))
    await tx.checkInReminders.moveOn(value, idsOf(some), dueAt);
  const told = becomes.get('tell') ?? [];
  if (campaign === undefined || told.length === 0) return;
  const day = shanghaiDay(now);
  const waiting = new Set(await tx.checkInReminders.waiting(campaign, day, idsOf(told)));
  const before = dayOfIndex(dayIndexOf(day) - 1);
  const on = told.filter(({ userId }) => waiting.has(userId)).map((one) => ({ ...one, day }));
  // That of yesterday helps nobody any more.
  await tx.notices.remove(
    told.map(({ userId }) => reminderNoticeId({ userId, campaign: value, day: before })),
  );
  const fresh = new Set(await tellReminders(tx, campaign.name, on, now));
  const inWeixin = on
    .map((one) => ({
      noticeId: reminderNoticeId({ userId: one.userId, campaign: value, day }),
      userId: one.userId,
    }))
    .filter(({ noticeId }) => fresh.has(noticeId));
  await tx.weixinMessages.tell(inWeixin, { at: now, expiresAt: endOfShanghaiDay(dayIndexOf(day)) + 1 });
};

/**
 * Reminds those who wanted to be by now and have not checked in, once a day and campaign. Answers how many were due: as long as there are
 * some, there may be more. Any number of processes may do so.
 */
export const remindOfCheckIns = ({ clock, unitOfWork }: RemindOfCheckInsDeps): Promise<number> => {
  const now = clock.now();
  return unitOfWork.transaction(async (tx) => {
    const due = await tx.checkInReminders.holdDue(now, AT_A_TIME);
    // Each holds its campaign, in one order everywhere: nobody waits in a circle.
    const campaigns = [...grouped(due, (one) => one.campaign)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [campaign, some] of campaigns) await remindOf(tx, campaign, some, now);
    return due.length;
  });
};
