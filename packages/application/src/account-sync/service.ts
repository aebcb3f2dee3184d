import { reachOf } from '@ykd/domain/access';
import { maskMobile } from '@ykd/domain/member';
import { ok } from '@ykd/domain/shared';
import type { AccountServices } from '../ports/account-service.js';
import { DUE_NEVER, type AccountSync, type SyncState } from '../ports/account-sync.js';
import type { MemberRepository } from '../ports/member-repository.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { byStaff } from '../audit/draft.js';
import type { Students } from '../student/students.js';
import type { Ids } from '../ports/ids.js';
import { auditRetry, syncOperations } from './operations.js';
import type { AccountSyncPort, SyncView } from './port.js';

export interface AccountSyncDeps extends AuthenticateDeps {
  readonly members: MemberRepository;
  readonly accountSync: AccountSync;
  readonly ids: Ids;
  readonly students: Pick<Students, 'ids'>;
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

const userIdOf = ({ userId }: { readonly userId: string }): string => userId;

const seesEverybody = ({ staff }: Caller): boolean => reachOf(staff, 'accounts.sync') === 'all';

/** Those of these members whom a member of staff reaches: who does not see everybody has those in his care. */
const reachedBy = async (
  { students }: Pick<AccountSyncDeps, 'students'>,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (seesEverybody(caller)) return new Set(ids);
  const selection = { tests: [], caredBy: caller.user.id, ids: [...new Set(ids)] };
  return new Set(await students.ids(selection, { after: '', limit: ids.length }));
};

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
      const found = await syncOperations(deps).troubles();
      const reached = await reachedBy(deps, caller.value, found.map(userIdOf));
      return ok(
        found
          .filter(({ userId }) => reached.has(userId))
          .map((trouble) => ({ ...trouble, mobile: trouble.mobile && maskMobile(trouble.mobile) })),
      );
    },
    retryTroubles: async ({ userId }) => {
      const caller = await requireRight(deps, context, 'accounts.sync');
      if (!caller.ok) return caller;
      const operations = syncOperations(deps);
      const audit = auditRetry(byStaff(caller.value), deps);
      if (seesEverybody(caller.value)) return ok({ count: await operations.retry(userId, audit) });
      const asked = userId === undefined ? (await operations.troubles()).map(userIdOf) : [userId];
      let count = 0;
      for (const id of await reachedBy(deps, caller.value, asked)) count += await operations.retry(id, audit);
      return ok({ count });
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
