/** Why money goes back. `REQUESTED`: the buyer asked and staff agreed. */
export type RefundCause = 'REQUESTED' | 'CLOSED_ORDER' | 'PAID_TWICE' | 'WRONG_AMOUNT';

/** Money on its way back. */
export interface Refund {
  /** Our number at the provider: letters and digits, 6 to 32. */
  readonly id: string;
  readonly orderId: string;
  readonly transactionId: string;
  readonly outTradeNo: string;
  readonly cause: RefundCause;
  /** Cents that go back, and cents that were paid: more, where others gave some of it back before. */
  readonly amount: number;
  readonly total: number;
  /**
   * `WAITING`: the provider is to be asked; `PROCESSING`: it works on it; `DONE`; `FAILED`: people must look at it; `OUTSIDE`: others
   * gave the whole payment back, so that nothing is left to be done.
   */
  readonly status: 'WAITING' | 'PROCESSING' | 'DONE' | 'FAILED' | 'OUTSIDE';
  /** How often the provider was asked, since somebody let it be tried again. */
  readonly attempts: number;
  /** What was the matter at the last try. */
  readonly error: string | null;
  /** Epoch ms. */
  readonly gmtCreated: number;
  readonly gmtModified: number;
}

/** Refunds and how far they are, as they are read; see `UnitOfWork` for what changes them. */
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
}
