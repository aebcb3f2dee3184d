import { giveBack, type GiveBackDeps } from '@ykd/application/hand-over';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartGivingBackDeps extends GiveBackDeps {
  readonly logger: Logger;
}

/** Gives students back whose time with a colleague is over, see `startDraining`. */
export const startGivingBack = ({ logger, ...deps }: StartGivingBackDeps): (() => Promise<void>) =>
  startDraining({ part: () => giveBack(deps), logger, failed: 'students were not given back' });
