import type { SyncJob, SyncTarget } from '../../ports/account-sync.js';
import type { Repositories } from '../../application-deps.js';

/** The outbox, and what writes wishes into it. */
export type SyncParts = Pick<Repositories, 'members' | 'sessions' | 'accountSync' | 'unitOfWork'>;

const LEASE_MS = 100;

/** Takes what is due for a service, for 100 milliseconds. */
export const claim = ({ accountSync }: SyncParts, at: number, target: SyncTarget = 'chat', limit = 10) =>
  accountSync.claim({ target, at, leaseMs: LEASE_MS, limit });

/** Takes the one wish that is due for the chat. */
export const claimOne = async (parts: SyncParts, at: number): Promise<SyncJob> => {
  const [job, ...others] = await claim(parts, at);
  if (job === undefined || others.length > 0) throw new Error('not exactly one wish is due');
  return job;
};
