import type { Prize } from '@ykd/domain/activity';
import type { CheckInMark, CheckInStreak, DayWindow } from '@ykd/domain/campaign';
import type { Outcome } from '../shared/outcome.js';

/** An entry as its member sees it. */
export interface CheckInEntryView {
  /** The Shanghai day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly text: string;
  /** The addresses of its pictures. */
  readonly pictures: readonly string[];
  /** Epoch milliseconds. */
  readonly gmtCreated: number;
  readonly gmtModified: number;
  /** What staff said of it with one press. */
  readonly mark: CheckInMark;
  /** Why staff made it up for him; null: he wrote it. */
  readonly madeUp: string | null;
  /** What they wrote under it, oldest first. */
  readonly comments: readonly CheckInCommentView[];
}

/** A comment of staff under an entry. */
export interface CheckInCommentView {
  readonly id: string;
  /** What its author is called. */
  readonly by: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** How somebody did in a campaign. */
export interface CampaignSummary {
  /** Its value. */
  readonly campaign: string;
  readonly name: string;
  readonly period: DayWindow;
  /** Whether an entry can be written now. */
  readonly isOpen: boolean;
  /** Of the days of the period alone; as of today, or of the last day of a campaign that is over. */
  readonly streak: CheckInStreak;
  /** What the badge is called that those get who took part; empty: there is none. */
  readonly badge: string;
  /** The Shanghai day on which he earned it, `YYYY-MM-DD`; null: he has not. */
  readonly badgeSince: string | null;
}

/** What the page of a campaign says to somebody; what staff wrote nothing into is empty. */
export interface CampaignPage extends CampaignSummary {
  readonly rules: string;
  readonly pageText: string;
  readonly prizes: readonly (Prize & { readonly isEarned: boolean })[];
}

/** The check-ins of one member in one campaign. */
export interface CampaignCheckIns extends CampaignPage {
  /** The Shanghai day now, `YYYY-MM-DD`. */
  readonly today: string;
  /** The entries, the latest day first. */
  readonly days: readonly CheckInEntryView[];
}

/** Somebody in a ranking. */
export interface RankedMember {
  /** From 1; who is alike shares it. */
  readonly place: number;
  /** Some letters of his name; null: he has none. One's own is whole. */
  readonly name: string | null;
  readonly isSelf: boolean;
  /** Days in all, and the longest run, in days. */
  readonly total: number;
  readonly longest: number;
}

/** The ranking of a campaign as one of those sees it whose it is. */
export interface CampaignRanking {
  /** The first of it, in its order. */
  readonly first: readonly RankedMember[];
  /** How many stand in it. */
  readonly count: number;
  /** The caller's own place, among the first or not; null: he has no day, or left it. */
  readonly own: RankedMember | null;
  /** He left it: others do not see him. */
  readonly hasLeft: boolean;
}

/** When a member is reminded of a campaign. */
export interface CheckInReminderView {
  /** The minute of the Shanghai day; null: he is not. */
  readonly minute: number | null;
}

/** What the form of an entry sends. */
export interface CheckInInput {
  /** Who wrote it, if the sender names him: it must be the caller. */
  readonly userId?: string;
  /** The Shanghai day that the form showed, `YYYY-MM-DD`: it must be today. Default: today. */
  readonly day?: string;
  /** The value of the campaign. */
  readonly campaign: string;
  readonly text: string;
  /** The addresses of pictures that the caller uploaded. */
  readonly pictures: readonly string[];
}

/** The daily check-in of the caller. Specification §2 (`/learn/clock`), §3 (Check-in campaigns). */
export interface CheckInPort {
  /**
   * His entries in a campaign; without one, in DEFAULT_CHECK_IN_CAMPAIGN. One that is for others, and in which he wrote nothing, is as
   * absent as one that there is not.
   */
  mine(input: {
    readonly campaign?: string;
  }): Outcome<CampaignCheckIns, 'not-logged-in' | 'entity-not-found'>;
  /** How he did in each campaign that has begun and is for him, and in each in which he wrote, what began last first. */
  history(): Outcome<readonly CampaignSummary[], 'not-logged-in'>;
  /**
   * Writes today's entry while the campaign is open; again on the same day in place of the earlier one. Answers what
   * `mine` answers then.
   */
  save(
    input: CheckInInput,
  ): Outcome<
    CampaignCheckIns,
    'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found' | 'check-in-closed'
  >;
  /** Who stands where in a campaign that `mine` shows him. */
  ranking(input: {
    readonly campaign: string;
  }): Outcome<CampaignRanking, 'not-logged-in' | 'entity-not-found'>;
  /** The caller leaves the ranking of a campaign in which he has a day, or comes back to it; again changes nothing. */
  setRanked(input: {
    /** Who he is, if the sender names him: it must be the caller. */
    readonly userId?: string;
    readonly campaign: string;
    readonly isRanked: boolean;
  }): Outcome<CampaignRanking, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
  /** When he wants to be reminded of a campaign, unless he has written by then. */
  reminder(input: { readonly campaign: string }): Outcome<CheckInReminderView, 'not-logged-in'>;
  /** Sets that, for each day until the campaign is over; null: he does not want to be. Answers what holds then. */
  remind(input: {
    /** Who he is, if the sender names him: it must be the caller. */
    readonly userId?: string;
    readonly campaign: string;
    readonly minute: number | null;
  }): Outcome<
    CheckInReminderView,
    'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found' | 'check-in-closed'
  >;
  /** Makes a picture of the bytes and keeps it for the caller. It goes again unless an entry names it within a day. */
  upload(input: {
    readonly bytes: Uint8Array;
  }): Outcome<{ readonly imageUrl: string }, 'not-logged-in' | 'invalid-input' | 'too-many-attempts'>;
}
