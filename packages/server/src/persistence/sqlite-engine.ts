import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE_FILE } from './data-files.js';
import type { Engine, SqlRow, Statement } from './engine.js';
import { StorageFailedError } from './errors.js';
import { fileIdentity } from './file-identity.js';
import type { SqlValue } from './tables/sql-value.js';
import { createStorageHealth } from './health.js';
import { LruMap } from './lru-map.js';
import { Mutex } from './mutex.js';
import { isBusy, translateSqliteError } from './sqlite-errors.js';
import { sqliteProblems } from './sqlite-problems.js';
import { SqliteStatement } from './sqlite-statement.js';

/**
 * WAL lets a backup read beside us; FULL makes each commit durable before it is confirmed; 32 MiB of cache.
 * cell_size_check reports damaged pages instead of reading past them.
 */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma trusted_schema = off;
  pragma cell_size_check = on;
  pragma temp_store = memory;
  pragma cache_size = -32768;
  pragma journal_size_limit = 67108864;
`;

/** How long a write waits in all while another process writes, a command beside the server for one; reads go on. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 10;

/**
 * The one connection to an SQLite file. Whoever runs more than one statement in a row holds `mutex` meanwhile, so that
 * nobody else's statements come in between.
 */
export class SqliteEngine implements Engine {
  readonly mutex = new Mutex();
  readonly health = createStorageHealth();
  readonly #database: DatabaseSync;
  readonly #folder: string;
  readonly #identity: string | undefined;
  readonly #statements = new LruMap<string, SqliteStatement>(300);

  /** `busyMs`: how long each try waits for another process that writes; nothing else happens meanwhile. */
  constructor(folder: string, busyMs = 20) {
    this.#folder = folder;
    try {
      const file = join(folder, DATABASE_FILE);
      this.#database = new DatabaseSync(file);
      chmodSync(file, 0o600);
      this.#identity = fileIdentity(file);
      this.#database.exec(`pragma busy_timeout = ${busyMs}; ${PRAGMAS}`);
    } catch (error) {
      throw translateSqliteError(error, folder);
    }
  }

  /** Whether SQLite is inside a transaction; a full disk ends one by itself. */
  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /**
   * Whether the file lies where the next start looks for it; SQLite goes on writing one that was removed. The health hears
   * of it.
   */
  locate(): void {
    if (fileIdentity(join(this.#folder, DATABASE_FILE)) === this.#identity) this.health.located();
    else this.health.note(new StorageFailedError('file-gone'));
  }

  /** Looks for damage without a lock, which stops every request meanwhile; answers what it found. */
  problems(): readonly string[] {
    return sqliteProblems(this.#database, 'quick');
  }

  /** Begins a transaction that writes, once no other process does. The caller holds the mutex. */
  async begin(): Promise<void> {
    try {
      // Immediate: the write lock is taken at the start, so that a transaction cannot fail half-way for want of it.
      await this.#patiently(() => this.#prepared('begin immediate').change([]));
    } catch (error) {
      throw this.#failure(error);
    }
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
      throw this.#failure(error);
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

  /** What to throw for an error, which the health hears of. */
  #failure(error: unknown): unknown {
    const failure = translateSqliteError(error, this.#folder);
    this.health.note(failure);
    return failure;
  }

  #prepared(sql: string): SqliteStatement {
    return this.#statements.getOrMake(sql, () => new SqliteStatement(this.#database, sql));
  }

  /** Tries again while another process writes. The caller holds the mutex, which others get in between. */
  async #patiently<T>(run: () => T): Promise<T> {
    const begun = performance.now();
    for (;;) {
      try {
        return run();
      } catch (error) {
        if (!isBusy(error) || performance.now() - begun > PATIENCE_MS) throw error;
      }
      this.mutex.release();
      await pause(PAUSE_MS);
      await this.mutex.acquire();
    }
  }

  async #alone<T>(run: () => T): Promise<T> {
    // Nobody in a transaction: a single statement needs no lock, since it runs to its end at once.
    let holds = this.mutex.held;
    if (holds) await this.mutex.acquire();
    try {
      try {
        return run();
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
      // Between two tries another one's transaction could begin, of which it would be a part.
      if (!holds) await this.mutex.acquire();
      holds = true;
      return await this.#patiently(run);
    } catch (error) {
      throw this.#failure(error);
    } finally {
      if (holds) this.mutex.release();
    }
  }
}
