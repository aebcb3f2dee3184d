import type pg from 'pg';
import type { Engine, SqlRow, Statement } from './engine.js';
import type { SqlValue } from './tables/sql-value.js';
import { createStorageHealth } from './health.js';
import { translatePostgresError } from './postgres-errors.js';
import { withoutNul } from './postgres-text.js';

/** Runs finished SQL on a pool. Fixed statements are prepared once a connection. */
export class PostgresEngine implements Engine {
  readonly health = createStorageHealth();
  readonly #pool: pg.Pool;
  readonly #names = new Map<string, string>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  statement(sql: string, fixed: boolean): Statement {
    const name = fixed ? { name: this.#nameOf(sql) } : {};
    const run = async (parameters: readonly SqlValue[]): Promise<pg.QueryResult<SqlRow>> => {
      try {
        return await this.#pool.query<SqlRow>({ ...name, text: sql, values: parameters.map(withoutNul) });
      } catch (error) {
        const failure = translatePostgresError(error);
        this.health.note(failure);
        throw failure;
      }
    };
    return {
      all: async (parameters) => (await run(parameters)).rows,
      change: async (parameters) => (await run(parameters)).rowCount ?? 0,
    };
  }

  #nameOf(sql: string): string {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    const name = `ykd_${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}
