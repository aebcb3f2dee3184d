export type { Database, DatabaseSettings } from './database.js';
export { codeOf, DatabaseUnavailableError, DataFolderError, StorageFullError } from './errors.js';
export { SchemaMismatchError } from './store/migrate.js';
export { DATABASE_FILE } from './sqlite-engine.js';
export { HOLDER_FILE, LOCK_FILE, lockDataFolder, RESTORING_FILE } from './data-folder.js';
export { openDatabase } from './store/open-database.js';
export { KNOWN_MIGRATIONS, repositories } from './store/registry.js';
