import { startOfShanghaiDay } from '@ykd/domain/shared';
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import { codeOf } from './errors.js';
import type { Schema } from './schema.js';

/** Everything in which the SQL of the two databases differs. */
export interface DialectTraits {
  /** The type of a text column that is compared and sorted by code point, whatever the server's locale. */
  readonly textType: RawBuilder<unknown>;
  /**
   * Nulls sort as the smallest values everywhere. SQLite does so by itself and takes no word about it in an index;
   * PostgreSQL must be told, in the index too.
   */
  readonly indexNullsLast: RawBuilder<unknown>;
  /**
   * Ends a `create table` whose rows stand in the order of its primary key, instead of in a second place beside it. PostgreSQL always
   * has both.
   */
  readonly byPrimaryKey: RawBuilder<unknown>;
  /**
   * Makes transactions on the same key wait for each other until they end; `trx` must be a transaction. SQLite has one
   * writer at a time anyhow.
   */
  lockKey(trx: Kysely<Schema>, key: string): Promise<void>;
  /**
   * Ends a `select` of rows that are to be changed in the same transaction, so that several processes take different
   * ones. SQLite has one process.
   */
  readonly forUpdateSkipLocked: RawBuilder<unknown>;
  /** Ends a `select` of rows that are to be changed in the same transaction, and waits for whoever has them. */
  readonly forUpdate: RawBuilder<unknown>;
  /** Ends a `select` of rows that must stay as they are until the transaction ends. SQLite has one writer at a time. */
  readonly forShare: RawBuilder<unknown>;
  /**
   * Ends a `select` of rows that nobody else may change, lock like this or share until the transaction ends; rows that
   * refer to them can still be added. SQLite has one writer at a time.
   */
  readonly forNoKeyUpdate: RawBuilder<unknown>;
  /** A column in a filter that the planner must not look up by index, because another filter is far narrower. */
  unindexed<T>(column: Expression<T>): RawBuilder<T>;
  /** A column as an expression that is its value, so that the planner neither looks it up by index nor reads in its order. */
  computed(column: Expression<unknown>): RawBuilder<unknown>;
  /**
   * Whether rows have one of the values that a query answers: those are looked up by their index, however many they are.
   * PostgreSQL would rather read the whole table where it expects a few thousand.
   */
  among(column: Expression<unknown>, values: RawBuilder<unknown>): RawBuilder<boolean>;
  /**
   * Whether the columns of an index are looked at before a row is opened for its others, so that even a long way along an
   * index is short. PostgreSQL opens each row, or reads the whole table instead.
   */
  readonly opensLate: boolean;
  /** Has the database say how many rows it expects of a query, by its statistics. SQLite keeps none: there it is counted. */
  readonly expecting: ((query: RawBuilder<unknown>) => RawBuilder<unknown>) | undefined;
  /** The Shanghai month of an instant, epoch ms, `YYYY-MM`. */
  monthOf(at: RawBuilder<unknown>): RawBuilder<string>;
  /** Statements after which no row of a table can be changed or removed any more, as long as its triggers are there. */
  appendOnly(table: string): readonly string[];
  /** Whether a write failed because a unique key has this value already. */
  isUniqueViolation(error: unknown): boolean;
}

/** When 1970 began in Shanghai, epoch ms: before it did elsewhere. */
const FIRST_DAY = startOfShanghaiDay(0);

const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

const sqlite: DialectTraits = {
  textType: sql`text`,
  indexNullsLast: sql``,
  byPrimaryKey: sql`without rowid`,
  lockKey: async () => {},
  forUpdateSkipLocked: sql``,
  forUpdate: sql``,
  forShare: sql``,
  forNoKeyUpdate: sql``,
  // Without statistics SQLite may pick the index on a status that nearly every row has.
  unindexed: <T>(column: Expression<T>) => sql<T>`+${column}`,
  computed: (column) => sql`+${column}`,
  among: (column, values) => sql`${column} in (${values})`,
  opensLate: true,
  expecting: undefined,
  monthOf: (at) => sql<string>`strftime('%Y-%m', (${at} - ${sql.lit(FIRST_DAY)}) / 1000, 'unixepoch')`,
  appendOnly: (table) =>
    ['update', 'delete'].map(
      (change) =>
        `create trigger ${table}_no_${change} before ${change} on ${table}
        begin select raise(abort, '${table} is append-only'); end`,
    ),
  isUniqueViolation: (error) =>
    error instanceof Error &&
    'errcode' in error &&
    (error.errcode === SQLITE_CONSTRAINT_UNIQUE || error.errcode === SQLITE_CONSTRAINT_PRIMARYKEY),
};

const postgres: DialectTraits = {
  textType: sql`text collate "C"`,
  indexNullsLast: sql`nulls last`,
  byPrimaryKey: sql``,
  lockKey: async (trx, key) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  },
  forUpdateSkipLocked: sql`for update skip locked`,
  forUpdate: sql`for update`,
  forShare: sql`for share`,
  forNoKeyUpdate: sql`for no key update`,
  unindexed: <T>(column: Expression<T>) => sql<T>`${column}`,
  computed: (column) => sql`greatest(${column})`,
  among: (column, values) => sql`${column} = any(array(${values}))`,
  opensLate: false,
  expecting: (query) => sql`explain (format json) ${query}`,
  monthOf: (at) =>
    sql<string>`to_char(to_timestamp((${at} - ${sql.lit(FIRST_DAY)}) / 1000) at time zone 'UTC', 'YYYY-MM') collate "C"`,
  appendOnly: (table) => [
    `create function ${table}_append_only() returns trigger language plpgsql as
    $$ begin raise exception '${table} is append-only'; end $$`,
    `create trigger ${table}_no_change before update or delete on ${table}
    for each row execute function ${table}_append_only()`,
    `create trigger ${table}_no_truncate before truncate on ${table}
    for each statement execute function ${table}_append_only()`,
  ],
  isUniqueViolation: (error) => codeOf(error) === '23505',
};

/** The databases that the server runs on. */
export const DIALECTS = { sqlite, postgres } as const;
export type DatabaseKind = keyof typeof DIALECTS;
