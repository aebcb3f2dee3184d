import type { RefundCause } from './refunds.js';

/**
 * What staff must see. `UNKNOWN_PAYMENT`: money came in for a number that we never gave; `REFUNDED_OUTSIDE`: money of
 * a payment went back that nobody gave back here, as a rule on the pages of the provider; `REFUND_FAILED`: ours or theirs.
 */
export type OddityKind =
  Exclude<RefundCause, 'REQUESTED'> | 'UNKNOWN_PAYMENT' | 'REFUND_FAILED' | 'REFUNDED_OUTSIDE';

/** Something odd about money. */
export interface Oddity {
  readonly id: string;
  readonly kind: OddityKind;
  readonly orderId: string | null;
  /** The transaction or the refund that it is about. */
  readonly subject: string;
  /** Cents; of `REFUNDED_OUTSIDE` those that are known to have gone back, 0 while nobody knows how many. */
  readonly amount: number;
  readonly note: string;
  readonly gmtCreated: number;
  /** Who has looked at it, and when (epoch ms); null until somebody did. */
  readonly settledBy: string | null;
  readonly settledAt: number | null;
}

/** The list of odd things. */
export interface Oddities {
  /** Written once for each kind and subject. */
  note(oddity: Oddity): Promise<void>;
  find(id: string): Promise<Oddity | undefined>;
  /** Newest first. */
  page(input: {
    readonly open?: boolean;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly list: readonly Oddity[]; readonly total: number }>;
  /** Somebody looked at it; the first one counts. False when it does not exist. */
  settle(id: string, userId: string, at: number): Promise<boolean>;
}
