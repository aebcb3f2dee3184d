import { fileTypeOf, type FileStore } from '../../ports/file-store.js';

export interface FakeFileStore extends FileStore {
  /** Key → bytes. */
  readonly stored: ReadonlyMap<string, Uint8Array>;
}

export const fakeFileStore = (): FakeFileStore => {
  const stored = new Map<string, Uint8Array>();
  return {
    stored,
    put: async (key, bytes) => {
      if (fileTypeOf(key) === undefined) throw new RangeError(`no key of a file: ${key}`);
      stored.set(key, bytes.slice());
    },
    get: async (key) => {
      const bytes = stored.get(key);
      const contentType = fileTypeOf(key);
      return bytes === undefined || contentType === undefined
        ? undefined
        : { bytes: bytes.slice(), contentType };
    },
    delete: async (key) => {
      stored.delete(key);
    },
  };
};
