import type { Refund } from '../entities/refund.js';
import type { HeldRefund } from './unit-of-work.js';

export { isSurplus } from '../entities/refund.js';
export type { Refund, RefundCause, SurplusCause } from '../entities/refund.js';

/** Refunds and how far they are, as they are read; see `UnitOfWork` for what changes them. */
export interface Refunds {
  find(id: string): Promise<Refund | undefined>;
  /** Oldest first. */
  ofOrder(orderId: string): Promise<readonly Refund[]>;
  /** The same with who decided them. */
  decidedOf(orderId: string): Promise<readonly HeldRefund[]>;
  /** Takes refunds that the provider is to be asked for or about, the longest due first, for `leaseMs`. */
  claimDue(claim: {
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly Refund[]>;
}
