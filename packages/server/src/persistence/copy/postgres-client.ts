import pg from 'pg';
import { DatabaseUnavailableError } from '../errors.js';
import { translatePostgresError } from '../postgres-errors.js';
import type { RowSource, StoredRow } from './row-sums.js';

const INT8 = 20;
const ROWS_AT_A_TIME = 1000;
const CONNECT_MS = 10_000;

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? BigInt : pg.types.getTypeParser(oid, format as 'text');

/** A connection without time limits, for the time of some work. Throws DatabaseUnavailableError. */
export const withPostgres = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'ykd-backup',
    types: { getTypeParser },
  });
  // A connection that breaks rejects what runs on it; an event that nobody listens to would end the process.
  client.on('error', () => {});
  try {
    await client.connect().catch((cause: unknown) => {
      const translated = translatePostgresError(cause);
      throw translated === cause ? new DatabaseUnavailableError({ cause }) : translated;
    });
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

/** Reads everything of one moment, for the time of some work. */
export const inSnapshot = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
};

const names = async (
  client: pg.Client,
  sql: string,
  values: readonly string[] = [],
): Promise<readonly string[]> =>
  (await client.query<{ name: string }>(sql, [...values])).rows.map(({ name }) => name).toSorted();

const storedValue = (value: unknown): StoredRow[number] => {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(value);
  throw new TypeError('a column that holds neither text nor a whole number');
};

/** The tables of a PostgreSQL database, read in the transaction that the connection is in. */
export const postgresRows = (client: pg.Client): RowSource => ({
  tables: () =>
    names(client, 'select tablename as name from pg_catalog.pg_tables where schemaname = current_schema()'),
  columns: (table) =>
    names(
      client,
      'select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1',
      [table],
    ),
  rows: async function* (table, columns) {
    const list = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
    await client.query(
      `declare all_rows no scroll cursor for select ${list} from ${pg.escapeIdentifier(table)}`,
    );
    for (;;) {
      const { rows } = await client.query<unknown[]>({
        text: `fetch ${ROWS_AT_A_TIME} from all_rows`,
        rowMode: 'array',
      });
      if (rows.length === 0) break;
      yield rows.map((row) => row.map(storedValue));
    }
    await client.query('close all_rows');
  },
});

/** Tables, views and sequences that somebody made in this database, other than what extensions bring. */
export const thingsIn = (client: pg.Client): Promise<readonly string[]> =>
  names(
    client,
    `select n.nspname || '.' || c.relname as name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      and not exists (select 1 from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
