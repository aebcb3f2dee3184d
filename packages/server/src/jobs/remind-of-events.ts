import {
  remindOfEvents,
  tellOfChanges,
  type RemindDeps,
  type TellNewsDeps,
} from '@ykd/application/my-schedule';
import type { Logger } from 'pino';
import { startDraining } from './drain.js';

export type StartRemindingDeps = RemindDeps & TellNewsDeps & { readonly logger: Logger };

/** How often it is looked what begins soon, and what was changed: students read minutes. */
const EVERY_MS = 30_000;

/**
 * Tells students of what begins soon in their classes, and of what is at another time, see `startDraining`: each by itself, for
 * what fails of one keeps nobody from the other.
 */
export const startReminding = ({ logger, ...deps }: StartRemindingDeps): (() => Promise<void>) => {
  const pace = { clock: deps.clock, everyMs: EVERY_MS };
  const stops = [
    startDraining({ part: () => remindOfEvents(deps), logger, failed: 'reminding of events failed', pace }),
    startDraining({
      part: () => tellOfChanges(deps),
      logger,
      failed: 'telling of changed events failed',
      pace,
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
