import { PostgresDialect, PostgresQueryCompiler, type QueryCompiler } from 'kysely';
import type pg from 'pg';
import { withoutNul } from './postgres-text.js';

class YkdPostgresQueryCompiler extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown): void {
    super.appendValue(withoutNul(parameter));
  }
}

class YkdPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new YkdPostgresQueryCompiler();
  }
}

/** Kysely over `pg`. */
export const postgresDialect = (pool: pg.Pool): PostgresDialect => new YkdPostgresDialect({ pool });
