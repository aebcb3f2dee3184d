import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeDurably } from '../files/durable.js';
import { listKeys } from '../files/list-keys.js';
import { openStore } from '../files/open-store.js';
import type { Config } from '../settings/config.js';
import { type BackupFile, describeBytes, UPLOADS } from './manifest.js';

type Store = Pick<Config, 'files' | 'dataDir'>;

/** How many are on their way at a time. */
const AT_A_TIME = 8;

/** Does the work on each of them, a few at a time. */
const forAll = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  for (let from = 0; from < all.length; from += AT_A_TIME) {
    await Promise.all(all.slice(from, from + AT_A_TIME).map(work));
  }
};

/** The path of an upload in a backup. */
const pathOf = (key: string): string => `${UPLOADS}/${key}`;

/** The key of the upload that lies at a path of a backup; undefined when none does. */
export const uploadKey = (path: string): string | undefined =>
  path.startsWith(`${UPLOADS}/`) ? path.slice(UPLOADS.length + 1) : undefined;

/**
 * Copies the uploads that are not in `copied` yet into a backup and adds them to it. One that is removed meanwhile is
 * left out. Throws FilesUnavailableError.
 */
export const copyUploads = async (
  store: Store,
  folder: string,
  copied: Map<string, BackupFile>,
): Promise<void> => {
  const files = openStore(store);
  const missing = (await listKeys(store)).filter((key) => !copied.has(key));
  await forAll(missing, async (key) => {
    const file = await files.get(key);
    if (file === undefined) return;
    const path = pathOf(key);
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    await writeDurably(join(folder, path), file.bytes);
    copied.set(key, describeBytes(path, file.bytes));
  });
};

/** Puts uploads of a backup into the store. */
export const putUploads = async (store: Store, folder: string, keys: readonly string[]): Promise<void> => {
  const files = openStore(store);
  await forAll(keys, async (key) => files.put(key, await readFile(join(folder, pathOf(key)))));
};

/** Takes uploads away again. */
export const dropUploads = async (store: Store, keys: readonly string[]): Promise<void> => {
  const files = openStore(store);
  await forAll(keys, (key) => files.delete(key));
};
