import type { Refund } from '../entities/refund.js';

export type { Refund, RefundCause } from '../entities/refund.js';

/** Refunds and how far they are. */
export interface Refunds {
  find(id: string): Promise<Refund | undefined>;
  /** Oldest first. */
  ofOrder(orderId: string): Promise<readonly Refund[]>;
  /** Takes refunds that the provider is to be asked for or about, the longest due first, for `leaseMs`. */
  claimDue(claim: {
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly Refund[]>;
  /** The provider took it on, or has not finished it; it is asked again at `nextAt`. */
  processing(id: string, at: number, nextAt: number): Promise<void>;
  /** The try failed; the next one is due at `nextAt`. */
  retry(id: string, error: string, at: number, nextAt: number): Promise<void>;
  /**
   * The money is back. The requested refund of an order makes that order a refunded one, in the same transaction; done
   * again, it changes nothing.
   */
  done(id: string, at: number): Promise<void>;
  /** The provider will not do it: written down as odd, anew when it was tried again. A refund that is done stays so. */
  failed(id: string, error: string, at: number): Promise<void>;
  /** Staff let a failed one be tried again, now; with that they have settled that it failed. */
  tryAgain(id: string, userId: string, at: number): Promise<boolean>;
}
