import { setTimeout as pause } from 'node:timers/promises';
import type { Facts } from './facts.js';
import type { Ledger } from './ledger.js';

/** How long a push may take to arrive, in looks and in ms between them. */
const LOOKS = 100;
const EVERY_MS = 50;

/** Each page that follows an order has learnt how it ended, by being told; then it is left. */
export const judgeWatchers = async ({ watchers }: Facts, { orders }: Ledger): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const watcher of watchers) {
    const { orderId } = watcher;
    const ended = orders.find(({ id }) => id === orderId)?.status;
    for (let look = 0; watcher.shows() !== ended && !watcher.mayHaveMissed() && look < LOOKS; look += 1)
      await pause(EVERY_MS);
    // What a server had to say when it died, only the look of the next minute finds.
    if (watcher.shows() !== ended && watcher.mayHaveMissed()) await watcher.look();
    if (watcher.shows() !== ended)
      found.push(`a page still shows ${orderId} as ${watcher.shows()}, which ended as ${ended}`);
    await watcher.stop();
  }
  return found;
};
