import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Engine, SqlRow, Statement } from './engine.js';
import type { SqlValue } from './tables/sql-value.js';
import { LruMap } from './lru-map.js';
import { Mutex } from './mutex.js';
import { translateSqliteError } from './sqlite-errors.js';
import { SqliteStatement } from './sqlite-statement.js';

/** The database's file in the data folder. */
export const DATABASE_FILE = 'ykd.sqlite';

/**
 * The data folder is ours alone, so a lock of somebody else's is waited for only briefly: waiting stops every request.
 * WAL lets a backup read beside us; FULL makes each commit durable before it is confirmed; 32 MiB of cache.
 * cell_size_check reports damaged pages instead of reading past them.
 */
const PRAGMAS = `
  pragma busy_timeout = 100;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma trusted_schema = off;
  pragma cell_size_check = on;
  pragma temp_store = memory;
  pragma cache_size = -32768;
  pragma journal_size_limit = 67108864;
`;

/**
 * The one connection to an SQLite file. Whoever runs more than one statement in a row holds `mutex` meanwhile, so that
 * nobody else's statements come in between.
 */
export class SqliteEngine implements Engine {
  readonly mutex = new Mutex();
  readonly #database: DatabaseSync;
  readonly #folder: string;
  readonly #statements = new LruMap<string, SqliteStatement>(300);

  constructor(folder: string) {
    this.#folder = folder;
    try {
      const file = join(folder, DATABASE_FILE);
      this.#database = new DatabaseSync(file);
      chmodSync(file, 0o600);
      this.#database.exec(PRAGMAS);
    } catch (error) {
      throw translateSqliteError(error, folder);
    }
  }

  /** Whether SQLite is inside a transaction; a full disk ends one by itself. */
  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs SQL at once, from the cache of statements. The caller holds the mutex. */
  execute(
    sql: string,
    parameters: readonly SqlValue[],
  ): { readonly rows: SqlRow[]; readonly changes: number } {
    try {
      const statement = this.#prepared(sql);
      return statement.answersRows
        ? { rows: statement.rows(parameters), changes: 0 }
        : { rows: [], changes: statement.change(parameters) };
    } catch (error) {
      throw translateSqliteError(error, this.#folder);
    }
  }

  statement(sql: string): Statement {
    return {
      all: (parameters) => this.#alone(() => this.#prepared(sql).rows(parameters)),
      change: (parameters) => this.#alone(() => this.#prepared(sql).change(parameters)),
    };
  }

  // No `pragma optimize` here: statistics taken while a table was small make SQLite scan it when it has grown. Without
  // statistics it takes the indexes, for every size.
  close(): void {
    this.#statements.clear();
    if (!this.#database.isOpen) return;
    this.#database.close();
  }

  #prepared(sql: string): SqliteStatement {
    return this.#statements.getOrMake(sql, () => new SqliteStatement(this.#database, sql));
  }

  async #alone<T>(run: () => T): Promise<T> {
    // Nobody in a transaction: a single statement needs no lock, since it runs to its end at once.
    const wait = this.mutex.held;
    if (wait) await this.mutex.acquire();
    try {
      return run();
    } catch (error) {
      throw translateSqliteError(error, this.#folder);
    } finally {
      if (wait) this.mutex.release();
    }
  }
}
