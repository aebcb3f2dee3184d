export { hasMark, setMark } from './database-marks.js';
export type { Database, DatabaseSettings } from './database.js';
export { SESSION_SECRET_FILE } from './data-files.js';
export {
  codeOf,
  DatabaseUnavailableError,
  DataFolderError,
  StorageFullError,
  type Trouble,
} from './errors.js';
export { insideOf } from './inside-of.js';
export { OtherVersionError, SchemaMismatchError } from './store/migrate.js';
export { staffAccounts } from './staff-accounts.js';
export { openDatabase } from './store/open-database.js';
export { repositories } from './store/registry.js';
