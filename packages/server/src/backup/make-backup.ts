import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncPath } from '../files/durable.js';
import { codeOf } from '../persistence/index.js';
import { isWithin } from '../settings/backup.js';
import type { Config } from '../settings/config.js';
import { BackupError } from '../persistence/copy/index.js';
import { copyDatabase } from './copy-database.js';
import { copyDataFiles } from './data-files.js';
import { type BackupFile, type Manifest, writeManifest } from './manifest.js';
import { secretMarks } from './secret-mark.js';
import { copyUploads } from './uploads.js';
import { verifyBackup } from './verify-backup.js';

/** Throws BackupError unless the folder is not there, or is empty: nothing is ever written over. */
const requireFree = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    if (codeOf(error) === 'ENOTDIR') throw new BackupError(`${folder} 是一个文件。请换一个目录。`);
    throw error;
  });
  if (names.length > 0)
    throw new BackupError(`${folder} 已经有内容。请换一个新的目录，备份从不覆盖已有的东西。`);
};

const begin = async (target: string): Promise<string> => {
  const parent = dirname(target);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  // The folder in which it grows until it is whole.
  const folder = join(parent, `.${basename(target)}.unfinished`);
  await mkdir(folder, { mode: 0o700 }).catch((cause: unknown) => {
    if (codeOf(cause) !== 'EEXIST') throw cause;
    throw new BackupError(
      `${folder} 已存在：同名的备份正在进行，或者上一次中断了。确认没有备份在进行之后删除它，或者换一个目录。`,
      { cause },
    );
  });
  return folder;
};

const foldersBelow = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));

const fill = async (
  config: Config,
  folder: string,
  head: Pick<Manifest, 'createdAt' | 'origin'>,
): Promise<void> => {
  const uploads = new Map<string, BackupFile>();
  // Before and after the database: whatever it names was there before it was copied, and may be removed as soon as it was.
  await copyUploads(config, folder, uploads);
  const { file, ...database } = await copyDatabase(config, folder);
  await copyUploads(config, folder, uploads);
  const dataFiles = await copyDataFiles(config.dataDir, folder);
  const [mark] = secretMarks(config);
  await writeManifest(folder, {
    format: 'ykd-backup',
    version: 1,
    ...head,
    database,
    ...(mark === undefined ? {} : { secretMark: mark }),
    files: [file, ...uploads.values(), ...dataFiles].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  });
  for (const inner of [...(await foldersBelow(folder)), folder]) await syncPath(inner);
};

/** What backup to make. */
export interface BackupOrder {
  /** Absolute path: where it shall lie. */
  readonly target: string;
  readonly origin: Manifest['origin'];
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Makes a backup of the database and all files, while the server runs or not: under another name until it is whole and has
 * been read through. Throws BackupError, and leaves nothing behind then, DatabaseUnavailableError, FilesUnavailableError
 * and the errors of the file system.
 */
export const makeBackup = async (config: Config, { target, origin, now }: BackupOrder): Promise<Manifest> => {
  if (isWithin(config.dataDir, target)) {
    throw new BackupError(`备份不能放在数据目录 ${config.dataDir} 里。请换一个目录，最好在另一块磁盘上。`);
  }
  await requireFree(target);
  const folder = await begin(target);
  try {
    await fill(config, folder, { createdAt: now, origin });
    const { manifest, problems } = await verifyBackup(folder, config.backup.postgresTools);
    if (problems.length > 0) throw new BackupError(`写出的备份读回来不对：\n${problems.join('\n')}`);
    await rename(folder, target);
    await syncPath(dirname(target));
    return manifest;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
