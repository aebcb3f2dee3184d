import { DatabaseSync } from 'node:sqlite';
import type { RowSource, StoredRow, StoredValue } from './row-sums.js';

const ROWS_AT_A_TIME = 1000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const named = (database: DatabaseSync, sql: string): readonly string[] =>
  database
    .prepare(sql)
    .all()
    .map(({ name }) => String(name));

const storedValue = (value: unknown): StoredValue => {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  throw new TypeError('a column that holds neither text nor a whole number');
};

/** The tables of an open SQLite database. */
export const sqliteRows = (database: DatabaseSync): RowSource => ({
  tables: async () =>
    named(
      database,
      `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
    ),
  columns: async (table) => named(database, `pragma table_info(${quoted(table)})`).toSorted(),
  rows: async function* (table, columns) {
    const statement = database.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(table)}`);
    statement.setReadBigInts(true);
    statement.setReturnArrays(true);
    let batch: StoredRow[] = [];
    for (const row of statement.iterate()) {
      batch.push(Object.values(row).map(storedValue));
      if (batch.length < ROWS_AT_A_TIME) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  },
});

/** The tables that a table refers to. */
export const referredTables = (database: DatabaseSync, table: string): readonly string[] =>
  database
    .prepare(`pragma foreign_key_list(${quoted(table)})`)
    .all()
    .map((key) => String(key['table']));

/** Opens a file to read it, for the time of some work. */
export const withSqliteFile = async <T>(
  file: string,
  work: (database: DatabaseSync) => Promise<T> | T,
): Promise<T> => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return await work(database);
  } finally {
    database.close();
  }
};
