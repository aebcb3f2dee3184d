import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, DataFolderError, DataFolderHeldError, FOLDER_FULL } from './errors.js';
import { isBusy } from './sqlite-errors.js';

/** A data folder that this process has to itself. */
export interface DataFolderLock {
  /** The absolute path. */
  readonly folder: string;
  /** Gives the folder free. Doing it twice does nothing more. */
  release(): void;
}

/** The locks held: a connection that nobody refers to is collected as garbage, and its lock ends. */
const heldLocks = new Set<DatabaseSync>();

export const LOCK_FILE = 'lock.sqlite';
export const HOLDER_FILE = 'lock.pid';

/** Lies in a data folder while a backup is brought into it, and stays when that is cut off. */
export const RESTORING_FILE = 'restore-unfinished';

const explain = (folder: string, error: unknown): DataFolderError => {
  const cause = { cause: error };
  switch (codeOf(error)) {
    case 'EEXIST':
    case 'ENOTDIR':
      return new DataFolderError(
        folder,
        '不可用：路径中有一个同名的文件。请移走该文件，或用 DATA_DIR 指定别的目录。',
        cause,
      );
    case 'EACCES':
    case 'EPERM':
      return new DataFolderError(folder, '没有写入权限。请修改目录权限，或用 DATA_DIR 指定别的目录。', cause);
    // Node's recursive mkdir says ENOENT on a read-only file system.
    case 'ENOENT':
      return new DataFolderError(
        folder,
        '无法创建：所在的文件系统是只读的，或路径无效。请重新挂载为可写，或用 DATA_DIR 指定别的目录。',
        cause,
      );
    case 'EROFS':
      return new DataFolderError(folder, '是只读的。请重新挂载为可写，或用 DATA_DIR 指定别的目录。', cause);
    case 'ENOSPC':
    case 'EDQUOT':
      return new DataFolderError(folder, FOLDER_FULL, cause);
    default: {
      const reason = error instanceof Error ? error.message : String(error);
      return new DataFolderError(
        folder,
        `无法使用（${reason}）。请检查该目录，或用 DATA_DIR 指定别的目录。`,
        cause,
      );
    }
  }
};

/** Makes the folder if needed, for the owner only, and proves that a file can be written in it. */
const makeWritable = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if ((statSync(folder).mode & 0o077) !== 0) chmodSync(folder, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(folder, `.probe-${process.pid}`);
    try {
      writeFileSync(probe, 'ykd'.repeat(1024), { flush: true });
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw explain(folder, error);
  }
};

const holder = (folder: string): string => {
  try {
    return readFileSync(join(folder, HOLDER_FILE), 'utf8').trim();
  } catch {
    return '未知';
  }
};

/**
 * Takes the data folder for this process alone. The lock is SQLite's, so the operating system's: it ends with the process,
 * also when that is killed, and no stale file can keep the next one out. Throws DataFolderError when the folder cannot be
 * used or another process has it.
 */
export const lockDataFolder = (dir: string): DataFolderLock => {
  const folder = resolve(dir);
  makeWritable(folder);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
    // No journal is written and nothing is stored: the transaction only holds the lock.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    writeFileSync(join(folder, HOLDER_FILE), `${process.pid}\n`);
  } catch (error) {
    lock?.close();
    if (!isBusy(error)) throw explain(folder, error);
    throw new DataFolderHeldError(
      folder,
      `正被另一个进程使用（进程号 ${holder(folder)}）。请先停止那个进程，或用 DATA_DIR 指定别的目录。`,
      { cause: error },
    );
  }
  const held = lock;
  heldLocks.add(held);
  return {
    folder,
    release: () => {
      if (!held.isOpen) return;
      rmSync(join(folder, HOLDER_FILE), { force: true });
      held.close();
      heldLocks.delete(held);
    },
  };
};

/**
 * The same, unless another process has the folder already, which may go on: then nothing is locked. Only for what can be
 * done beside a running server.
 */
export const lockOrJoinDataFolder = (dir: string): DataFolderLock & { readonly joined: boolean } => {
  try {
    return { ...lockDataFolder(dir), joined: false };
  } catch (error) {
    if (!(error instanceof DataFolderHeldError)) throw error;
    return { folder: error.folder, release: () => {}, joined: true };
  }
};

/** Throws DataFolderError when a backup was brought into the folder by half only: what is there must not be served. */
export const refuseHalfRestored = (folder: string): void => {
  if (!existsSync(join(folder, RESTORING_FILE))) return;
  throw new DataFolderError(folder, '里的恢复没有完成。请清空该目录，再恢复一次备份。');
};
