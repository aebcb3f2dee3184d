import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, FilesUnavailableError, fileTypeOf } from '@ykd/application/ports';
import { HOUR_MS } from '@ykd/domain/shared';
import { codeOf, StorageFullError } from '../persistence/index.js';
import { syncPath, writeDurably } from './durable.js';
import { requireKey } from './key.js';

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** What a failure of the disk means to a caller. */
const explain = (cause: unknown): Error =>
  ['ENOSPC', 'EDQUOT'].includes(codeOf(cause) ?? '')
    ? new StorageFullError({ cause })
    : new FilesUnavailableError({ cause });

/** Puts a file in its place whole or not at all. */
const place = async (path: string, bytes: Uint8Array): Promise<void> => {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${randomUUID()}`);
  try {
    await writeDurably(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  // A name in a folder lasts only once the folder itself was written.
  await syncPath(folder);
};

/** The name of a file that is being written. */
const UNFINISHED = /^\.[\da-f-]{36}$/;
/** Nobody writes a file that long. */
const UNFINISHED_MAX_AGE_MS = HOUR_MS;

/** Removes what processes that were killed left unfinished. Never throws: litter harms nobody. */
const removeUnfinished = (root: string): void => {
  try {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !UNFINISHED.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      if (Date.now() - statSync(path).mtimeMs > UNFINISHED_MAX_AGE_MS) rmSync(path);
    }
  } catch {
    // The next start tries again.
  }
};

const diskStore = (root: string): FileStore => ({
  put: async (key, bytes) => {
    requireKey(key);
    await place(join(root, key), bytes).catch((error: unknown) => {
      throw explain(error);
    });
  },
  get: async (key) => {
    const contentType = fileTypeOf(key);
    if (contentType === undefined) return undefined;
    try {
      return { bytes: await readFile(join(root, key)), contentType };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw explain(error);
    }
  },
  delete: async (key) => {
    if (fileTypeOf(key) === undefined) return;
    await rm(join(root, key), { force: true }).catch((error: unknown) => {
      throw explain(error);
    });
  },
});

/** Uploads as files below a folder, readable by its owner only. What killed processes left in it goes at the start. */
export const createDiskStore = (root: string): FileStore => {
  removeUnfinished(root);
  return diskStore(root);
};
