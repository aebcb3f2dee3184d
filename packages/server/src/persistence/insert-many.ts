import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** So many values in one statement: the databases take some ten thousand parameters. */
const VALUES_AT_ONCE = 15_000;

/** Inserts rows, many with each statement. */
export const insertMany = async <T extends keyof Schema>(
  trx: Kysely<Schema>,
  table: T,
  rows: readonly Schema[T][],
): Promise<void> => {
  const size = Math.floor(VALUES_AT_ONCE / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let from = 0; from < rows.length; from += size) {
    const some: readonly object[] = rows.slice(from, from + size);
    await trx
      .insertInto<keyof Schema>(table)
      .values(some as never)
      .execute();
  }
};
