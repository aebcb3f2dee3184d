import { readJson, writeText, type KeyValueStorage } from './key-value-storage.js';

/** Keys that let a request be sent again without being done twice. */
export interface RequestKeys {
  /** The key for this request: the one it had before, as long as nothing else was asked for. */
  of(request: unknown): string;
  /** The request is answered: the next one like it is another one. */
  done(): void;
}

const KEY = 'ykd-request-key';

interface Kept {
  readonly request: string;
  readonly key: string;
}

/** Keeps the key of one request in a storage that survives a reload, where it can. */
export const createRequestKeys = ({
  storage,
  randomId,
}: {
  readonly storage: KeyValueStorage;
  readonly randomId: () => string;
}): RequestKeys => {
  let kept: Kept | undefined;
  return {
    of: (request) => {
      const text = JSON.stringify(request);
      const before = kept ?? (readJson(storage, KEY) as Kept | null | undefined);
      if (before?.request === text) return before.key;
      const next: Kept = { request: text, key: randomId() };
      kept = next;
      // Without a storage the key lasts as long as the page.
      writeText(storage, KEY, JSON.stringify(next));
      return next.key;
    },
    done: () => {
      kept = undefined;
      writeText(storage, KEY, undefined);
    },
  };
};
