import { placeBuyers, type PlaceDeps } from '@ykd/application/school-class';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartPlacingDeps extends PlaceDeps {
  readonly logger: Logger;
}

/** Puts those who bought into the classes that their products lead into, see `startDraining`. */
export const startPlacing = (deps: StartPlacingDeps): (() => Promise<void>) => {
  const { logger } = deps;
  const onTrouble = (err: unknown, about: object) =>
    logger.error({ err, ...about }, 'a buyer was not put into a class yet');
  return startDraining({
    part: () => placeBuyers(deps, onTrouble),
    logger,
    failed: 'looking for buyers to put into classes failed',
  });
};
