import { count, instant, text, type RecordOf } from '../entity/field.js';

export const checkInReminderFields = {
  userId: text(),
  /** The value of the campaign. */
  campaign: text(),
  /** The minute of the Shanghai day. */
  minute: count(),
  /** When he is to be reminded next. */
  dueAt: instant(),
};

/** When a member wants to be reminded each day of a campaign, unless he has written by then. */
export type CheckInReminder = RecordOf<typeof checkInReminderFields>;
