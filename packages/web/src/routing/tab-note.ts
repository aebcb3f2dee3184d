import type { KeyValueStorage } from '@ykd/adapters-ui/stores';

/** What a page writes down before it leaves the site, for when this tab comes back. */
export interface TabNote {
  leave(storage: KeyValueStorage, about: string): void;
  /** Whether there is a note about it; it is gone then. Without a storage there never is one. */
  take(storage: KeyValueStorage, about: string): boolean;
}

const tabNote = (key: string): TabNote => ({
  leave: (storage, about) => {
    try {
      storage.setItem(key, about);
    } catch {
      // The way back is only less comfortable.
    }
  },
  take: (storage, about) => {
    try {
      const found = storage.getItem(key) === about;
      if (found) storage.removeItem(key);
      return found;
    } catch {
      return false;
    }
  },
});

/** The order that is being paid elsewhere. */
export const PAYING = tabNote('ykd-paying');

/** The member who said that he binds the WeChat account that he comes back with. */
export const BINDING = tabNote('ykd-binding');
