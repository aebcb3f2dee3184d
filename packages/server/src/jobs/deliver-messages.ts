import { deliverMessages, type DeliverMessagesDeps } from '@ykd/application/message';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export interface StartDeliveringDeps extends DeliverMessagesDeps {
  readonly logger: Logger;
}

/** Sends what staff wrote to students, see `startDraining`. */
export const startDeliveringMessages = ({ logger, ...deps }: StartDeliveringDeps): (() => Promise<void>) =>
  startDraining({
    part: () => deliverMessages(deps),
    logger,
    failed: 'sending messages to students failed',
  });
