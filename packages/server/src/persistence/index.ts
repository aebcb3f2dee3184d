export { openDatabase, type Database, type DatabaseSettings } from './database.js';
export { lockDataFolder, type DataFolderLock } from './data-folder.js';
export { DatabaseUnavailableError, DataFolderError, StorageFullError } from './errors.js';
export { SchemaMismatchError } from './migrate.js';
export { repositories, type Repositories } from './repositories.js';
