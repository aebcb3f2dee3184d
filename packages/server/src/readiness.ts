import { NotReadyError } from '@ykd/adapters-http/server';
import type { Database } from './persistence/index.js';

/** How often a write is tried while others fail, and while nothing is known to fail; what it stores then, in bytes. */
const FAILING = { everyMs: 5_000, bytes: 65_536 };
const WELL = { everyMs: 60_000, bytes: 4_096 };

/**
 * What `/readyz` asks: whether the database answers, stores, is not damaged and has its file. However often it is asked, a write is tried
 * every few seconds while others fail, and otherwise every minute. `now`: epoch ms.
 */
export const createReadiness = (
  { ping, health, probe }: Pick<Database, 'ping' | 'health' | 'probe'>,
  now: () => number,
): (() => Promise<void>) => {
  let triedAt = -Infinity;
  let trying: Promise<void> | undefined;

  const tryToWrite = async (): Promise<void> => {
    const { everyMs, bytes } = health.trouble() === undefined ? WELL : FAILING;
    if (now() - triedAt < everyMs) return trying;
    triedAt = now();
    trying = probe(bytes).finally(() => (trying = undefined));
    return trying;
  };

  return async () => {
    await ping();
    try {
      await tryToWrite();
    } catch (error) {
      // Otherwise nothing that is the matter with the database as a whole, such as another writer who takes long.
      if (health.trouble() === undefined) throw error;
    }
    const trouble = health.trouble();
    if (trouble !== undefined) throw new NotReadyError(trouble);
  };
};
