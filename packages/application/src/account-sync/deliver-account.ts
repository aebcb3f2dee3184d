import {
  AccountServiceError,
  type AccountServices,
  type PutAccount,
  type WantedAccount,
} from '../ports/account-service.js';
import { DUE_GIVEN_UP, type AccountSync, type SyncJob } from '../ports/account-sync.js';
import type { Clock } from '../ports/clock.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Secrets } from '../ports/secrets.js';
import { wantedAccount, type AccountRules } from './wanted-account.js';

export interface DeliverAccountDeps {
  readonly clock: Clock;
  readonly members: MemberRepository;
  readonly secrets: Secrets;
  readonly accountSync: AccountSync;
  readonly accountServices: AccountServices;
  readonly accountRules: AccountRules;
  /** Hears of an account that was brought up to date without its picture, and why. */
  readonly onPictureRefused?: (job: SyncJob, reason: string) => void;
}

/** The wait after the first failure; each further one doubles it. */
export const FIRST_RETRY_MS = 5_000;
/** The longest wait between two tries, however many failed: 10 minutes. */
export const LONGEST_RETRY_MS = 10 * 60_000;
/** A wish that failed for so long is given up: 72 hours. */
export const GIVE_UP_AFTER_MS = 72 * 60 * 60_000;
/** A service that asks for more patience than this gets this: 1 hour. */
const LONGEST_REST_MS = 60 * 60_000;

/** What the member reads when something else than the service failed. */
const UNEXPECTED = '同步时出现意外错误';

const retryDelay = (attempts: number, retryAfterMs = 0): number =>
  Math.max(
    Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS),
    Math.min(retryAfterMs, LONGEST_REST_MS),
  );

/**
 * The failure with which a wish is given up. Tries are counted instead of time, because a time in which this server did
 * not run is no fault of the wish.
 */
export const MOST_ATTEMPTS = ((): number => {
  let attempts = 1;
  for (let waited = 0; waited < GIVE_UP_AFTER_MS; attempts += 1) waited += retryDelay(attempts - 1);
  return attempts;
})();

/** Brings one claimed wish to its service and writes down what came of it. Throws what is not the service's refusal. */
export const deliverAccount = async (
  deps: DeliverAccountDeps,
  job: SyncJob,
): Promise<'delivered' | 'failed' | 'postponed'> => {
  const { clock, accountSync } = deps;
  const failed = (error: string, retryAfterMs?: number): Promise<void> => {
    const at = clock.now();
    const isLast = job.attempts + 1 >= MOST_ATTEMPTS;
    const dueAt = isLast ? DUE_GIVEN_UP : at + retryDelay(job.attempts, retryAfterMs);
    return accountSync.fail(job, { error, at, dueAt });
  };

  const service = deps.accountServices[job.target];
  if (service === undefined) throw new Error(`no service is set up for ${job.target}`);
  let wanted: WantedAccount | undefined;
  let delivered: PutAccount;
  try {
    const user = await deps.members.findById(job.userId);
    wanted = user && wantedAccount(deps.secrets, deps.accountRules, user, job);
    if (wanted === undefined) {
      await accountSync.postpone(job);
      return 'postponed';
    }
    delivered = await service.put(wanted);
  } catch (error) {
    if (!(error instanceof AccountServiceError)) {
      await failed(UNEXPECTED);
      throw error;
    }
    await failed(error.message, error.retryAfterMs);
    return 'failed';
  }
  const { externalId, pictureError, hasPicture = job.hasPicture } = delivered;
  const at = clock.now();
  await accountSync.succeed(job, { externalId, hasPicture, at, notBefore: at + service.restMs });
  if (pictureError !== undefined) deps.onPictureRefused?.(job, pictureError);
  return 'delivered';
};
