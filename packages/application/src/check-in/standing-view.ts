import type { CheckInMark, CheckInStreak } from '@ykd/domain/campaign';
import type { CheckInDay } from '../entities/check-in-entry.js';
import type { KeyPageInput } from '../shared/key-page.js';
import type { NamedMember } from './named-member.js';

/** How a day went of somebody who checked in. */
export interface StaffCheckInDay {
  /** The Shanghai day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly mark: CheckInMark;
  readonly isMadeUp: boolean;
}

/** How a student does in a campaign, as staff see it. */
export interface StaffStanding extends CheckInStreak {
  readonly student: NamedMember;
  /** The last day with an entry; null: there is none. */
  readonly lastDay: string | null;
  /** His days with an entry among those that {@link STANDING_DAYS} says, the earliest first. */
  readonly days: readonly StaffCheckInDay[];
}

/** Of so many days until the one that is asked about it is said what was on them, as a number of days. */
export const STANDING_DAYS = 14;

/** Who of a campaign: all who take part, those of them without an entry of the day, or those in one's own care who have none at all. */
export const STANDING_STATES = ['all', 'missing', 'none'] as const;
export type StandingState = (typeof STANDING_STATES)[number];

/** Which students of a campaign. */
export interface StaffStandingsInput extends KeyPageInput, Pick<CheckInDay, 'campaign' | 'day'> {
  readonly state: StandingState;
}

/** How many take part in a campaign, and how many entries each day has that has some, the earliest first. */
export interface CheckInCalendar {
  readonly students: number;
  readonly days: readonly { readonly day: string; readonly entries: number }[];
}

/** Of how many students today's entry is missing, and how many of them were told now: the others had been before. */
export interface RemindedStudents {
  readonly told: number;
  readonly missing: number;
}
