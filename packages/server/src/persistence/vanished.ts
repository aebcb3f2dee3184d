import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, HAD_DATABASE_FILE, SESSION_SECRET_FILE, WAL_FILE } from './data-files.js';
import { DataFolderError } from './errors.js';

/** What lies in a folder and says that there was a site. */
const tracesIn = (folder: string, names: readonly string[]): string[] =>
  names.filter((name) => existsSync(join(folder, name)));

const UNTOUCHED = '没有改动任何内容，也没有新建站点。';
const BEGIN_ANEW = '确实要从空的站点重新开始：把该目录整个移到别处，或用 DATA_DIR 指定一个新的目录。';

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/**
 * Throws DataFolderError where a database was and is no more, before anything makes an empty one: SQLite throws a log away
 * whose database is gone.
 */
export const refuseVanished = (folder: string): void => {
  const size = sizeOf(join(folder, DATABASE_FILE));
  if (size !== undefined && size > 0) return;
  const left = tracesIn(folder, [HAD_DATABASE_FILE, SESSION_SECRET_FILE]);
  if ((sizeOf(join(folder, WAL_FILE)) ?? 0) > 0) left.unshift(WAL_FILE);
  if (left.length === 0) return;
  const found =
    size === undefined
      ? `中没有数据库文件 ${DATABASE_FILE}`
      : `中的数据库文件 ${DATABASE_FILE} 是空的（0 字节）`;
  throw new DataFolderError(
    folder,
    `${found}，却有以前的站点留下的 ${left.join('、')}。${UNTOUCHED}\n` +
      `要恢复：把 ${DATABASE_FILE}（如果还在，连同 ${WAL_FILE}）放回该目录，或用备份恢复；` +
      `以前用的是 PostgreSQL，就设置 DATABASE_URL。\n${BEGIN_ANEW}`,
  );
};

/**
 * The same of a PostgreSQL database and the folder beside it: throws DataFolderError where that is of a site which had a
 * database, and this one has no tables of ours.
 */
export const refuseVanishedBeside = async (folder: string, isNew: () => Promise<boolean>): Promise<void> => {
  const left = tracesIn(folder, [DATABASE_FILE, HAD_DATABASE_FILE, SESSION_SECRET_FILE]);
  // The folder is asked first: another process may be making both, the database before the word of it.
  if (left.length === 0 || !(await isNew())) return;
  throw new DataFolderError(
    folder,
    `有以前的站点留下的 ${left.join('、')}，DATABASE_URL 指定的数据库却是空的。${UNTOUCHED}\n` +
      '要恢复：看看 DATABASE_URL 是不是写错了主机或库名，或用备份恢复到空的目录；以前用的是内置数据库，就先不设 DATABASE_URL，用 migrate-to 移过来。\n' +
      BEGIN_ANEW,
  );
};

/** Leaves a word in the folder that it has a database. Once is enough. */
export const rememberDatabase = (folder: string): void => {
  const file = join(folder, HAD_DATABASE_FILE);
  if (existsSync(file)) return;
  writeFileSync(file, '这里的站点有过数据库。它不见了时，服务不会新建一个空的站点。\n', {
    mode: 0o600,
    flush: true,
  });
};

/** The same beside a PostgreSQL database. Without a folder that can be written, nothing remembers. */
export const rememberDatabaseBeside = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rememberDatabase(folder);
  } catch {
    // Uploads may lie in an object store, and the process have no disk at all.
  }
};
