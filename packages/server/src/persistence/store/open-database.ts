import type { Database, DatabaseSettings } from '../database.js';
import { outermost } from './outermost.js';
import { openSqlite } from './sqlite-database.js';

const open = async (settings: DatabaseSettings, beside: boolean): Promise<Database> => {
  if (settings.kind === 'sqlite') return openSqlite(settings.dataDir, { beside });
  // Its driver costs memory that the embedded database has no use for.
  const { openPostgres } = await import('./postgres-database.js');
  return openPostgres(settings.url);
};

/**
 * Opens the database and runs its migrations. An embedded one is locked for this process first; `beside`: unless a running
 * server has it locked, beside which it is opened as it is, OtherVersionError if that is not up to date. Throws DataFolderError,
 * StorageFullError, DatabaseUnavailableError or SchemaMismatchError with a message for the operator.
 */
export const openDatabase = async (
  settings: DatabaseSettings,
  { beside = false } = {},
): Promise<Database> => {
  const database = await open(settings, beside);
  return { ...database, transaction: outermost(database.transaction) };
};
