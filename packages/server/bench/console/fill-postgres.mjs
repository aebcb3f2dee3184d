// Copies a database that was filled in SQLite into an empty PostgreSQL, table by table, by COPY from files: indexes and
// keys are taken away first and made again, as the migrations made them.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { DATABASE_FILE, openDatabase } from '../../dist/persistence/index.js';

const ROWS_A_FILE = 400_000;
const MEANWHILE = { autovacuum: 'off', max_wal_size: '16GB', checkpoint_timeout: '1h' };
const ESCAPES = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const cell = (value) => {
  if (value === null) return '\\N';
  return typeof value === 'string' ? value.replaceAll(/[\\\t\n\r]/g, (one) => ESCAPES[one]) : String(value);
};

/** Copies one table, in files that the server reads. */
const copyTable = async (raw, client, table, folder) => {
  const names = raw
    .prepare(`select * from ${table}`)
    .columns()
    .map(({ name }) => `"${name}"`);
  const file = join(folder, 'rows');
  let lines = [];
  const send = async () => {
    writeFileSync(file, lines.join(''));
    // The server of PostgreSQL runs as somebody else.
    chmodSync(file, 0o644);
    await client.query(`copy "${table}" (${names.join()}) from '${file}' (freeze)`);
    lines = [];
  };
  const read = raw.prepare(`select * from ${table}`);
  for (const row of read.iterate()) {
    lines.push(`${Object.values(row).map(cell).join('\t')}\n`);
    if (lines.length === ROWS_A_FILE) await send();
  }
  if (lines.length > 0) await send();
};

/** What takes an index away, and what makes it again: keys that nothing refers to are constraints. */
const ownIndexes = async (client) => {
  const { rows: indexes } = await client.query(`select indexname as name, indexdef as sql from pg_indexes
    where schemaname = current_schema() and tablename not like 'kysely%' and indexname not in
      (select conname from pg_constraint where contype in ('p', 'u', 'x'))`);
  const { rows: keys } = await client.query(`select conname as name, conrelid::regclass::text as "table",
      pg_get_constraintdef(oid) as definition from pg_constraint as own
    where contype in ('p', 'u') and connamespace = current_schema()::regnamespace
      and conrelid::regclass::text not like 'kysely%' and not exists
      (select 1 from pg_constraint as other where other.contype = 'f' and other.conindid = own.conindid)`);
  return [
    ...keys.map(({ name, table, definition }) => ({
      name,
      drop: `alter table ${table} drop constraint "${name}"`,
      make: `alter table ${table} add constraint "${name}" ${definition}`,
    })),
    ...indexes.map(({ name, sql }) => ({ name, drop: `drop index "${name}"`, make: sql })),
  ];
};

/** Fills an empty PostgreSQL with everything that lies in the folder's database. */
export const copyToPostgres = async (dataDir, url, tell) => {
  await (await openDatabase({ kind: 'postgres', url })).close();
  const folder = mkdtempSync(join(tmpdir(), 'ykd-bench-copy-'));
  chmodSync(folder, 0o755);
  const raw = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true });
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    // Nothing of it need survive, and nobody cleans up behind it meanwhile.
    for (const [name, value] of Object.entries(MEANWHILE))
      await client.query(`alter system set ${name} = '${value}'`);
    await client.query('select pg_reload_conf()');
    // No triggers: neither references are checked, nor that logs are only added to.
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`);
    const indexes = await ownIndexes(client);
    for (const { drop } of indexes) await client.query(drop);
    const tables = raw
      .prepare(
        `select name from sqlite_master where type = 'table' and name not like 'kysely%'
        and name not like 'sqlite%'`,
      )
      .all()
      .map(({ name }) => String(name));
    // All at once: what goes into a table that was emptied in the same transaction is not written twice.
    await client.query('begin');
    await client.query(`truncate ${tables.map((name) => `"${name}"`).join()} cascade`);
    for (const name of tables) {
      tell(name);
      await copyTable(raw, client, name, folder);
    }
    await client.query('commit');
    for (const { name, make } of indexes) {
      tell(name);
      await client.query(make);
    }
    tell('vacuum analyze');
    await client.query('vacuum analyze');
    for (const name of Object.keys(MEANWHILE)) await client.query(`alter system reset ${name}`);
    await client.query('select pg_reload_conf()');
    await client.query('checkpoint');
  } finally {
    await client.end();
    raw.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
