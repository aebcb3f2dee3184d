import type { CheckInDay, CheckInEntry } from '../entities/check-in-entry.js';

export type { CheckInDay, CheckInEntry } from '../entities/check-in-entry.js';

/** An entry on its way into the store. */
export interface CheckInSave extends CheckInDay {
  readonly text: string;
  /** Names of pictures without repetition. */
  readonly pictures: readonly string[];
  /** When it was written, epoch milliseconds. */
  readonly at: number;
}

/** The entries of all members. */
export interface CheckIns {
  /**
   * Keeps the entry of this member, campaign and day in place of an earlier one, whose `gmtCreated` stays. Atomic: of
   * several at once one is the first and the last one holds, whole. Answers the entry as it stands then; undefined, and
   * nothing kept, when the campaign is gone, or a picture is not one of the member's CheckInPictures.
   */
  put(save: CheckInSave): Promise<CheckInEntry | undefined>;
  /** The entries of a member in a campaign, the latest day first. */
  entries(userId: string, campaign: string): Promise<readonly CheckInEntry[]>;
  /** The days of all entries of a member, in no order that counts. */
  days(userId: string): Promise<readonly Pick<CheckInEntry, 'campaign' | 'day'>[]>;
}
