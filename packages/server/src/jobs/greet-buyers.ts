import { greetBuyers, type GreetBuyersDeps, type GreetingTrouble } from '@ykd/application/greeting';
import type { Logger } from 'pino';
import { startRounds } from './rounds.js';

export interface StartGreetingDeps extends GreetBuyersDeps {
  readonly logger: Logger;
}

/**
 * Greets those who paid in the rooms of their courses, until the returned function is called; that resolves when what was
 * under way has ended. Any number of processes may do so.
 */
export const startGreeting = (deps: StartGreetingDeps): (() => Promise<void>) => {
  const { logger } = deps;
  let stopped = false;
  const onTrouble: GreetingTrouble = (err, { orderId, isLast }) => {
    if (isLast) logger.error({ err, orderId }, 'a buyer was not greeted, and will not be');
    else logger.warn({ err, orderId }, 'a buyer was not greeted yet');
  };
  const stop = startRounds(async () => {
    try {
      while (!stopped && (await greetBuyers(deps, onTrouble)) > 0);
    } catch (err) {
      logger.error({ err }, 'looking for buyers to greet failed');
    }
  });
  return async () => {
    stopped = true;
    await stop();
  };
};
