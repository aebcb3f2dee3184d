import type { CheckInMark } from '@ykd/domain/campaign';
import type { CheckInComment, CheckInDay, CheckInEntry } from '../entities/check-in-entry.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type { CheckInComment, CheckInDay, CheckInEntry } from '../entities/check-in-entry.js';

/** Where an entry of a day stands: by when it was first written, then by whose it is. */
export type CheckInKey = readonly [gmtCreated: number, userId: string];

/**
 * Which entries of a day of a campaign; `caredBy`: only of those in the care of this member of staff; `isSuspect`: only those that are
 * like an earlier one of somebody else and of which nobody has said whether they are copies.
 */
export interface CheckInsOfDay extends Pick<CheckInDay, 'campaign' | 'day'> {
  readonly mark?: CheckInMark;
  readonly caredBy?: string;
  readonly isSuspect?: true;
}

/** How many entries a day has, of how many nobody has said anything, and how many may be copies. */
export interface CheckInCount {
  readonly entries: number;
  readonly open: number;
  readonly suspects: number;
}

/** An entry on its way into the store. */
export interface CheckInSave extends CheckInDay {
  readonly text: string;
  /** Names of pictures without repetition. */
  readonly pictures: readonly string[];
  /** When it was written, epoch milliseconds. */
  readonly at: number;
}

/** An entry that staff make up for a member. */
export interface CheckInMakeUp extends CheckInDay {
  readonly by: string;
  readonly reason: string;
  /** When it was made up for, epoch milliseconds. */
  readonly at: number;
}

/** The entries of all members. */
export interface CheckIns {
  /**
   * Keeps the entry of this member, campaign and day in place of an earlier one, whose `gmtCreated` stays, with what staff said of it;
   * it is his own from then on, though it had been made up for him.
   * Atomic: of
   * several at once one is the first and the last one holds, whole. Answers the entry as it stands then; undefined, and
   * nothing kept, when the campaign is gone, or a picture is not one of the member's CheckInPictures. With it is kept which earlier
   * entry of another member in the campaign it is like, as `findCopy` finds among those that have something in common with it.
   */
  put(save: CheckInSave): Promise<CheckInEntry | undefined>;
  /** The entries of a member in a campaign, the latest day first. */
  entries(userId: string, campaign: string): Promise<readonly CheckInEntry[]>;
  /** The days of all entries of a member, in no order that counts. */
  days(userId: string): Promise<readonly Pick<CheckInEntry, 'campaign' | 'day'>[]>;
  /** Those of a day, what was written first first, or last. */
  ofDay(
    which: CheckInsOfDay,
    order: 'asc' | 'desc',
    window: KeyWindow<CheckInKey>,
  ): Promise<KeyRows<CheckInEntry>>;
  /** Those of these members on these days. */
  some(
    campaign: string,
    keys: readonly Pick<CheckInDay, 'userId' | 'day'>[],
  ): Promise<readonly CheckInEntry[]>;
  countOfDay(which: Omit<CheckInsOfDay, 'mark' | 'isSuspect'>): Promise<CheckInCount>;
  /** What staff wrote under the entries of a member in a campaign, oldest first. */
  commentsOf(userId: string, campaign: string): Promise<readonly CheckInComment[]>;
  /** What they wrote under the entries of these members on a day, oldest first. */
  commentsOfDay(
    on: Pick<CheckInDay, 'campaign' | 'day'>,
    userIds: readonly string[],
  ): Promise<readonly CheckInComment[]>;
}

/** Entries inside a transaction. */
export interface TxCheckIns {
  /** Holds the entries of the member: nobody writes or reviews one of them until the transaction ends. Without its pictures. */
  hold(entry: CheckInDay): Promise<Omit<CheckInEntry, 'pictures'> | undefined>;
  /**
   * Makes an entry of a day up for a member who has none; one that is there stays as it is. False: there is one, or no such campaign.
   * Nobody else writes or reviews an entry of his until the transaction ends.
   */
  makeUp(entry: CheckInMakeUp): Promise<boolean>;
  /** Takes an entry back that was made up for and is held, with what was said of it. Answers the ids of the comments under it. */
  takeBack(entry: CheckInDay): Promise<readonly string[]>;
  /** Stores what staff said of an entry that is held. */
  store(
    entry: CheckInDay &
      Pick<CheckInEntry, 'mark' | 'reviewedBy' | 'reviewedAt' | 'reviewedVersion' | 'version'>,
  ): Promise<void>;
  /** Stores what staff say of whether an entry that is held is a copy. */
  judge(
    entry: CheckInDay & Pick<CheckInEntry, 'verdict' | 'judgedBy' | 'judgedAt' | 'likeVersion'>,
  ): Promise<void>;
  findComment(id: string): Promise<CheckInComment | undefined>;
  /** What stands under an entry that is held, oldest first. */
  commentsOn(entry: CheckInDay): Promise<readonly CheckInComment[]>;
  insertComment(comment: CheckInComment): Promise<void>;
  removeComment(id: string): Promise<void>;
}
