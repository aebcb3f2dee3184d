import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, HAD_DATABASE_FILE, SESSION_SECRET_FILE, WAL_FILE } from './data-files.js';
import { DataFolderError } from './errors.js';

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/**
 * Throws DataFolderError where a database was and is no more, before anything makes an empty one: SQLite throws a log away
 * whose database is gone.
 */
export const refuseVanished = (folder: string): void => {
  const size = sizeOf(join(folder, DATABASE_FILE));
  if (size !== undefined && size > 0) return;
  const left = [HAD_DATABASE_FILE, SESSION_SECRET_FILE].filter((name) => existsSync(join(folder, name)));
  if ((sizeOf(join(folder, WAL_FILE)) ?? 0) > 0) left.unshift(WAL_FILE);
  if (left.length === 0) return;
  const found =
    size === undefined
      ? `中没有数据库文件 ${DATABASE_FILE}`
      : `中的数据库文件 ${DATABASE_FILE} 是空的（0 字节）`;
  throw new DataFolderError(
    folder,
    `${found}，却有以前的站点留下的 ${left.join('、')}。没有改动任何内容，也没有新建站点。\n` +
      `要恢复：把 ${DATABASE_FILE}（如果还在，连同 ${WAL_FILE}）放回该目录，或用备份恢复。\n` +
      '确实要从空的站点重新开始：把该目录整个移到别处，或用 DATA_DIR 指定一个新的目录。',
  );
};

/** Leaves a word in the folder that it has a database. Once is enough. */
export const rememberDatabase = (folder: string): void => {
  const file = join(folder, HAD_DATABASE_FILE);
  if (existsSync(file)) return;
  writeFileSync(file, `${DATABASE_FILE} 不见了时，服务不会在这里新建一个空的站点。\n`, {
    mode: 0o600,
    flush: true,
  });
};
