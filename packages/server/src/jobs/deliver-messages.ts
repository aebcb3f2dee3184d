import { deliverMessages, type DeliverMessagesDeps } from '@ykd/application/message';
import type { Logger } from 'pino';
import { startRounds } from './rounds.js';

export interface StartDeliveringDeps extends DeliverMessagesDeps {
  readonly logger: Logger;
}

/**
 * Sends what staff wrote to students, until the returned function is called; that resolves when what was under way has ended.
 * Any number of processes may do so.
 */
export const startDeliveringMessages = ({ logger, ...deps }: StartDeliveringDeps): (() => Promise<void>) => {
  let stopped = false;
  const stop = startRounds(async () => {
    try {
      while (!stopped && (await deliverMessages(deps)) > 0);
    } catch (err) {
      logger.error({ err }, 'sending messages to students failed');
    }
  });
  return async () => {
    stopped = true;
    await stop();
  };
};
