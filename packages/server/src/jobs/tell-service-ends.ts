import { tellServiceEnds, type TellServiceEndsDeps } from '@ykd/application/notice';
import type { Logger } from 'pino';
import { startRounds } from './rounds.js';

export interface StartTellingDeps extends TellServiceEndsDeps {
  readonly logger: Logger;
}

/** How often it is looked whose service ends: days are what counts. */
const EVERY_MS = 600_000;

/**
 * Tells students whose service ends soon, until the returned function is called; that resolves when what was under way has
 * ended. Any number of processes may do so.
 */
export const startTellingServiceEnds = ({ logger, ...deps }: StartTellingDeps): (() => Promise<void>) => {
  let stopped = false;
  let dueAt = -Infinity;
  const stop = startRounds(async () => {
    const now = deps.clock.now();
    // A clock that was ahead must not keep anybody from being told.
    if (now < dueAt && dueAt - now <= EVERY_MS) return;
    dueAt = now + EVERY_MS;
    try {
      while (!stopped && (await tellServiceEnds(deps)) > 0);
    } catch (err) {
      logger.error({ err }, 'looking for services that end failed');
    }
  });
  return async () => {
    stopped = true;
    await stop();
  };
};
