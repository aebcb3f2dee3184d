import type { PaymentOrder, RefundState } from '../../ports/payment-provider.js';

/** A payment that was begun at the fake provider. */
export interface FakeTrade {
  readonly order: PaymentOrder;
  readonly invitation: string;
  readonly closed: boolean;
  /** The last try to pay failed. */
  readonly failed?: true;
  /** The payments that were made for it, oldest first. */
  readonly payments: readonly {
    readonly transactionId: string;
    readonly amount: number;
    readonly paidAt: number;
    readonly payer: string;
  }[];
}

/** A refund that was asked for at the fake provider. */
export interface FakeRefund {
  readonly transactionId: string;
  readonly amount: number;
  readonly state: RefundState;
  /** Failed for good: its money counts as not given back. */
  readonly closed?: true;
  /** When it was taken on, and came to its end, epoch ms. */
  readonly acceptedAt: number;
  readonly settledAt?: number;
}
