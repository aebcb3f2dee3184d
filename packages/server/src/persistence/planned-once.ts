import { sql, type Expression, type RawBuilder } from 'kysely';
import type { SqlValue } from './tables/sql-value.js';

// SQLite plans a statement anew at each run when its plan depends on the value of a bare parameter, which costs more than to
// run many a statement. A plan does not depend on the value of a cast, and finds the same rows by the same index.

/** How many rows at most, for `limit`. */
export const limitOf = (rows: SqlValue): RawBuilder<number> => sql<number>`cast(${rows} as integer)`;

/** The same of a page by key, which a test knows by it: such a page is read in the order of an index. */
export const pageLimitOf = (rows: SqlValue): RawBuilder<number> => sql<number>`cast(${rows} as bigint)`;

/** A text that is looked for in a column that a partial index is about, or by `like`. */
export const plainText = <T extends string>(text: T | Expression<T>): RawBuilder<T> =>
  sql<T>`cast(${text} as text)`;
