import type { Prize, PrizeAddress, PrizeClaimState, PrizeParcel } from '@ykd/domain/activity';
import type { Outcome } from '../shared/outcome.js';

/** A prize that the caller earned, or about which something was done. */
export interface OwnPrize extends PrizeAddress, PrizeParcel, Pick<Prize, 'id' | 'title' | 'ships'> {
  /** Whether he has the days for it by now. */
  readonly isEarned: boolean;
  readonly state: PrizeClaimState;
  /** Why it is not sent; empty while nobody said so. */
  readonly reason: string;
  /** Whether he may write where it is sent to, or change it. */
  readonly mayWrite: boolean;
  /** When it became what it is, epoch ms; null: nobody has done anything about it. */
  readonly at: number | null;
}

/** What the form of an address sends. */
export interface PrizeClaimInput extends PrizeAddress {
  /** Who wrote it, if the sender names him: it must be the caller. */
  readonly userId?: string;
  readonly campaign: string;
  /** The id of the prize. */
  readonly prize: string;
}

/** The prizes of the caller. Beyond the Specification. */
export interface PrizePort {
  /** Those of a campaign, in its order. Whoever works here has none; whoever looks as somebody else reads no address. */
  mine(input: {
    readonly campaign: string;
  }): Outcome<readonly OwnPrize[], 'not-logged-in' | 'entity-not-found'>;
  /** Writes where a prize is sent to, or changes it until it is sent. Answers what `mine` answers then. */
  claim(
    input: PrizeClaimInput,
  ): Outcome<readonly OwnPrize[], 'not-logged-in' | 'forbidden' | 'invalid-input' | 'entity-not-found'>;
}
