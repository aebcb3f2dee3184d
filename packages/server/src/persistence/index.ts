export { hasMark, setMark } from './database-marks.js';
export type { Database, DatabaseSettings } from './database.js';
export { DATABASE_FILE, SESSION_SECRET_FILE } from './data-files.js';
export {
  codeOf,
  DatabaseUnavailableError,
  DataFolderError,
  StorageFullError,
  type Trouble,
} from './errors.js';
export { recomputeStudents, type Recomputed } from './recompute-students.js';
export { fillSums } from './fill-sums.js';
export { copyCredited, copyPaid } from './credit-copies.js';
export { fillStandings } from './keep-standings.js';
export { fillCredits } from './fill-credits.js';
export { recomputeSums } from './sums/recompute-sums.js';
export { insideOf } from './inside-of.js';
export { isDamage } from './sqlite-errors.js';
export { populate } from './populate/populate.js';
export type { Population } from './populate/population.js';
export { OtherVersionError, SchemaMismatchError } from './store/migrate.js';
export { staffAccounts } from './staff-accounts.js';
export { HOLDER_FILE, LOCK_FILE, lockDataFolder, RESTORING_FILE } from './data-folder.js';
export { openDatabase } from './store/open-database.js';
export { KNOWN_MIGRATIONS, repositories } from './store/registry.js';
