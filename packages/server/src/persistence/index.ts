export type { Database, DatabaseSettings } from './database.js';
export { codeOf, DatabaseUnavailableError, DataFolderError, StorageFullError } from './errors.js';
export { SchemaMismatchError } from './store/migrate.js';
export { openDatabase } from './store/open-database.js';
export { repositories } from './store/registry.js';
