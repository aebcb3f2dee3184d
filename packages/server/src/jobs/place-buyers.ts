import { placeBuyers, type PlaceDeps } from '@ykd/application/school-class';
import type { Logger } from 'pino';
import { startRounds } from './rounds.js';

export interface StartPlacingDeps extends PlaceDeps {
  readonly logger: Logger;
}

/**
 * Puts those who bought into the classes that their products lead into, until the returned function is called; that resolves when
 * what was under way has ended. Any number of processes may do so.
 */
export const startPlacing = (deps: StartPlacingDeps): (() => Promise<void>) => {
  const { logger } = deps;
  let stopped = false;
  const stop = startRounds(async () => {
    try {
      const onTrouble = (err: unknown, about: object) =>
        logger.error({ err, ...about }, 'a buyer was not put into a class yet');
      while (!stopped && (await placeBuyers(deps, onTrouble)) > 0);
    } catch (err) {
      logger.error({ err }, 'looking for buyers to put into classes failed');
    }
  });
  return async () => {
    stopped = true;
    await stop();
  };
};
