export { BackupError } from './backup-error.js';
export { contentsOf, isDemo, type Contents } from './contents.js';
export { moveToPostgres } from './move-to-postgres.js';
export { dumpPostgres, dumpProblems, requireEmptyPostgres, restorePostgres } from './postgres-copy.js';
export { differences, rowsIn, sumTables } from './row-sums.js';
export { copySqlite, sqliteProblems } from './sqlite-copy.js';
export { sqliteRows, withSqliteFile } from './sqlite-rows.js';
