import type { Audience } from '@ykd/domain/activity';
import type { CheckInMark, KeptStanding, Standing } from '@ykd/domain/campaign';
import type { CheckInDay } from '../entities/check-in-entry.js';
import type { KeyRows, KeyWindow } from './key-window.js';

/** What is kept of a member's days in a campaign, and whether he left its ranking. */
export interface OwnStanding extends KeptStanding {
  readonly isHidden: boolean;
}

/** The same of a student, as staff look at him. */
export interface ListedStanding extends KeptStanding {
  readonly userId: string;
}

/** Where a standing stands among those that staff look at: by the last day with an entry, then by whose it is. */
export type StandingKey = readonly [lastDay: string, userId: string];

/** Which standings of a campaign; `caredBy`: only of those in the care of this member of staff. */
export interface StandingsOf {
  readonly campaign: string;
  readonly caredBy?: string;
  /** Only of those who have no entry of this day; `isLast`: nobody can have one of a later day. */
  readonly missing?: { readonly day: string; readonly isLast: boolean };
}

/** A day of somebody who checked in, as a square of a map shows it. */
export interface StandingDay extends Pick<CheckInDay, 'userId' | 'day'> {
  readonly mark: CheckInMark;
  readonly isMadeUp: boolean;
}

/**
 * What is kept of the days of every student in each campaign, of those in its period alone: with each entry that is written, made up for
 * or taken back, and when staff move the period. Those who work here are no students: they stand in nothing.
 */
export interface CheckInStandings {
  /** The first of those who take part and did not leave the ranking, in its order. */
  top(campaign: string, most: number): Promise<readonly Standing[]>;
  /** How many take part and did not leave it. */
  countRanked(campaign: string): Promise<number>;
  /** How many of them stand before whoever has so many days and so long a run. */
  countAhead(campaign: string, standing: Pick<Standing, 'total' | 'longest'>): Promise<number>;
  /** That of a member; undefined without a day. */
  of(userId: string, campaign: string): Promise<OwnStanding | undefined>;
  /** A member leaves the ranking of a campaign, or comes back. False: he has no day in it. */
  hide(userId: string, campaign: string, isHidden: boolean): Promise<boolean>;
  /** Those of a campaign, who wrote last first. */
  list(which: StandingsOf, window: KeyWindow<StandingKey>): Promise<KeyRows<ListedStanding>>;
  /** How many take part. */
  count(which: Omit<StandingsOf, 'missing'>): Promise<number>;
  /** Who is in somebody's care and the campaign's audience, and has no day in it: by their ids. */
  without(
    which: { readonly campaign: string; readonly caredBy: string; readonly audience: Audience },
    window: KeyWindow<readonly [userId: string]>,
  ): Promise<KeyRows<string>>;
  /** The entries of some members from one day to another, in no order that counts. */
  days(
    campaign: string,
    userIds: readonly string[],
    period: { readonly firstDay: string; readonly lastDay: string },
  ): Promise<readonly StandingDay[]>;
  /** How many entries each day has that has some, the earliest first. */
  byDay(
    which: Omit<StandingsOf, 'missing'>,
  ): Promise<readonly { readonly day: string; readonly entries: number }[]>;
}
