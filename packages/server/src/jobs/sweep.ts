import type { Clock, LoginAttempts, SessionRepository } from '@ykd/application';
import { LOGIN_FAILURE_WINDOW_MS } from '@ykd/application';
import type { Logger } from 'pino';

export interface SweepDeps {
  readonly clock: Clock;
  readonly sessions: SessionRepository;
  readonly loginAttempts: LoginAttempts;
  readonly logger: Logger;
}

const EVERY_MS = 3600 * 1000;

/** Removes what no longer counts: expired sessions, and login attempts older than their window. */
export const sweep = async ({ clock, sessions, loginAttempts, logger }: SweepDeps): Promise<void> => {
  const now = clock.now();
  const ended = await sessions.deleteExpired(now);
  const forgotten = await loginAttempts.deleteOlder(now - LOGIN_FAILURE_WINDOW_MS);
  logger.debug({ ended, forgotten }, 'swept sessions and login attempts');
};

/** Sweeps now and hourly until the returned function is called. A failed sweep is logged and tried again in an hour. */
export const startSweeping = (deps: SweepDeps): (() => void) => {
  const run = (): void => {
    sweep(deps).catch((error: unknown) => deps.logger.error({ err: error }, 'sweep failed'));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
