import type { Clock } from '@ykd/application/ports';
import { readText, writeText, type KeyValueStorage } from './key-value-storage.js';

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
  changed: () => void writeText(storage, KEY, String(clock.now())),
  changedAt: () => Number(readText(storage, KEY) ?? -Infinity),
});
