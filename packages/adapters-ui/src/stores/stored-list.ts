import { readJson, writeText, type KeyValueStorage } from './key-value-storage.js';

/** A list that survives a reload. */
export interface StoredList<T> {
  all(): readonly T[];
  write(entries: readonly T[]): void;
}

/** The list under a key. The storage is read at every step, because other tabs write to it too. */
export const createStoredList = <T>(
  storage: KeyValueStorage,
  key: string,
  isEntry: (value: unknown) => value is T,
): StoredList<T> => {
  // Set while the storage is full or forbidden: this tab then remembers by itself, for that must not stop the reading.
  let memory: readonly T[] | undefined;
  return {
    all: () => {
      if (memory !== undefined) return memory;
      const kept = readJson(storage, key);
      return Array.isArray(kept) ? kept.filter(isEntry) : [];
    },
    write: (entries) => {
      const text = entries.length === 0 ? undefined : JSON.stringify(entries);
      memory = writeText(storage, key, text) ? undefined : entries;
    },
  };
};
