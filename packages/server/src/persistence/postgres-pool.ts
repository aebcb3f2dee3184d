import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;

/** Connections that one process holds at the most. */
const POOL_SIZE = 10;

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  // Instants, cents and counts all lie far below 2^53.
  oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text');

/**
 * A pool of connections. `statementTimeoutMs` 0: none, for migrations. A connection that breaks, idle or in use, is
 * dropped; the next query opens another.
 */
export const postgresPool = (url: string, statementTimeoutMs = 15_000): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'ykd',
    statement_timeout: statementTimeoutMs,
    // A little longer than the server's own limit: for a server that does not answer at all.
    ...(statementTimeoutMs > 0 ? { query_timeout: statementTimeoutMs + 5_000 } : {}),
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser },
  });
  // An error event that nobody listens to ends the process. The query that suffered from it rejects anyhow.
  const ignore = (): void => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
};
