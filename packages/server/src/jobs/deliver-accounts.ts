import {
  ACCOUNT_CALL_MS,
  deliverAccount,
  SYNC_TARGETS,
  type DeliverAccountDeps,
  type SyncJob,
  type SyncTarget,
} from '@ykd/application';
import type { Logger } from 'pino';
import type { Bell } from './bell.js';

export interface DeliverAccountsDeps extends DeliverAccountDeps {
  readonly bell: Bell;
  readonly logger: Logger;
}

/** How often it is looked for what is due: retries, and wishes of other processes. */
const EVERY_MS = 2_000;
/** How many accounts are brought to a service at a time. */
const AT_A_TIME = 5;
/** Longer than a delivery takes, with its writing down; after a crash nobody tries again before it has ended. */
const LEASE_MS = ACCOUNT_CALL_MS + 7_000;

/** Delivers what is due for a service until there is nothing left. */
const deliverDue = async (
  deps: DeliverAccountsDeps,
  target: SyncTarget,
  isStopped: () => boolean,
): Promise<void> => {
  const deliver = async (job: SyncJob): Promise<void> => {
    try {
      const outcome = await deliverAccount(deps, job);
      deps.logger.debug({ target, userId: job.userId, outcome }, 'tried to bring an account up to date');
    } catch (err) {
      deps.logger.error({ err, target, userId: job.userId }, 'bringing an account up to date broke');
    }
  };
  while (!isStopped()) {
    const at = deps.clock.now();
    const jobs = await deps.accountSync.claim({ target, at, leaseMs: LEASE_MS, limit: AT_A_TIME });
    if (jobs.length === 0) return;
    await Promise.all(jobs.map(deliver));
  }
};

/** Runs one piece of work at a time; asked for while it runs, it runs once more. */
const oneAtATime = (work: () => Promise<void>) => {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
    running = undefined;
  };
  return {
    ask: (): void => {
      again = true;
      running ??= run();
    },
    ended: async (): Promise<void> => running,
  };
};

/**
 * Brings members' accounts to the services that are set up, each service by itself, until the returned function is
 * called; that resolves when what was under way has ended. Any number of processes may do so.
 */
export const startDelivering = (deps: DeliverAccountsDeps): (() => Promise<void>) => {
  let stopped = false;
  const targets = SYNC_TARGETS.filter((target) => deps.accountServices[target] !== undefined);
  const workers = targets.map((target) =>
    oneAtATime(async () => {
      try {
        await deliverDue(deps, target, () => stopped);
      } catch (err) {
        deps.logger.error({ err, target }, 'looking for accounts to bring up to date failed');
      }
    }),
  );
  const ask = (): void => {
    if (!stopped) for (const worker of workers) worker.ask();
  };
  const stopListening = deps.bell.onRing(ask);
  const timer = setInterval(ask, EVERY_MS);
  timer.unref();
  ask();
  return async () => {
    stopped = true;
    clearInterval(timer);
    stopListening();
    await Promise.all(workers.map((worker) => worker.ended()));
  };
};
