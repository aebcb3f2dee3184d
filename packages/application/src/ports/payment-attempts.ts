import type { PaymentAttempt } from '../entities/payment-attempt.js';

export type { PaymentAttempt } from '../entities/payment-attempt.js';

/** Payments that were begun; see `UnitOfWork` for what else changes them. */
export interface PaymentAttempts {
  /** Keeps what the provider answered. */
  invited(outTradeNo: string, invitation: string, at: number): Promise<void>;
  find(outTradeNo: string): Promise<PaymentAttempt | undefined>;
  /** Oldest first. */
  ofOrder(orderId: string): Promise<readonly PaymentAttempt[]>;
  /** Takes attempts about which the provider is to be asked, the longest due first, for `leaseMs`. */
  claimDue(claim: {
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly PaymentAttempt[]>;
  /** The provider was asked, or could not be; the next look is due at `nextAt`. */
  checked(outTradeNo: string, nextAt: number): Promise<void>;
  /** The provider takes no payment for it any more. One that was paid stays paid. */
  closed(outTradeNo: string): Promise<void>;
}
