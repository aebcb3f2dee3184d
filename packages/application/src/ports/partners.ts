import type { Partner } from '../entities/partner.js';

export type { Partner } from '../entities/partner.js';

/** Partners inside a transaction. */
export interface TxPartners {
  find(userId: string): Promise<Partner | undefined>;
  /** The same; whoever else holds him waits. */
  hold(userId: string): Promise<Partner | undefined>;
  /** Stores a partner, a new one too. */
  put(partner: Partner): Promise<void>;
}
