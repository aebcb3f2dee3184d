import type { PaymentWay } from '@ykd/domain/order';

/** A payment that was begun at the provider for an order. */
export interface PaymentAttempt {
  /** Our number at the provider: letters and digits, 6 to 32. */
  readonly outTradeNo: string;
  readonly orderId: string;
  readonly way: PaymentWay;
  /** The payer's WeChat account, for JSAPI. */
  readonly openid: string | null;
  /** Cents. */
  readonly amount: number;
  /** `OPEN`: may be paid; `PAID`; `CLOSED`: the provider takes no payment for it any more. */
  readonly status: 'OPEN' | 'PAID' | 'CLOSED';
  /** What the provider answered, as the way needs it (code_url, prepay_id, h5_url); null until it did. */
  readonly invitation: string | null;
  /** When the invitation was given, epoch ms. */
  readonly invitedAt: number | null;
  /** How often the provider was asked about it. */
  readonly checks: number;
  /** Epoch ms. */
  readonly gmtCreated: number;
}

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
