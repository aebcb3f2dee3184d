import type pg from 'pg';
import { syncPath } from '../../files/durable.js';
import { BackupError } from './backup-error.js';
import { type Contents, contentsOf, isDemo } from './contents.js';
import { inSnapshot, postgresRows, thingsIn, withPostgres } from './postgres-client.js';
import { findTool, requireMajor, runTool } from './postgres-tools.js';
import { differences, sumTables, type TableSums } from './row-sums.js';

const serverMajor = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  return Math.trunc(Number(rows[0]?.server_version_num) / 10_000);
};

/**
 * Has `pg_dump` write a database to a new file, and reads the same moment of it. Writers go on meanwhile. Throws
 * BackupError when the program is not there, too old, or fails, and DatabaseUnavailableError.
 */
export const dumpPostgres = async (
  url: string,
  target: string,
  toolsFolder: string | undefined,
): Promise<Contents> => {
  const tool = await findTool('pg_dump', toolsFolder);
  const contents = await withPostgres(url, async (client) => {
    requireMajor(tool, await serverMajor(client));
    return inSnapshot(client, async () => {
      const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
      const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.id}`];
      // The snapshot lasts as long as the transaction: both must have ended before it does.
      const [dumped, read] = await Promise.allSettled([
        runTool(tool, [...options, `--file=${target}`], url),
        contentsOf(postgresRows(client)),
      ]);
      if (dumped.status === 'rejected') throw dumped.reason;
      if (read.status === 'rejected') throw read.reason;
      return read.value;
    });
  });
  await syncPath(target);
  return contents;
};

/** What is wrong with a file of `pg_dump`, each as a line for the operator. Throws BackupError when `pg_restore` is not there. */
export const dumpProblems = async (
  file: string,
  sums: TableSums,
  toolsFolder: string | undefined,
): Promise<readonly string[]> => {
  const tool = await findTool('pg_restore', toolsFolder);
  try {
    const list = await runTool(tool, ['--list', file]);
    const tables = new Set([...list.matchAll(/ TABLE DATA \S+ (\S+) /g)].map(([, name]) => name));
    return Object.keys(sums)
      .filter((table) => !tables.has(table))
      .map((table) => `数据库的备份里没有表 ${table}`);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return [`数据库的备份打不开：${error.message}`];
  }
};

/** Throws BackupError unless nobody has made anything in the database yet. */
export const requireEmptyPostgres = (url: string): Promise<void> =>
  withPostgres(url, async (client) => {
    const things = await thingsIn(client);
    if (things.length === 0) return;
    throw new BackupError(
      `目标数据库不是空的（有 ${things.length} 个表或其他对象，例如 ${things[0]}）。请新建一个空的数据库，用 DATABASE_URL 指向它。`,
    );
  });

/**
 * Has `pg_restore` bring a file into an empty database, all or nothing, and compares it row by row. Answers whether it was
 * ever loaded with demo data. Throws BackupError.
 */
export const restorePostgres = async (
  url: string,
  file: string,
  sums: TableSums,
  toolsFolder: string | undefined,
): Promise<boolean> => {
  const tool = await findTool('pg_restore', toolsFolder);
  await runTool(
    tool,
    ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', file],
    url,
  );
  const { found, demo } = await withPostgres(url, (client) =>
    inSnapshot(client, async () => {
      const rows = postgresRows(client);
      return { found: await sumTables(rows), demo: await isDemo(rows) };
    }),
  );
  const wrong = differences(sums, found);
  if (wrong.length > 0) throw new BackupError(`恢复之后与备份不同：\n${wrong.join('\n')}`);
  return demo;
};
