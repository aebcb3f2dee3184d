import type { AccountSync, SyncCount, SyncState } from '../ports/account-sync.js';
import type { Clock } from '../ports/clock.js';
import type { MemberRepository } from '../ports/member-repository.js';

/** A wish that fails or was given up. */
export interface SyncTrouble extends Pick<
  SyncState,
  'userId' | 'target' | 'attempts' | 'error' | 'gmtModified'
> {
  readonly state: 'failing' | 'failed';
  /** The member's mobile; empty when he is gone. */
  readonly mobile: string;
}

/** What operators see of the outbox of account changes, and do about it. Specification §7 (Third-party calls), §8. */
export interface SyncOperations {
  /** How many wishes are open; a state with none may be left out. */
  counts(): Promise<readonly SyncCount[]>;
  /** What fails or was given up, what was given up first. */
  troubles(): Promise<readonly SyncTrouble[]>;
  /** Has that tried again now, of one member or of all; answers how many wishes that were. */
  retry(userId?: string): Promise<number>;
}

/** How many troubles are shown. */
const SHOWN = 100;

/** The outbox for operators. Whoever gets it decides who they are. */
export const syncOperations = ({
  accountSync,
  members,
  clock,
}: {
  readonly accountSync: AccountSync;
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly clock: Clock;
}): SyncOperations => ({
  counts: () => accountSync.counts(),
  troubles: async () => {
    const troubles = await accountSync.troubles(SHOWN);
    return Promise.all(
      troubles.map(async ({ userId, target, state, attempts, error, gmtModified }) => ({
        userId,
        mobile: (await members.findById(userId))?.mobile ?? '',
        target,
        state: state === 'failed' ? state : 'failing',
        attempts,
        ...(error === undefined ? {} : { error }),
        gmtModified,
      })),
    );
  },
  retry: (userId) => accountSync.retry({ at: clock.now(), ...(userId === undefined ? {} : { userId }) }),
});
