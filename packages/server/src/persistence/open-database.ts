import type { Database, DatabaseSettings } from './database.js';
import { openPostgres } from './postgres-database.js';
import { openSqlite } from './sqlite-database.js';

/**
 * Opens the database and runs its migrations. An embedded one is locked for this process first. Throws DataFolderError,
 * StorageFullError, DatabaseUnavailableError or SchemaMismatchError with a message for the operator.
 */
export const openDatabase = (settings: DatabaseSettings): Promise<Database> =>
  settings.kind === 'sqlite' ? openSqlite(settings.dataDir) : openPostgres(settings.url);
