import type { KeyValueStorage } from './stored-list.js';

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

  const stored = (): Kept | undefined => {
    try {
      return JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | undefined;
    } catch {
      return undefined;
    }
  };
  const store = (change: () => void): void => {
    try {
      change();
    } catch {
      // Without a storage the key lasts as long as the page.
    }
  };

  return {
    of: (request) => {
      const text = JSON.stringify(request);
      const before = kept ?? stored();
      if (before?.request === text) return before.key;
      const next: Kept = { request: text, key: randomId() };
      kept = next;
      store(() => storage.setItem(KEY, JSON.stringify(next)));
      return next.key;
    },
    done: () => {
      kept = undefined;
      store(() => storage.removeItem(KEY));
    },
  };
};
