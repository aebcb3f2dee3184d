import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { SqlValue } from './tables/sql-value.js';
import type { SqliteEngine } from './sqlite-engine.js';

class SqliteConnection implements DatabaseConnection {
  readonly #engine: SqliteEngine;

  constructor(engine: SqliteEngine) {
    this.#engine = engine;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = this.#engine.execute(query.sql, query.parameters as readonly SqlValue[]);
    return { rows: rows as R[], numAffectedRows: BigInt(rows.length > 0 ? rows.length : changes) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported: read in pages');
  }
}

/** Kysely's driver over the one connection: who acquires it has it alone until he releases it. */
class SqliteDriver implements Driver {
  readonly #engine: SqliteEngine;

  constructor(engine: SqliteEngine) {
    this.#engine = engine;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#engine.mutex.acquire();
    return new SqliteConnection(this.#engine);
  }

  async releaseConnection(): Promise<void> {
    this.#engine.mutex.release();
  }

  async beginTransaction(): Promise<void> {
    await this.#engine.begin();
  }

  async commitTransaction(): Promise<void> {
    this.#engine.execute('commit', []);
  }

  async rollbackTransaction(): Promise<void> {
    if (this.#engine.inTransaction) this.#engine.execute('rollback', []);
  }

  async destroy(): Promise<void> {
    // After whatever transaction is under way.
    await this.#engine.mutex.acquire();
    this.#engine.close();
    this.#engine.mutex.release();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  // SQLite's DDL is transactional; a migration that is cut off must leave nothing behind.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely over `node:sqlite`. */
export const sqliteDialect = (engine: SqliteEngine): Dialect => ({
  createDriver: () => new SqliteDriver(engine),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new TransactionalSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
