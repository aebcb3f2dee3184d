import { tellServiceEnds, type TellServiceEndsDeps } from '@ykd/application/notice';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartTellingDeps extends TellServiceEndsDeps {
  readonly logger: Logger;
}

/** How often it is looked whose service ends: days are what counts. */
const EVERY_MS = 600_000;

/** Tells students whose service ends soon, see `startDraining`. */
export const startTellingServiceEnds = ({ logger, ...deps }: StartTellingDeps): (() => Promise<void>) =>
  startDraining({
    part: () => tellServiceEnds(deps),
    logger,
    failed: 'looking for services that end failed',
    pace: { clock: deps.clock, everyMs: EVERY_MS },
  });
