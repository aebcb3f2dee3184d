import type { Prize, PrizeWinnerState } from '@ykd/domain/activity';
import type { PrizeKey, StoredPrizeClaim } from '../entities/prize-claim.js';
import type { OwnStanding } from './check-in-standings.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type { PrizeKey, StoredPrizeClaim } from '../entities/prize-claim.js';

/** Days by which prizes are earned. */
export type PrizeDays = Pick<OwnStanding, 'total' | 'longest'>;

/** Whose prize it is: his days in the campaign, and what became of it. */
export interface ListedWinner extends PrizeDays {
  readonly userId: string;
  /** Undefined: nobody has done anything about it. */
  readonly claim: StoredPrizeClaim | undefined;
}

/** Which prize; `caredBy`: only of those in the care of this member of staff. */
export interface WinnersOf {
  readonly campaign: string;
  readonly prize: Pick<Prize, 'id' | 'by' | 'days'>;
  readonly caredBy?: string;
}

/** Where a winner stands among others: by his days or by when he claimed, then by whose it is. */
export type WinnerKey = readonly [place: number, userId: string];

/** How many have earned a prize by now (`all`), and how many of each state there are. */
export type PrizeCount = Readonly<Record<PrizeWinnerState | 'all', number>>;

/** What becomes of the prizes of campaigns. Those who work here are no students: they win nothing. */
export interface PrizeClaims {
  /** What became of a member's prizes in a campaign, in no order that counts. */
  ofMember(userId: string, campaign: string): Promise<readonly StoredPrizeClaim[]>;
  /**
   * Who has earned a prize, or one of the states of it. Without a state, and of `none`: who has the most of the days that it asks for is
   * the first. Of the other states: who claimed first, also those who have not the days any more.
   */
  winners(
    which: WinnersOf & { readonly state?: PrizeWinnerState },
    window: KeyWindow<WinnerKey>,
  ): Promise<KeyRows<ListedWinner>>;
  count(which: WinnersOf): Promise<PrizeCount>;
}

/** A prize, whose it may be, and what became of it, as a transaction has them. */
export interface HeldPrize {
  readonly prize: Prize;
  /** Undefined for who has no day in the campaign, and for who is no student. */
  readonly days: PrizeDays | undefined;
  readonly claim: StoredPrizeClaim | undefined;
}

/** The same inside a transaction. */
export interface TxPrizeClaims {
  /**
   * A prize of somebody: it, his days and what became of it stay as they are until the transaction ends. Undefined where there is no
   * such prize. Of several by their members' ids, so that nobody waits in a circle.
   */
  hold(key: PrizeKey): Promise<HeldPrize | undefined>;
  /** Stores what became of one that is held. */
  put(claim: StoredPrizeClaim): Promise<void>;
  /** The ids of the prizes of a campaign about which something was done that was not taken back, in no order that counts. */
  claimed(campaign: string): Promise<readonly string[]>;
}
