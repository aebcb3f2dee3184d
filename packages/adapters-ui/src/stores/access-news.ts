import type { Clock } from '@ykd/application';
import type { KeyValueStorage } from './stored-list.js';

/** What the tabs of a browser tell each other: a member may open other courses than before. */
export interface AccessNews {
  changed(): void;
  /** When that was last, epoch ms; -Infinity before the first time. */
  changedAt(): number;
}

const KEY = 'ykd-access-changed';

/** The news in a storage that all tabs share. Where it is forbidden the others learn of it when they load anew. */
export const createAccessNews = ({
  storage,
  clock,
}: {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
}): AccessNews => ({
  changed: () => {
    try {
      storage.setItem(KEY, String(clock.now()));
    } catch {
      // See above.
    }
  },
  changedAt: () => {
    try {
      return Number(storage.getItem(KEY) ?? -Infinity);
    } catch {
      return -Infinity;
    }
  },
});
