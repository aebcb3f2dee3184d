import { codeOf, DatabaseUnavailableError, StorageFailedError, StorageFullError } from './errors.js';

/** The network's codes for a server that is away. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of `pg` and its pool that come without a code. */
const LOST =
  /connection terminated|client has encountered a connection error|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/** A read-only transaction, as on a standby; a file that cannot be read or written; damaged pages and indexes. */
const FAILURES: ReadonlyMap<string, 'read-only' | 'io-error' | 'corrupted'> = new Map([
  ['25006', 'read-only'],
  ['58030', 'io-error'],
  ['XX001', 'corrupted'],
  ['XX002', 'corrupted'],
]);

/** What to throw for an error of PostgreSQL: one that says what is the matter, or the error itself. */
export const translatePostgresError = (error: unknown): unknown => {
  const code = codeOf(error) ?? '';
  const cause = { cause: error };
  if (code === '53100') return new StorageFullError(cause);
  const failure = FAILURES.get(code);
  if (failure !== undefined) return new StorageFailedError(failure, cause);
  // Class 08: connection; 57P0x: shutting down or starting; 53300: too many connections; 57014: statement took too long;
  // 55000: the database takes no connections; 25P0x: a transaction stood idle for too long.
  if (NETWORK.has(code) || /^(08...|25P0[34]|57P0[1-5]|53300|57014|55000)$/.test(code))
    return new DatabaseUnavailableError(cause);
  if (error instanceof AggregateError) return new DatabaseUnavailableError(cause);
  return error instanceof Error && code === '' && LOST.test(error.message)
    ? new DatabaseUnavailableError(cause)
    : error;
};
