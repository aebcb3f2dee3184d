export { openDatabase } from './database.js';
export { DatabaseUnavailableError, DataFolderError, StorageFullError } from './errors.js';
export { SchemaMismatchError } from './migrate.js';
export { repositories } from './repositories.js';
