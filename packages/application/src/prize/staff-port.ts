import type { PrizeAddress, PrizeParcel, PrizeWinnerState } from '@ykd/domain/activity';
import type { NamedMember } from '../check-in/index.js';
import type { PrizeCount } from '../ports/prize-claims.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

export type { PrizeCount } from '../ports/prize-claims.js';

/** Who has earned a prize, and what became of it, as staff see it. */
export interface PrizeWinner extends PrizeAddress, PrizeParcel {
  readonly student: NamedMember;
  /** Days in all, and the longest run, in days. */
  readonly total: number;
  readonly longest: number;
  /** Whether he has the days for it by now. */
  readonly isEarned: boolean;
  readonly state: PrizeWinnerState;
  /** Why it is not sent; empty while nobody said so. */
  readonly reason: string;
  /** Who of the staff made it what it is, and when, epoch ms; null: its student did, or nobody has done anything. */
  readonly changedBy: NamedMember | null;
  readonly changedAt: number | null;
  /** Counts what is done about it; 0: nothing yet. */
  readonly version: number;
}

/** A prize of a campaign. */
export interface PrizeOf {
  readonly campaign: string;
  /** Its id. */
  readonly prize: string;
}

/** Which of its winners. */
export interface PrizeWinnersInput extends PrizeOf, KeyPageInput {
  /** All who have earned it: without one. */
  readonly state?: PrizeWinnerState;
}

/** Somebody's prize, in the version that was seen. */
export interface SeenPrize extends PrizeOf {
  readonly userId: string;
  readonly version: number;
}

/** Prizes that are on their way, all with one carrier, or that were given. */
export interface ShipInput extends PrizeOf, Pick<PrizeParcel, 'carrier'> {
  readonly parcels: readonly (Pick<SeenPrize, 'userId' | 'version'> & Pick<PrizeParcel, 'trackingNo'>)[];
}

type Refusals = 'not-logged-in' | 'forbidden' | 'entity-not-found' | 'invalid-input';

/** The prizes of students, for staff who look after them: of those in their care, or of everybody. Beyond the Specification. */
export interface StaffPrizePort {
  winners(input: PrizeWinnersInput): Outcome<KeyPage<PrizeWinner>, Refusals>;
  /** How many there are of each state. */
  count(input: PrizeOf): Outcome<PrizeCount, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
  /**
   * Marks prizes as sent, or as given: all of them, or none where one is refused. Whoever of two comes second is refused with what the
   * first did, whose it is among it; the same again changes nothing. Their students get a notice.
   */
  ship(input: ShipInput): Outcome<null, Refusals | 'changed-meanwhile'>;
  /** A prize is not sent, for a reason that its student reads. */
  refuse(input: SeenPrize & { readonly reason: string }): Outcome<null, Refusals | 'changed-meanwhile'>;
  /** Takes back that one was sent, or that it is not: it is as its student left it, and the notice is gone. */
  takeBack(input: SeenPrize): Outcome<null, Refusals | 'changed-meanwhile'>;
}
