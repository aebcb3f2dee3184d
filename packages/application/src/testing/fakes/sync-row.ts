import { DUE_GIVEN_UP, type SyncState, type SyncTarget } from '../../ports/account-sync.js';

/** A wish in memory. */
export interface SyncRow {
  readonly userId: string;
  readonly target: SyncTarget;
  readonly wanted: number;
  readonly done: number;
  readonly sealedPassword: string | undefined;
  readonly externalId: string | undefined;
  readonly hasPicture: boolean;
  readonly attempts: number;
  readonly error: string | undefined;
  readonly dueAt: number;
  readonly leasedUntil: number;
  readonly gmtModified: number;
}

/** How far a wish is. */
export const stateOf = ({ wanted, done, attempts, dueAt }: SyncRow): SyncState['state'] => {
  if (done === wanted) return 'done';
  if (dueAt === DUE_GIVEN_UP) return 'failed';
  return attempts === 0 ? 'waiting' : 'failing';
};
