import type { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { withoutNul } from '../postgres-text.js';
import { openDatabase } from '../store/open-database.js';
import { KNOWN_MIGRATIONS } from '../store/registry.js';
import { BackupError } from './backup-error.js';
import { migrationsIn } from './contents.js';
import { postgresRows, thingsIn, withPostgres } from './postgres-client.js';
import { createRowSum, differences, type StoredRow, type TableSum, type TableSums } from './row-sums.js';
import { referredTables, sqliteRows } from './sqlite-rows.js';

/** What each database keeps for itself. */
const isOwn = (table: string): boolean => table.startsWith('kysely_');

/** Tables such that each comes after those that it refers to. */
const inOrder = (database: DatabaseSync, tables: readonly string[]): readonly string[] => {
  const ordered = new Set<string>();
  const add = (table: string): void => {
    for (const other of referredTables(database, table))
      if (other !== table && !ordered.has(other)) add(other);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
};

/** What migrations themselves write is nobody's until it is changed: those rows go when others come in their place. */
const MADE_BY_MIGRATIONS: ReadonlySet<string> = new Set(['campaign', 'promo']);

/** PostgreSQL has no NUL in text: rows as they are to be found there. */
const storable = (rows: readonly StoredRow[]): readonly StoredRow[] =>
  rows.map((row) => row.map((value) => withoutNul(value)));

/** Inserts rows with one array a column: so there is no limit to how many values a statement takes. */
const insert = async (
  client: pg.Client,
  table: string,
  columns: readonly { readonly name: string; readonly type: string }[],
  rows: readonly StoredRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  const list = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  const arrays = columns.map(({ type }, at) => `$${at + 1}::${type}[]`).join(', ');
  await client.query(
    `insert into ${pg.escapeIdentifier(table)} (${list}) select * from unnest(${arrays})`,
    columns.map((_, at) => rows.map((row) => row[at])),
  );
};

const columnsOf = async (
  client: pg.Client,
  table: string,
): Promise<readonly { readonly name: string; readonly type: string }[]> => {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = $1`,
    [table],
  );
  return rows;
};

/** Copies one table; answers what stands in it now, as it was read on the one side and on the other. */
const copyTable = async (
  source: DatabaseSync,
  client: pg.Client,
  table: string,
): Promise<{ readonly sent: TableSum; readonly found: TableSum }> => {
  const from = sqliteRows(source);
  const names = await from.columns(table);
  const types = new Map((await columnsOf(client, table)).map((column) => [column.name, column]));
  const columns = names.map((name) => types.get(name) ?? { name, type: 'text' });
  const sent = createRowSum(names);
  for await (const batch of from.rows(table, names)) {
    const rows = storable(batch);
    await insert(client, table, columns, rows);
    sent.add(rows);
  }
  const found = createRowSum(names);
  for await (const batch of postgresRows(client).rows(table, names)) found.add(batch);
  return { sent: sent.result(), found: found.result() };
};

/** Throws BackupError when rows lie in the database, or tables that are not ours. Tables without rows are of an earlier try. */
const requireEmpty = async (client: pg.Client, tables: readonly string[]): Promise<void> => {
  const things = await thingsIn(client);
  const foreign = things.filter((name) => {
    const table = name.slice(name.indexOf('.') + 1);
    return !tables.includes(table) && !isOwn(table);
  });
  if (foreign.length > 0) {
    throw new BackupError(
      `目标数据库不是空的：里面有 ${foreign.slice(0, 5).join('、')}。请新建一个空的数据库。`,
    );
  }
  const present = new Set(things.map((name) => name.slice(name.indexOf('.') + 1)));
  for (const table of tables.filter((name) => present.has(name))) {
    const somebodys = MADE_BY_MIGRATIONS.has(table) ? 'where changed_at > 0' : '';
    const { rowCount } = await client.query(
      `select 1 from ${pg.escapeIdentifier(table)} ${somebodys} limit 1`,
    );
    if (rowCount === 0) continue;
    throw new BackupError(
      `目标数据库不是空的：表 ${table} 里已经有数据（也许用它启动过服务）。请新建一个空的数据库。`,
    );
  }
};

/**
 * Copies every table of an SQLite database, which nobody may change meanwhile, to an empty PostgreSQL database, all or
 * nothing; answers what stands in it. Throws BackupError when the one is not up to date or the other is not empty, or
 * when any row came out different.
 */
export const moveToPostgres = async (source: DatabaseSync, url: string): Promise<TableSums> => {
  const from = sqliteRows(source);
  const applied = await migrationsIn(from);
  if (applied.join() !== KNOWN_MIGRATIONS.join()) {
    throw new BackupError(
      'SQLite 数据库的表与这个版本的程序不同。请先用这个版本启动一次服务，停止之后再移动。',
    );
  }
  const tables = inOrder(
    source,
    (await from.tables()).filter((table) => !isOwn(table)),
  );
  await withPostgres(url, (client) => requireEmpty(client, tables));
  await (await openDatabase({ kind: 'postgres', url })).close();
  return withPostgres(url, async (client) => {
    await client.query('begin');
    // A server that begins to use the database now waits, and is refused its rows.
    await client.query(
      `lock table ${tables.map((table) => pg.escapeIdentifier(table)).join(', ')} in access exclusive mode`,
    );
    await requireEmpty(client, tables);
    for (const table of MADE_BY_MIGRATIONS) await client.query(`delete from ${pg.escapeIdentifier(table)}`);
    const sent: Record<string, TableSum> = {};
    const found: Record<string, TableSum> = {};
    for (const table of tables)
      ({ sent: sent[table], found: found[table] } = await copyTable(source, client, table));
    const wrong = differences(sent, found);
    if (wrong.length > 0) throw new BackupError(`移动之后的数据不同，没有保存：\n${wrong.join('\n')}`);
    await client.query('commit');
    return found;
  });
};
