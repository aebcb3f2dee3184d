export type { Database, DatabaseSettings } from './database.js';
export { codeOf, DatabaseUnavailableError, DataFolderError, StorageFullError } from './errors.js';
export { SchemaMismatchError } from './migrate.js';
export { openDatabase } from './open-database.js';
export { repositories } from './registry.js';
