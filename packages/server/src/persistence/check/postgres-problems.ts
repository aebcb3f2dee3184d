import { sql, Kysely } from 'kysely';
import { StorageFailedError } from '../errors.js';
import { postgresDialect } from '../postgres-dialect.js';
import { postgresPool } from '../postgres-pool.js';
import { TABLES, type Schema } from '../schema.js';

/**
 * What is damaged in a database on a PostgreSQL server, a line for each table that cannot be read to its end; nothing when
 * all can. Pages whose checksums do not fit cannot be read, where the server keeps checksums.
 */
export const postgresProblems = async (url: string, signal?: AbortSignal): Promise<readonly string[]> => {
  const db = new Kysely<Schema>({ dialect: postgresDialect(postgresPool(url, 0)) });
  const problems: string[] = [];
  try {
    for (const name of Object.keys(TABLES)) {
      signal?.throwIfAborted();
      try {
        // Each row as a text: long values lie in pages of their own.
        await sql`select sum(length(t::text)) from ${sql.table(name)} as t`.execute(db);
      } catch (error) {
        if (!(error instanceof StorageFailedError)) throw error;
        const { cause } = error;
        problems.push(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
      }
    }
    return problems;
  } finally {
    await db.destroy();
  }
};
