import {
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  type AbortableOperationOptions,
  type DatabaseConnection,
  type QueryCompiler,
} from 'kysely';
import type pg from 'pg';
import type { StorageHealth } from './health.js';
import { translatePostgresError } from './postgres-errors.js';
import { withoutNul } from './postgres-text.js';

class YkdPostgresQueryCompiler extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown): void {
    super.appendValue(withoutNul(parameter));
  }
}

/** What goes wrong says what is the matter, whoever asked: as errors of prepared statements do. */
class YkdPostgresDriver extends PostgresDriver {
  readonly #health: StorageHealth | undefined;
  /** Kysely keeps one object a connection. */
  readonly #translating = new WeakSet<DatabaseConnection>();

  constructor(pool: pg.Pool, health?: StorageHealth) {
    super({ pool });
    this.#health = health;
  }

  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    const connection = await this.#translated(super.acquireConnection(options));
    if (!this.#translating.has(connection)) {
      this.#translating.add(connection);
      const executeQuery = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, asked) => this.#translated(executeQuery(query, asked));
    }
    return connection;
  }

  async #translated<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const failure = translatePostgresError(error);
      this.#health?.note(failure);
      throw failure;
    }
  }
}

class YkdPostgresDialect extends PostgresDialect {
  readonly #of: readonly [pg.Pool, StorageHealth?];

  constructor(...of: readonly [pg.Pool, StorageHealth?]) {
    super({ pool: of[0] });
    this.#of = of;
  }

  override createDriver(): PostgresDriver {
    return new YkdPostgresDriver(...this.#of);
  }

  override createQueryCompiler(): QueryCompiler {
    return new YkdPostgresQueryCompiler();
  }
}

/** Kysely over `pg`. `health`: is told of what goes wrong. */
export const postgresDialect = (pool: pg.Pool, health?: StorageHealth): PostgresDialect =>
  new YkdPostgresDialect(pool, health);
