import type { CheckInCampaignValue, CheckInStreak, DayWindow } from '@ykd/domain/campaign';
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
}

/** The check-ins of one member in one campaign. */
export interface CampaignCheckIns {
  readonly campaign: CheckInCampaignValue;
  readonly period: DayWindow;
  /** Whether an entry can be written now. */
  readonly isOpen: boolean;
  /** The Shanghai day now, `YYYY-MM-DD`. */
  readonly today: string;
  /** The entries, the latest day first. */
  readonly days: readonly CheckInEntryView[];
  /** Of the days of the period alone; as of today, or of the last day of a campaign that is over. */
  readonly streak: CheckInStreak;
}

/** How somebody did in a campaign. */
export type CampaignSummary = Omit<CampaignCheckIns, 'days' | 'today'>;

/** What the form of an entry sends. */
export interface CheckInInput {
  /** Who wrote it, if the sender names him: it must be the caller. */
  readonly userId?: string;
  /** The Shanghai day that the form showed, `YYYY-MM-DD`: it must be today. Default: today. */
  readonly day?: string;
  readonly campaign: CheckInCampaignValue;
  readonly text: string;
  /** The addresses of pictures that the caller uploaded. */
  readonly pictures: readonly string[];
}

/** The daily check-in of the caller. Specification §2 (`/learn/clock`), §3 (Check-in campaigns). */
export interface CheckInPort {
  /** His entries in a campaign; without one, in DEFAULT_CHECK_IN_CAMPAIGN. */
  mine(input: { readonly campaign?: CheckInCampaignValue }): Outcome<CampaignCheckIns, 'not-logged-in'>;
  /** How he did in each of the ten campaigns, the latest first. */
  history(): Outcome<readonly CampaignSummary[], 'not-logged-in'>;
  /**
   * Writes today's entry while the campaign is open; again on the same day in place of the earlier one. Answers what
   * `mine` answers then.
   */
  save(
    input: CheckInInput,
  ): Outcome<CampaignCheckIns, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'check-in-closed'>;
  /** Makes a picture of the bytes and keeps it for the caller. It goes again unless an entry names it within a day. */
  upload(input: {
    readonly bytes: Uint8Array;
  }): Outcome<{ readonly imageUrl: string }, 'not-logged-in' | 'invalid-input' | 'too-many-attempts'>;
}
