import { auditChange, type AuditBy } from '../audit/draft.js';
import type { User } from '@ykd/domain/member';
import type { AccountSync, SyncCount, SyncReach, SyncState } from '../ports/account-sync.js';
import type { AuditDraft } from '../ports/audit-log.js';
import type { Clock } from '../ports/clock.js';
import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import { memberName } from '../shared/member-name.js';

/** A wish that fails or was given up. */
export interface SyncTrouble extends Pick<
  SyncState,
  'userId' | 'target' | 'attempts' | 'error' | 'gmtModified'
> {
  readonly state: 'failing' | 'failed';
  /** The member's mobile; empty when he is gone. */
  readonly mobile: string;
  /** What he is called beside it: his name, or the username of his own. */
  readonly name?: string;
  /** When it is tried next, epoch ms; absent when it was given up. */
  readonly dueAt?: number;
}

type RetryAudit = (before: SyncState) => readonly AuditDraft[];

/** What the audit log is told of wishes that somebody has tried again, one line each, in one batch. */
export const auditRetry = (
  by: AuditBy,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
): RetryAudit => {
  const [at, batch] = [clock.now(), ids.next()];
  return ({ userId, target, attempts, error = null }) =>
    auditChange(
      by,
      {
        act: 'accounts.retry',
        subjectKind: 'account',
        subjectId: `${userId} ${target}`,
        about: userId,
        batch,
        at,
      },
      { attempts, error },
      { attempts: 0, error: null },
    );
};

/** What operators see of the outbox of account changes, and do about it. Specification §7 (Third-party calls), §8. */
export interface SyncOperations {
  /** How many wishes are open; a state with none may be left out. */
  counts(): Promise<readonly SyncCount[]>;
  /** What fails or was given up, what was given up first. */
  troubles(reach?: Pick<SyncReach, 'caredBy'>): Promise<readonly SyncTrouble[]>;
  /** Has that tried again now; answers how many wishes that were. `audit`: see `AccountSync`. */
  retry(reach?: SyncReach, audit?: RetryAudit): Promise<number>;
}

const nameOf = (member: User | undefined): Pick<SyncTrouble, 'name'> => {
  const name = memberName(member);
  return name === undefined ? {} : { name };
};

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
  troubles: async (reach) => {
    const troubles = await accountSync.troubles(SHOWN, reach);
    return Promise.all(
      troubles.map(async ({ userId, target, state, attempts, error, dueAt, gmtModified }) => {
        const member = await members.findById(userId);
        return {
          userId,
          mobile: member?.mobile ?? '',
          ...nameOf(member),
          target,
          ...(state === 'failed' ? { state } : { state: 'failing', dueAt }),
          attempts,
          ...(error === undefined ? {} : { error }),
          gmtModified,
        };
      }),
    );
  },
  retry: (reach, audit) =>
    accountSync.retry({ at: clock.now(), ...reach, ...(audit === undefined ? {} : { audit }) }),
});
