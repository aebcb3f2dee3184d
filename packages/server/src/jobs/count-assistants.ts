import { countAssistants, type CountAssistantsDeps } from '@ykd/application/assistant';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

/** How often it is looked whose figures are old, ms: it takes a look at the care of all. */
const EVERY_MS = 30_000;

export interface StartCountingAssistantsDeps extends CountAssistantsDeps {
  readonly logger: Logger;
}

/** Counts how those who look after students stand, again and again, see `startDraining`. */
export const startCountingAssistants = ({
  logger,
  ...deps
}: StartCountingAssistantsDeps): (() => Promise<void>) =>
  startDraining({
    part: () => countAssistants(deps),
    logger,
    failed: 'figures of assistants were not counted',
    pace: { clock: deps.clock, everyMs: EVERY_MS },
  });
