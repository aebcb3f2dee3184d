import { endOverViewings, type EndOverDeps } from '@ykd/application/viewing';
import type { Logger } from 'pino';
import { startRounds } from './rounds.js';

export interface EndViewingsDeps extends EndOverDeps {
  readonly logger: Logger;
}

/**
 * Writes down when staff who look as somebody else do so no more, until the returned function is called; that resolves when
 * what was under way has ended. Any number of processes may do so.
 */
export const startEndingViewings = ({ logger, ...deps }: EndViewingsDeps): (() => Promise<void>) =>
  startRounds(async () => {
    try {
      await endOverViewings(deps);
    } catch (err) {
      logger.error({ err }, 'the end of viewings was not written down');
    }
  });
