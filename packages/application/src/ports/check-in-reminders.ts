import type { Campaign } from '@ykd/domain/activity';
import type { CheckInReminder } from '../entities/check-in-reminder.js';

export type { CheckInReminder } from '../entities/check-in-reminder.js';

/** When members want to be reminded of a campaign: one time of the day for each of both. */
export interface CheckInReminders {
  /** The minute of the day; undefined: he does not want to be. */
  minuteOf(userId: string, campaign: string): Promise<number | undefined>;
  /** Keeps a reminder in place of an earlier one. */
  put(reminder: CheckInReminder): Promise<void>;
  /** He wants to be reminded no more; again changes nothing. */
  remove(userId: string, campaign: string): Promise<void>;
}

/** Reminders inside a transaction. */
export interface TxCheckInReminders {
  /** Holds those that are due at `at` (epoch ms), the longest due first, without those that another transaction holds. */
  holdDue(at: number, limit: number): Promise<readonly CheckInReminder[]>;
  /** Those of these members are due next at `dueAt`, epoch ms. They are held. */
  moveOn(campaign: string, userIds: readonly string[], dueAt: number): Promise<void>;
  /** Those of these members are over. */
  end(campaign: string, userIds: readonly string[]): Promise<void>;
  /** Which of these members, who have one, have no entry of the day, and may write one: the campaign is for them, or they took part in it. */
  waiting(
    campaign: Pick<Campaign, 'value' | 'audience'>,
    day: string,
    userIds: readonly string[],
  ): Promise<readonly string[]>;
}
