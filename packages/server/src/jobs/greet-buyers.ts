import { greetBuyers, type GreetBuyersDeps, type GreetingTrouble } from '@ykd/application/greeting';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartGreetingDeps extends GreetBuyersDeps {
  readonly logger: Logger;
}

/** Greets those who paid in the rooms of their courses, see `startDraining`. */
export const startGreeting = (deps: StartGreetingDeps): (() => Promise<void>) => {
  const { logger } = deps;
  const onTrouble: GreetingTrouble = (err, { orderId, isLast }) => {
    if (isLast) logger.error({ err, orderId }, 'a buyer was not greeted, and will not be');
    else logger.warn({ err, orderId }, 'a buyer was not greeted yet');
  };
  return startDraining({
    part: () => greetBuyers(deps, onTrouble),
    logger,
    failed: 'looking for buyers to greet failed',
  });
};
