import { setImmediate as others } from 'node:timers/promises';
import { createEffectCounter, type CountEffectsDeps } from '@ykd/application/check-in';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

/** How often it is looked which campaigns are to be counted, ms: mostly none. */
const EVERY_MS = 30_000;

export interface StartCountingEffectsDeps extends CountEffectsDeps {
  readonly logger: Logger;
}

/** Counts what was studied around campaigns, again and again, see `startDraining`. */
export const startCountingEffects = ({
  logger,
  ...deps
}: StartCountingEffectsDeps): (() => Promise<void>) => {
  const count = createEffectCounter(deps);
  return startDraining({
    part: async () => {
      // There are many parts, and whoever asks meanwhile is answered between them.
      await others();
      return count();
    },
    logger,
    failed: 'what was studied around campaigns was not counted',
    pace: { clock: deps.clock, everyMs: EVERY_MS },
  });
};
