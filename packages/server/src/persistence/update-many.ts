import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.js';
import type { SqlValue } from './tables/sql-value.js';

/** So many values in one statement: the databases take some ten thousand parameters. */
const VALUES_AT_ONCE = 10_000;

/**
 * Sets columns of rows that are named by their key, each row to values of its own, many with each statement. `types`: of the
 * columns, the key among them.
 */
export const updateMany = async <T extends keyof Schema>(
  trx: Kysely<Schema>,
  table: T,
  key: readonly (keyof Schema[T] & string)[],
  rows: readonly Partial<Schema[T]>[],
  types: Readonly<Record<string, 'bigint'>> = {},
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const size = Math.floor(VALUES_AT_ONCE / columns.length);
  const valueOf = (column: string, value: SqlValue) =>
    types[column] === undefined ? sql`cast(${value} as text)` : sql`cast(${value} as bigint)`;
  for (let from = 0; from < rows.length; from += size) {
    const values = rows.slice(from, from + size).map((row) => {
      const record = row as Readonly<Record<string, SqlValue>>;
      return sql`(${sql.join(columns.map((column) => valueOf(column, record[column] ?? null)))})`;
    });
    const set = columns.filter((column) => !key.some((one) => one === column));
    const assigned = set.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`);
    const matched = key.map(
      (column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`given.${column}`)}`,
    );
    await sql`with given(${sql.join(columns.map((column) => sql.ref(column)))}) as (values ${sql.join(values)})
      update ${sql.table(table)} set ${sql.join(assigned)} from given where ${sql.join(matched, sql` and `)}`.execute(
      trx,
    );
  }
};
