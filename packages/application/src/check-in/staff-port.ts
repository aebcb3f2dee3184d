import type { CheckInMark, CopyKind, CopyVerdict } from '@ykd/domain/campaign';
import type { CheckInDay } from '../entities/check-in-entry.js';
import type { CheckInCount } from '../ports/check-ins.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { StaffEffectPort } from './effect-view.js';
import type { NamedMember } from './named-member.js';
import type { CheckInCommentView, CheckInEntryView } from './port.js';
import type {
  CheckInCalendar,
  RemindedStudents,
  StaffStanding,
  StaffStandingsInput,
} from './standing-view.js';

/** A comment as staff see it. */
export interface StaffComment extends CheckInCommentView {
  /** Whether the caller may remove it: his own, or anybody's for who reviews everybody. */
  readonly isRemovable: boolean;
}

/** The earlier entry that another one is like, as it is now. */
export interface EarlierEntry extends Pick<CheckInEntryView, 'day' | 'text' | 'pictures'> {
  /** What its member is called; null where he has no name. */
  readonly name: string | null;
  /** It was written anew since the other one was. */
  readonly isChangedSince: boolean;
}

/** That an entry is like an earlier one of somebody else in its campaign. Its student hears nothing of it. */
export interface StaffLikeness {
  readonly kind: CopyKind;
  readonly percent: number;
  /** Null where the caller does not see whose it is, and where it is there no more. */
  readonly of: EarlierEntry | null;
  readonly verdict: CopyVerdict;
  /** Who said so, and when, epoch ms; null while nobody has. */
  readonly judgedBy: NamedMember | null;
  readonly judgedAt: number | null;
  /** Counts what becomes of it. */
  readonly version: number;
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
  /** Null where it is like no other one that is known. */
  readonly likeness: StaffLikeness | null;
}

/** The orders of a day's entries: by when they were first written. */
export const STAFF_ENTRY_SORTS = ['first', 'last'] as const;
export type StaffEntrySort = (typeof STAFF_ENTRY_SORTS)[number];

/** Which entries of a day. */
export interface StaffEntriesInput extends KeyPageInput, Pick<CheckInDay, 'campaign' | 'day'> {
  /** Default: whatever was said of them. */
  readonly mark?: CheckInMark | undefined;
  readonly sort: StaffEntrySort;
  /** `open`: only those that are like an earlier one, of which nobody has said whether they are copies. */
  readonly likeness?: 'open' | undefined;
}

/** What is sent later than it was said, when somebody else may have logged in. */
interface SaidBy {
  /** Who says it, if the sender names him: it must be the caller. */
  readonly by?: string;
}

/** What staff say of an entry at once. */
export interface ReviewInput extends CheckInDay, SaidBy {
  /** The version that was seen. */
  readonly version: number;
  readonly mark: Exclude<CheckInMark, 'none'>;
  /** Empty: none. */
  readonly comment: string;
  /** Said again when the same is sent again: it arrives once. */
  readonly requestKey: string;
}

/** An entry that is made up for, and why. */
export interface MakeUpInput extends CheckInDay {
  readonly reason: string;
}

/** What staff say of an entry that is like an earlier one. */
export interface JudgeCopyInput extends CheckInDay {
  /** The version of its likeness that was seen. */
  readonly version: number;
  readonly verdict: Exclude<CopyVerdict, 'none'>;
}

/** A further comment. */
export interface CommentInput extends CheckInDay, SaidBy {
  readonly text: string;
  readonly requestKey: string;
}

/**
 * The daily check-in for staff with the right `checkins.review`: a class teacher and an assistant see the entries of those in their
 * care; others are as absent as those that there are not. Beyond the Specification.
 */
export interface StaffCheckInPort extends StaffEffectPort {
  /** Those of a day of a campaign. */
  entries(
    input: StaffEntriesInput,
  ): Outcome<KeyPage<StaffEntry>, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found'>;
  /** How many a day has. */
  count(
    input: Pick<CheckInDay, 'campaign' | 'day'>,
  ): Outcome<CheckInCount, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found'>;
  /** The days of a campaign. */
  calendar(
    input: Pick<CheckInDay, 'campaign'>,
  ): Outcome<CheckInCalendar, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
  /** How students do in a campaign, who wrote last first. */
  standings(
    input: StaffStandingsInput,
  ): Outcome<KeyPage<StaffStanding>, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found'>;
  /**
   * Reminds the students in the caller's own care who take part in a campaign that is open and have not written today: each once a day,
   * whoever does it.
   */
  remindMissing(
    input: Pick<CheckInDay, 'campaign'>,
  ): Outcome<RemindedStudents, 'not-logged-in' | 'forbidden' | 'entity-not-found' | 'check-in-closed'>;
  /**
   * Makes an entry up for a student who has none of that day, for a reason that he reads; there are never two of a day. The same again
   * changes nothing.
   */
  makeUp(
    input: MakeUpInput,
  ): Outcome<null, 'not-logged-in' | 'forbidden' | 'entity-not-found' | 'invalid-input'>;
  /** Takes an entry back that was made up for; again, it changes nothing. One that its student wrote stays. */
  takeBack(
    input: CheckInDay,
  ): Outcome<null, 'not-logged-in' | 'forbidden' | 'entity-not-found' | 'invalid-input'>;
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
  /**
   * Says whether an entry that is like an earlier one is a copy; whoever of two comes second is refused with what the first said. Nothing
   * else follows from it. An entry that is like no other one is as absent as one that there is not.
   */
  judgeCopy(
    input: JudgeCopyInput,
  ): Outcome<StaffEntry, 'not-logged-in' | 'forbidden' | 'entity-not-found' | 'changed-meanwhile'>;
  /** Writes a further comment, whatever was said meanwhile. */
  comment(
    input: CommentInput,
  ): Outcome<StaffEntry, 'not-logged-in' | 'forbidden' | 'entity-not-found' | 'invalid-input'>;
  /** Removes a comment; again, it changes nothing. */
  removeComment(
    input: CheckInDay & { readonly id: string },
  ): Outcome<StaffEntry, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
}
