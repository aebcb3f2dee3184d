import { giveBack, type GiveBackDeps } from '@ykd/application/hand-over';
import type { Logger } from 'pino';
import { startRounds } from './rounds.js';

export interface StartGivingBackDeps extends GiveBackDeps {
  readonly logger: Logger;
}

/**
 * Gives students back whose time with a colleague is over, until the returned function is called; that resolves when what was
 * under way has ended. Any number of processes may do so.
 */
export const startGivingBack = ({ logger, ...deps }: StartGivingBackDeps): (() => Promise<void>) =>
  startRounds(async () => {
    try {
      while ((await giveBack(deps)) > 0);
    } catch (err) {
      logger.error({ err }, 'students were not given back');
    }
  });
