import { chmod } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { syncPath } from '../../files/durable.js';
import { DATABASE_FILE } from '../data-files.js';
import { BackupError } from './backup-error.js';
import { withSqliteFile } from './sqlite-rows.js';

/** More pages than any file has: all of them in one step, so of one moment. Steps would begin anew with each write. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the database of a data folder as it is at one moment, with what still lies in its write-ahead log, to a new file
 * that needs no log. Writers, also of other processes, go on meanwhile. Throws BackupError when there is no database.
 */
export const copySqlite = async (dataDir: string, target: string): Promise<void> => {
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) {
    throw new BackupError(`数据目录 ${dataDir} 里没有数据库。请检查 DATA_DIR 是否与服务端的相同。`);
  }
  await withSqliteFile(file, (source) => backup(source, target, { rate: ALL_PAGES }));
  await chmod(target, 0o600);
  const copy = new DatabaseSync(target);
  try {
    copy.exec('pragma journal_mode = delete');
  } finally {
    copy.close();
  }
  await syncPath(target);
};

/** What is wrong with an SQLite file, each as a line for the operator. */
export const sqliteProblems = (file: string): Promise<readonly string[]> =>
  withSqliteFile(file, (database) => {
    const said = database
      .prepare('pragma integrity_check(10)')
      .all()
      .map((row) => String(row['integrity_check']));
    const dangling = database.prepare('pragma foreign_key_check').all().length;
    return [
      ...said.filter((line) => line !== 'ok').map((line) => `数据库已损坏：${line}`),
      ...(dangling > 0 ? [`数据库里有 ${dangling} 行指向不存在的记录`] : []),
    ];
  });
