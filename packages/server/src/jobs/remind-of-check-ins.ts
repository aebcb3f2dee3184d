import { remindOfCheckIns, type RemindOfCheckInsDeps } from '@ykd/application/check-in';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartRemindingOfCheckInsDeps extends RemindOfCheckInsDeps {
  readonly logger: Logger;
}

/** How often it is looked who wants to be reminded by now: students choose minutes. */
const EVERY_MS = 20_000;

/** Reminds members of their check-ins, see `startDraining`. */
export const startRemindingOfCheckIns = ({
  logger,
  ...deps
}: StartRemindingOfCheckInsDeps): (() => Promise<void>) =>
  startDraining({
    part: () => remindOfCheckIns(deps),
    logger,
    failed: 'reminding of check-ins failed',
    pace: { clock: deps.clock, everyMs: EVERY_MS },
  });
