import { reachOf } from '@ykd/domain/access';
import { maskMobile } from '@ykd/domain/member';
import { ok } from '@ykd/domain/shared';
import type { AccountServices } from '../ports/account-service.js';
import { DUE_NEVER, type AccountSync, type SyncReach, type SyncState } from '../ports/account-sync.js';
import type { MemberRepository } from '../ports/member-repository.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { byStaff } from '../audit/draft.js';
import type { Ids } from '../ports/ids.js';
import { auditRetry, syncOperations } from './operations.js';
import type { AccountSyncPort, SyncView } from './port.js';

export interface AccountSyncDeps extends AuthenticateDeps {
  readonly members: MemberRepository;
  readonly accountSync: AccountSync;
  readonly ids: Ids;
  /** Only states of services that are set up are shown. */
  readonly accountServices: AccountServices;
}

/** A failure younger than this is not tried again by hand: an impatient member must not press on a struggling service. */
export const RETRY_PAUSE_MS = 5_000;

/** A state as its member and staff see it. */
export const syncViewOf = ({ target, state, attempts, error, gmtModified }: SyncState): SyncView => ({
  target,
  state,
  attempts,
  ...(error === undefined ? {} : { error }),
  gmtModified,
});

/** The states of a member's accounts that are told of: of services that are set up, once there is something to wait for. */
export const shownStates = async (
  { accountSync, accountServices }: Pick<AccountSyncDeps, 'accountSync' | 'accountServices'>,
  userId: string,
): Promise<readonly SyncState[]> => {
  const states = await accountSync.statesOf(userId);
  return states.filter(
    ({ target, state, dueAt }) =>
      accountServices[target] !== undefined &&
      // Before the first profile there is nothing to wait for.
      !(state === 'waiting' && dueAt === DUE_NEVER),
  );
};

/** How far a member of staff reaches: who does not see everybody has those in his care. */
const reachIn = ({ staff, user }: Caller): Pick<SyncReach, 'caredBy'> =>
  reachOf(staff, 'accounts.sync') === 'all' ? {} : { caredBy: user.id };

/** The caller's accounts in other services. */
export const accountSyncPort = (deps: AccountSyncDeps, context: CallerContext): AccountSyncPort => {
  const statesOf = (userId: string) => shownStates(deps, userId);

  return {
    states: async () => {
      const caller = await requireCaller(deps, context);
      return caller.ok ? ok((await statesOf(caller.value.user.id)).map(syncViewOf)) : caller;
    },
    troubles: async () => {
      const caller = await requireRight(deps, context, 'accounts.sync');
      if (!caller.ok) return caller;
      const found = await syncOperations(deps).troubles(reachIn(caller.value));
      return ok(
        found.map((trouble) => ({ ...trouble, mobile: trouble.mobile && maskMobile(trouble.mobile) })),
      );
    },
    retryTroubles: async (asked) => {
      const caller = await requireRight(deps, context, 'accounts.sync');
      if (!caller.ok) return caller;
      const audit = auditRetry(byStaff(caller.value), deps);
      const reach = { ...asked, ...reachIn(caller.value) };
      return ok({ count: await syncOperations(deps).retry(reach, audit) });
    },
    retry: async () => {
      const caller = await requireCaller(deps, context);
      if (!caller.ok) return caller;
      const userId = caller.value.user.id;
      const at = deps.clock.now();
      for (const { target, state, gmtModified } of await statesOf(userId)) {
        if ((state === 'failing' || state === 'failed') && at - gmtModified >= RETRY_PAUSE_MS) {
          await deps.accountSync.wish({ userId, target, at });
        }
      }
      return ok((await statesOf(userId)).map(syncViewOf));
    },
  };
};
