/** Bytes with their media type. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Media types by the ending of a key: a plain folder keeps no other note of the type. */
export const FILE_TYPES: Readonly<Record<string, string>> = Object.freeze({
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
});

const KEY = /^[a-z0-9][a-z0-9_-]*\/[a-z0-9][a-z0-9_-]*\.([a-z0-9]+)$/;

/** The media type of a key; undefined for what is no key. */
export const fileTypeOf = (key: string): string | undefined => {
  const ending = KEY.exec(key)?.[1] ?? '';
  return Object.hasOwn(FILE_TYPES, ending) ? FILE_TYPES[ending] : undefined;
};

/**
 * Where uploads are kept: the local disk, or an object store. A key is `folder/name.ending`, of the characters a-z 0-9 _
 * and -, with an ending of FILE_TYPES. Any other key finds nothing, and putting under it throws RangeError. Throws
 * FilesUnavailableError when the store cannot be reached.
 */
export interface FileStore {
  /** Keeps a file under a key, in place of one that is there; there is never half a file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  /** Removes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
}

/** The store of uploads cannot be reached. The next call tries again, without a restart. */
export class FilesUnavailableError extends Error {
  override readonly name = 'FilesUnavailableError';

  constructor(options?: ErrorOptions) {
    super('上传文件的存储暂时无法访问，请稍后重试。', options);
  }
}
