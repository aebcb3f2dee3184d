import { remindOfEvents, type RemindDeps } from '@ykd/application/my-schedule';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartRemindingDeps extends RemindDeps {
  readonly logger: Logger;
}

/** How often it is looked what begins soon: students read minutes. */
const EVERY_MS = 30_000;

/** Tells students of what begins soon in their classes, see `startDraining`. */
export const startReminding = ({ logger, ...deps }: StartRemindingDeps): (() => Promise<void>) =>
  startDraining({
    part: () => remindOfEvents(deps),
    logger,
    failed: 'reminding of events failed',
    pace: { clock: deps.clock, everyMs: EVERY_MS },
  });
