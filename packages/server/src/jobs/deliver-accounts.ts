import { deliverAccount, type DeliverAccountDeps } from '@ykd/application/account-sync';
import { ACCOUNT_CALL_MS, SYNC_TARGETS, type SyncJob, type SyncTarget } from '@ykd/application/ports';
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

/** Brings to one service what is due there. */
const createWorker = (deps: DeliverAccountsDeps, target: SyncTarget) => {
  const { logger, clock, accountSync } = deps;
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const onPictureRefused = ({ userId }: SyncJob, reason: string): void =>
    logger.warn({ target, userId, reason }, 'an account was brought up to date without its picture');
  const deliver = async (job: SyncJob): Promise<void> => {
    const { userId } = job;
    try {
      const outcome = await deliverAccount({ ...deps, onPictureRefused }, job);
      logger.debug({ target, userId, outcome }, 'tried to bring an account up to date');
    } catch (err) {
      logger.error({ err, target, userId }, 'bringing an account up to date broke');
    }
  };
  /** Gives each free slot something that is due: one that takes long holds only its own. */
  const fill = async (): Promise<void> => {
    try {
      while (!stopped && underWay.size < AT_A_TIME) {
        const limit = AT_A_TIME - underWay.size;
        const jobs = await accountSync.claim({ target, at: clock.now(), leaseMs: LEASE_MS, limit });
        if (jobs.length === 0) return;
        for (const job of jobs) {
          const work = deliver(job).then(() => {
            underWay.delete(work);
            ask();
          });
          underWay.add(work);
        }
      }
    } catch (err) {
      logger.error({ err, target }, 'looking for accounts to bring up to date failed');
    }
  };
  const filling = oneAtATime(fill);
  const ask = (): void => {
    if (!stopped) filling.ask();
  };
  return {
    ask,
    stop: async (): Promise<void> => {
      stopped = true;
      await filling.ended();
      await Promise.all(underWay);
    },
  };
};

/**
 * Brings members' accounts to the services that are set up, each service by itself, until the returned function is
 * called; that resolves when what was under way has ended. Any number of processes may do so.
 */
export const startDelivering = (deps: DeliverAccountsDeps): (() => Promise<void>) => {
  const workers = SYNC_TARGETS.filter((target) => deps.accountServices[target] !== undefined).map((target) =>
    createWorker(deps, target),
  );
  const ask = (): void => {
    for (const worker of workers) worker.ask();
  };
  const stopListening = deps.bell.onRing(ask);
  const timer = setInterval(ask, EVERY_MS);
  timer.unref();
  ask();
  return async () => {
    clearInterval(timer);
    stopListening();
    await Promise.all(workers.map((worker) => worker.stop()));
  };
};
