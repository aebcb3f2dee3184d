import type { KeyValueStorage } from './stored-list.js';

/** Something that a browser shows once. A browser that keeps nothing shows it with every visit. */
export interface ShownOnce {
  isDue(): boolean;
  /** It was shown. */
  shown(): void;
}

/** Remembers under a key of the browser's storage that something was shown. Specification §2 'once per browser'. */
export const createShownOnce = (storage: KeyValueStorage, key: string): ShownOnce => ({
  isDue: () => {
    try {
      return storage.getItem(key) === null;
    } catch {
      return true;
    }
  },
  shown: () => {
    try {
      storage.setItem(key, 'true');
    } catch {
      // It shows again with the next visit.
    }
  },
});
