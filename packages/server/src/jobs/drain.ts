import type { Clock } from '@ykd/application/ports';
import type { Logger } from 'pino';
import { startRounds } from './rounds.js';

interface Draining {
  /** Does a part of what is due; answers how much it was. */
  readonly part: () => Promise<number>;
  readonly logger: Logger;
  /** What is logged when it fails; it is tried again in the next round. */
  readonly failed: string;
  /** How often it is looked, ms, where every round would be too often. */
  readonly pace?: { readonly clock: Clock; readonly everyMs: number };
}

/**
 * Does what is due, part by part, until the returned function is called; that resolves when the part that was under way has ended.
 * Any number of processes may do so.
 */
export const startDraining = ({ part, logger, failed, pace }: Draining): (() => Promise<void>) => {
  let stopped = false;
  let dueAt = -Infinity;
  const isEarly = (): boolean => {
    if (pace === undefined) return false;
    const now = pace.clock.now();
    // A clock that was ahead must not keep anything from being done.
    if (now < dueAt && dueAt - now <= pace.everyMs) return true;
    dueAt = now + pace.everyMs;
    return false;
  };
  const stop = startRounds(async () => {
    if (isEarly()) return;
    try {
      while (!stopped && (await part()) > 0);
    } catch (err) {
      logger.error({ err }, failed);
    }
  });
  return async () => {
    stopped = true;
    await stop();
  };
};
