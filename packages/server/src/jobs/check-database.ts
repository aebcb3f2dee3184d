import type { Logger } from 'pino';
import type { Database } from '../persistence/index.js';

export interface CheckDatabaseDeps {
  readonly database: Pick<Database, 'check'>;
  readonly logger: Logger;
  /** How often, ms; 0: never. */
  readonly everyMs: number;
}

/** Looks through the database for damage and logs what it found. A check that fails is logged and done again next time. */
export const checkDatabase = async (
  { database, logger }: Pick<CheckDatabaseDeps, 'database' | 'logger'>,
  signal?: AbortSignal,
): Promise<void> => {
  const startedAt = performance.now();
  try {
    const problems = await database.check(signal);
    const ms = Math.round(performance.now() - startedAt);
    if (problems.length === 0) logger.info({ ms }, 'the database was checked: no damage');
    else logger.error({ ms, problems }, 'the database is DAMAGED: stop the server and restore a backup');
  } catch (error) {
    if (signal?.aborted !== true) logger.error({ err: error }, 'the database could not be checked');
  }
};

/** Checks every so often until the returned function is called, which ends a check that is on its way and waits for it. */
export const startChecking = ({ everyMs, ...deps }: CheckDatabaseDeps): (() => Promise<void>) => {
  if (everyMs === 0) return async () => {};
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= checkDatabase(deps, ending.signal).finally(() => (running = undefined));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  };
};
