import type { CheckInMark } from '@ykd/domain/campaign';
import type { CheckInDay } from '../entities/check-in-entry.js';
import type { CheckInCount } from '../ports/check-ins.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { CheckInCommentView, CheckInEntryView } from './port.js';

/** Somebody and what he is called; null where he has no name. */
export interface NamedMember {
  readonly id: string;
  readonly name: string | null;
}

/** A comment as staff see it. */
export interface StaffComment extends CheckInCommentView {
  /** Whether the caller may remove it: his own, or anybody's for who reviews everybody. */
  readonly isRemovable: boolean;
}

/** An entry as staff see it. */
export interface StaffEntry extends Omit<CheckInEntryView, 'comments'> {
  readonly student: NamedMember;
  /** The value of its campaign. */
  readonly campaign: string;
  readonly comments: readonly StaffComment[];
  /** Who marked it last, and when, epoch ms; null while nobody has. */
  readonly reviewer: NamedMember | null;
  readonly reviewedAt: number | null;
  /** Its member wrote it anew after it was marked. */
  readonly isChangedSince: boolean;
  readonly version: number;
}

/** The orders of a day's entries: by when they were first written. */
export const STAFF_ENTRY_SORTS = ['first', 'last'] as const;
export type StaffEntrySort = (typeof STAFF_ENTRY_SORTS)[number];

/** Which entries of a day. */
export interface StaffEntriesInput extends KeyPageInput, Pick<CheckInDay, 'campaign' | 'day'> {
  /** Default: whatever was said of them. */
  readonly mark?: CheckInMark | undefined;
  readonly sort: StaffEntrySort;
}

/** What staff say of an entry at once. */
export interface ReviewInput extends CheckInDay {
  /** The version that was seen. */
  readonly version: number;
  readonly mark: Exclude<CheckInMark, 'none'>;
  /** Empty: none. */
  readonly comment: string;
  /** Said again when the same is sent again: it arrives once. */
  readonly requestKey: string;
}

/** A further comment. */
export interface CommentInput extends CheckInDay {
  readonly text: string;
  readonly requestKey: string;
}

/**
 * The daily check-in for staff with the right `checkins.review`: a class teacher and an assistant see the entries of those in their
 * care; others are as absent as those that there are not. Beyond the Specification.
 */
export interface StaffCheckInPort {
  /** Those of a day of a campaign. */
  entries(
    input: StaffEntriesInput,
  ): Outcome<KeyPage<StaffEntry>, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found'>;
  /** How many a day has. */
  count(
    input: Pick<CheckInDay, 'campaign' | 'day'>,
  ): Outcome<CheckInCount, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found'>;
  /** One entry as it stands now. */
  entry(input: CheckInDay): Outcome<StaffEntry, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
  /**
   * Marks an entry that stands as it was seen, and writes a comment under it. Whoever of two comes second is refused with what the
   * first did: a review is done once.
   */
  review(
    input: ReviewInput,
  ): Outcome<
    StaffEntry,
    'not-logged-in' | 'forbidden' | 'entity-not-found' | 'invalid-input' | 'changed-meanwhile'
  >;
  /** Writes a further comment, whatever was said meanwhile. */
  comment(
    input: CommentInput,
  ): Outcome<StaffEntry, 'not-logged-in' | 'forbidden' | 'entity-not-found' | 'invalid-input'>;
  /** Removes a comment; again, it changes nothing. */
  removeComment(
    input: CheckInDay & { readonly id: string },
  ): Outcome<StaffEntry, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
}
