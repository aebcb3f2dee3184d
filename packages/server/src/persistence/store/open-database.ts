import type { Database, DatabaseSettings } from '../database.js';
import { withSums } from '../pending-sums.js';
import { outermost } from './outermost.js';
import { openSqlite } from './sqlite-database.js';

interface Opening {
  readonly beside?: boolean;
  readonly folder?: string;
}

const open = async (settings: DatabaseSettings, { beside = false, folder }: Opening): Promise<Database> => {
  if (settings.kind === 'sqlite') return openSqlite(settings.dataDir, { beside });
  // Its driver costs memory that the embedded database has no use for.
  const { openPostgres } = await import('./postgres-database.js');
  return openPostgres(settings.url, folder);
};

/**
 * Opens the database and runs its migrations. An embedded one is locked for this process first; `beside`: unless a running
 * server has it locked, beside which it is opened as it is, OtherVersionError if that is not up to date. `folder`: the data
 * folder beside a PostgreSQL database, which remembers that there was one. Throws DataFolderError, also for a database that
 * vanished, StorageFullError, DatabaseUnavailableError or SchemaMismatchError with a message for the operator.
 */
export const openDatabase = async (settings: DatabaseSettings, opening: Opening = {}): Promise<Database> => {
  const database = await open(settings, opening);
  return { ...database, transaction: outermost(withSums(database.transaction)) };
};
