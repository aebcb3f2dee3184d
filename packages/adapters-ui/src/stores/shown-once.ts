import { readText, writeText, type KeyValueStorage } from './key-value-storage.js';

/** Something that a browser shows once. A browser that keeps nothing shows it with every visit. */
export interface ShownOnce {
  isDue(): boolean;
  shown(): void;
}

/** Remembers under a key of the browser's storage that something was shown. Specification §2 'Learn sidebar'. */
export const createShownOnce = (storage: KeyValueStorage, key: string): ShownOnce => ({
  isDue: () => readText(storage, key) === undefined,
  shown: () => void writeText(storage, key, 'true'),
});
