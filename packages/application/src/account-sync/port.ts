import type { SyncState } from '../ports/account-sync.js';
import type { Outcome } from '../shared/outcome.js';

/** How the caller's accounts in the other services are. Specification §7 (Third-party calls), §8. */
export interface AccountSyncPort {
  /** One state a service that he has an account in or will have one. */
  states(): Outcome<readonly SyncView[], 'not-logged-in'>;
  /** Tries the failing ones again, now. */
  retry(): Outcome<readonly SyncView[], 'not-logged-in'>;
}

/** A state as the member may see it. */
export type SyncView = Pick<SyncState, 'target' | 'state' | 'attempts' | 'error' | 'gmtModified'>;
