import { releaseCommission, type ReleaseDeps } from '@ykd/application/commission';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartReleasingDeps extends ReleaseDeps {
  readonly logger: Logger;
}

/** How often it is looked what was held long enough: days are what counts. */
const EVERY_MS = 60_000;

/** Makes commission payable that was held long enough, see `startDraining`. */
export const startReleasing = ({ logger, ...deps }: StartReleasingDeps): (() => Promise<void>) =>
  startDraining({
    part: () => releaseCommission(deps),
    logger,
    failed: 'releasing commission failed',
    pace: { clock: deps.clock, everyMs: EVERY_MS },
  });
