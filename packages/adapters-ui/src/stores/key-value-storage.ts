/** A string store that survives a reload, such as `localStorage`. A browser may forbid it, and it may be full. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What is stored under a key; undefined for nothing, and where storage is forbidden. */
export const readText = (storage: KeyValueStorage, key: string): string | undefined => {
  try {
    return storage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** The JSON value that is stored under a key; undefined also for what somebody else wrote there. */
export const readJson = (storage: KeyValueStorage, key: string): unknown => {
  try {
    return JSON.parse(readText(storage, key) ?? '');
  } catch {
    return undefined;
  }
};

/** Stores a text under a key; `undefined` removes what is there. Answers whether the storage did it. */
export const writeText = (storage: KeyValueStorage, key: string, text: string | undefined): boolean => {
  try {
    if (text === undefined) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};
