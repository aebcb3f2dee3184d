// How a benchmark fills a database of SQLite with millions of rows.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '../dist/persistence/index.js';

/** Opens a database that nobody misses should the machine stop. */
export const openRaw = (folder) => {
  const raw = new DatabaseSync(join(folder, DATABASE_FILE));
  raw.exec(`pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = off;
    pragma temp_store = memory; pragma cache_size = -1500000; pragma wal_autocheckpoint = 200000`);
  return raw;
};

/** How many rows a table has. */
export const countOf = (raw, table) => Number(raw.prepare(`select count(*) as n from ${table}`).get().n);

/** Does something in one transaction. */
export const inTransaction = (raw, work) => {
  raw.exec('begin');
  work();
  raw.exec('commit');
};

/** Does something while a database has no indexes but its keys. */
export const withoutIndexes = (raw, tables, work) => {
  const indexes = raw
    .prepare(
      `select tbl_name as "table", name, sql from sqlite_master where type = 'index' and sql is not null`,
    )
    .all()
    .filter(({ table }) => tables.includes(table));
  for (const { name } of indexes) raw.exec(`drop index ${name}`);
  work();
  for (const { sql } of indexes) raw.exec(sql);
};
