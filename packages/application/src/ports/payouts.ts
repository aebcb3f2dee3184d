import type { Payout } from '../entities/payout.js';

export type { Payout } from '../entities/payout.js';

/** What was paid out to a partner in a month, tax included, and what of that was withheld; in cents. */
export interface PaidInMonth {
  readonly paid: number;
  readonly withheld: number;
  /** Whether some of it is still on its way, so that it may come back. */
  readonly isOpen: boolean;
}

/** Payouts inside a transaction. */
export interface TxPayouts {
  /** Whoever else asks with this key waits until the transaction ends. */
  lockRequest(requestKey: string): Promise<void>;
  /** Those that a request made, by their ids. */
  ofRequest(requestKey: string): Promise<readonly Payout[]>;
  insert(payout: Payout): Promise<void>;
  hold(id: string): Promise<Payout | undefined>;
  /** Stores how a payout that is held stands now. `dueAt`: when WeChat Pay is asked next, epoch ms; null: never. */
  store(payout: Payout, dueAt: number | null): Promise<void>;
  /** What of a month is paid out or on its way; what came back does not count. The account of the partner is held. */
  paidInMonth(partnerId: string, taxMonth: string): Promise<PaidInMonth>;
}
