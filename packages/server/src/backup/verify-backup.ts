import { join } from 'node:path';
import { codeOf } from '../persistence/index.js';
import {
  differences,
  dumpProblems,
  sqliteProblems,
  sqliteRows,
  sumTables,
  withSqliteFile,
} from '../persistence/copy/index.js';
import { describeFile, DUMP_FILE, type Manifest, readManifest, SQLITE_FILE } from './manifest.js';

const fileProblems = async (folder: string, { files }: Manifest): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const { path, size, sha256 } of files) {
    try {
      const found = await describeFile(folder, path);
      if (found.size !== size) problems.push(`${path} 应有 ${size} 字节，实有 ${found.size} 字节`);
      else if (found.sha256 !== sha256) problems.push(`${path} 的内容与校验和不符`);
    } catch (error) {
      problems.push(codeOf(error) === 'ENOENT' ? `缺少 ${path}` : `${path} 读不出来：${String(error)}`);
    }
  }
  return problems;
};

const databaseProblems = async (
  folder: string,
  { database: { kind, tables } }: Manifest,
  toolsFolder: string | undefined,
): Promise<readonly string[]> => {
  if (kind === 'postgres') return dumpProblems(join(folder, DUMP_FILE), tables, toolsFolder);
  const file = join(folder, SQLITE_FILE);
  try {
    const broken = await sqliteProblems(file);
    if (broken.length > 0) return broken;
    return differences(tables, await withSqliteFile(file, (database) => sumTables(sqliteRows(database))));
  } catch (error) {
    return [`数据库的备份打不开：${error instanceof Error ? error.message : String(error)}`];
  }
};

/** What a backup is, and what is wrong with it. */
export interface Verified {
  readonly manifest: Manifest;
  /** Each as a line for the operator; none when the backup is whole. */
  readonly problems: readonly string[];
}

/**
 * Reads a backup through: the sum of each file, and whether the database in it opens and has the rows that it had. Throws
 * BackupError when there is no manifest to go by, or the tools of PostgreSQL are missing.
 */
export const verifyBackup = async (folder: string, toolsFolder: string | undefined): Promise<Verified> => {
  const manifest = await readManifest(folder);
  const ofFiles = await fileProblems(folder, manifest);
  // What opens a damaged database can say little more than the sum.
  const problems = ofFiles.length > 0 ? ofFiles : await databaseProblems(folder, manifest, toolsFolder);
  return { manifest, problems };
};
