/** A string store that survives a reload, such as `localStorage`. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A list that survives a reload. */
export interface StoredList<T> {
  all(): readonly T[];
  write(entries: readonly T[]): void;
}

const parse = <T>(text: string | null, isEntry: (value: unknown) => value is T): readonly T[] => {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isEntry) : [];
  } catch {
    // Somebody else wrote there: what cannot be read cannot be used.
    return [];
  }
};

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
      try {
        return parse(storage.getItem(key), isEntry);
      } catch {
        return [];
      }
    },
    write: (entries) => {
      try {
        if (entries.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(entries));
        memory = undefined;
      } catch {
        memory = entries;
      }
    },
  };
};
