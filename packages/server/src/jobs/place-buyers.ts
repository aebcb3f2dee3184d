import { followDueStaff, placeBuyers, type FollowDeps, type PlaceDeps } from '@ykd/application/school-class';
import type { Classes } from '@ykd/application/ports';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartPlacingDeps extends PlaceDeps, FollowDeps {
  readonly classes: Pick<Classes, 'duePlacements' | 'dueStaffChanges'>;
  readonly logger: Logger;
}

/** Puts those who bought into the classes that their products lead into, and students into the care of the staff of their class, see `startDraining`. */
export const startPlacing = (deps: StartPlacingDeps): (() => Promise<void>) => {
  const { logger } = deps;
  const onTrouble = (err: unknown, about: object) =>
    logger.error({ err, ...about }, 'a buyer was not put into a class yet');
  const onStaff = (err: unknown, about: object) =>
    logger.error({ err, ...about }, 'the students of a class did not follow its staff yet');
  return startDraining({
    part: async () => (await followDueStaff(deps, onStaff)) + (await placeBuyers(deps, onTrouble)),
    logger,
    failed: 'looking for buyers to put into classes failed',
  });
};
