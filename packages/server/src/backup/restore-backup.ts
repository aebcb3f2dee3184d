import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPath, writeDurably } from '../files/durable.js';
import { listKeys } from '../files/list-keys.js';
import { DATABASE_FILE, KNOWN_MIGRATIONS, lockDataFolder, RESTORING_FILE } from '../persistence/index.js';
import type { Config } from '../settings/config.js';
import {
  BackupError,
  differences,
  isDemo,
  requireEmptyPostgres,
  restorePostgres,
  sqliteRows,
  sumTables,
  withSqliteFile,
} from '../persistence/copy/index.js';
import { namesIn, putDataFiles } from './data-files.js';
import { DUMP_FILE, type Manifest, SQLITE_FILE } from './manifest.js';
import { secretMarks } from './secret-mark.js';
import { dropUploads, putUploads, uploadKey } from './uploads.js';
import { verifyBackup } from './verify-backup.js';

const KINDS = { sqlite: '内置的 SQLite', postgres: 'PostgreSQL' } as const;

/** Throws BackupError when the settings, or this program, do not go with the backup. */
const requireFitting = ({ database: { kind } }: Config, { database }: Manifest): void => {
  if (database.kind !== kind) {
    const how =
      database.kind === 'sqlite'
        ? '请先不设 DATABASE_URL 恢复，再用 migrate-to 移到 PostgreSQL。'
        : '请用 DATABASE_URL 指向一个空的 PostgreSQL 数据库。';
    throw new BackupError(`备份来自 ${KINDS[database.kind]}，现在的设置是 ${KINDS[kind]}。${how}`);
  }
  const unknown = database.migrations.filter((name) => !KNOWN_MIGRATIONS.includes(name));
  if (unknown.length === 0) return;
  throw new BackupError(`备份来自更新版本的程序（未知的迁移：${unknown.join('、')}）。请用那个版本恢复。`);
};

/** Throws BackupError unless there is nothing yet where the backup is to go. */
const requireEmpty = async (config: Config): Promise<void> => {
  const { database, dataDir, files } = config;
  const names = await namesIn(dataDir);
  if (names.length > 0) {
    const why = names.includes(RESTORING_FILE) ? '上一次恢复没有完成' : `里面有 ${names.join('、')}`;
    throw new BackupError(
      `数据目录 ${dataDir} 不是空的（${why}）。恢复从不覆盖已有的数据：请把它移走，或用 DATA_DIR 指定一个空的目录。`,
    );
  }
  if (database.kind === 'postgres') await requireEmptyPostgres(database.url);
  if (files.kind !== 's3') return;
  const keys = await listKeys(config);
  if (keys.length === 0) return;
  throw new BackupError(
    `存储桶 ${files.bucket} 里已经有 ${keys.length} 个上传的文件。恢复从不覆盖已有的数据：请用 S3_BUCKET 指定一个空的存储桶。`,
  );
};

/** Puts an SQLite file in its place, under another name until it was compared row by row; answers whether it has demo data. */
const restoreSqlite = async (dataDir: string, folder: string, { database }: Manifest): Promise<boolean> => {
  const file = join(dataDir, DATABASE_FILE);
  const unfinished = `${file}.restoring`;
  await copyFile(join(folder, SQLITE_FILE), unfinished);
  await syncPath(unfinished);
  const { found, demo } = await withSqliteFile(unfinished, async (copy) => {
    const rows = sqliteRows(copy);
    return { found: await sumTables(rows), demo: await isDemo(rows) };
  });
  const wrong = differences(database.tables, found);
  if (wrong.length > 0) throw new BackupError(`恢复之后与备份不同：\n${wrong.join('\n')}`);
  await rename(unfinished, file);
  return demo;
};

/** The database comes last: without it the server has nothing to show, and begins nothing new while the mark lies there. */
const fill = async (config: Config, folder: string, manifest: Manifest): Promise<boolean> => {
  const { dataDir, database, backup } = config;
  const mark = join(dataDir, RESTORING_FILE);
  await writeDurably(mark, '');
  await syncPath(dataDir);
  await putUploads(config, folder, keysOf(manifest));
  await putDataFiles(dataDir, folder, manifest.files);
  const { tables } = manifest.database;
  const demo =
    database.kind === 'sqlite'
      ? await restoreSqlite(dataDir, folder, manifest)
      : await restorePostgres(database.url, join(folder, DUMP_FILE), tables, backup.postgresTools);
  await syncPath(dataDir);
  await rm(mark);
  await syncPath(dataDir);
  return demo;
};

const keysOf = ({ files }: Manifest): readonly string[] => files.flatMap(({ path }) => uploadKey(path) ?? []);

/** Makes the place empty again, as it was found. */
const empty = async (config: Config, manifest: Manifest): Promise<void> => {
  await dropUploads(config, keysOf(manifest));
  for (const name of await namesIn(config.dataDir)) {
    await rm(join(config.dataDir, name), { recursive: true, force: true });
  }
};

/** What was restored, and what the operator must know beside. */
export interface Restored {
  readonly manifest: Manifest;
  /** Whether the database was ever loaded with demo data. */
  readonly demo: boolean;
  readonly warnings: readonly string[];
}

/**
 * Brings a backup into the empty place that the settings name: the data folder, the database, the store of uploads; and
 * compares every row. Throws BackupError when the backup is not whole or the place is not empty. A failure leaves the place
 * empty, but for a PostgreSQL database whose rows came out different: that is left to be looked at.
 */
export const restoreBackup = async (config: Config, folder: string): Promise<Restored> => {
  const { manifest, problems } = await verifyBackup(folder, config.backup.postgresTools);
  if (problems.length > 0) {
    throw new BackupError(`${folder} 不完整，没有恢复：\n${problems.join('\n')}\n请用更早的备份。`);
  }
  requireFitting(config, manifest);
  await requireEmpty(config);
  const lock = lockDataFolder(config.dataDir);
  let demo: boolean;
  try {
    demo = await fill(config, folder, manifest);
  } catch (error) {
    await empty(config, manifest);
    throw error;
  } finally {
    lock.release();
  }
  const same = manifest.secretMark === undefined || secretMarks(config).includes(manifest.secretMark);
  return {
    manifest,
    demo,
    warnings: same
      ? []
      : [
          '注意：SESSION_SECRET 与备份时的不同。短期令牌、路上的短信验证码、等待同步的密码与聊天账号的初始密码会失效，登录不受影响：找得到原来的 SESSION_SECRET 的，改回去再启动服务。',
        ],
  };
};
