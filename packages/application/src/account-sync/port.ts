import type { SyncState } from '../ports/account-sync.js';
import type { Outcome } from '../shared/outcome.js';
import type { SyncTrouble } from './operations.js';

/** How the caller's accounts in the other services are. Specification §7 (Third-party calls), §8. */
export interface AccountSyncPort {
  /** One state a service that he has an account in or will have one. */
  states(): Outcome<readonly SyncView[], 'not-logged-in'>;
  /** For staff: whose changes do not reach a service, and why. */
  troubles(): Outcome<readonly SyncTrouble[], 'not-logged-in' | 'forbidden'>;
  /** For staff: has them tried again now, of one member or of all; answers how many that were. */
  retryTroubles(input: {
    readonly userId?: string;
  }): Outcome<{ readonly count: number }, 'not-logged-in' | 'forbidden'>;
  /** Tries the failing ones again, now. */
  retry(): Outcome<readonly SyncView[], 'not-logged-in'>;
}

/** A state as the member may see it. */
export type SyncView = Pick<SyncState, 'target' | 'state' | 'attempts' | 'error' | 'gmtModified'>;
