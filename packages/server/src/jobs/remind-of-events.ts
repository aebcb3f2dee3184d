import { remindOfEvents, type RemindDeps } from '@ykd/application/my-schedule';
import type { Logger } from 'pino';
import { startRounds } from './rounds.js';

export interface StartRemindingDeps extends RemindDeps {
  readonly logger: Logger;
}

/** How often it is looked what begins soon: students read minutes. */
const EVERY_MS = 30_000;

/**
 * Tells students of what begins soon in their classes, until the returned function is called; that resolves when what was under
 * way has ended. Any number of processes may do so.
 */
export const startReminding = ({ logger, ...deps }: StartRemindingDeps): (() => Promise<void>) => {
  let stopped = false;
  let dueAt = -Infinity;
  const stop = startRounds(async () => {
    const now = deps.clock.now();
    // A clock that was ahead must not keep anybody from being told.
    if (now < dueAt && dueAt - now <= EVERY_MS) return;
    dueAt = now + EVERY_MS;
    try {
      while (!stopped && (await remindOfEvents(deps)) > 0);
    } catch (err) {
      logger.error({ err }, 'reminding of events failed');
    }
  });
  return async () => {
    stopped = true;
    await stop();
  };
};
