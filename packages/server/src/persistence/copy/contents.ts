import type { DatabaseMark } from '../database-marks.js';
import { type RowSource, sumTables, type TableSums } from './row-sums.js';

/** What is in a database of the platform. */
export interface Contents {
  /** The names of the migrations that have gone over it, sorted. */
  readonly migrations: readonly string[];
  readonly tables: TableSums;
}

const MIGRATIONS_TABLE = 'kysely_migration';

/** The migrations that have gone over a database, sorted; none where nobody has migrated it. */
export const migrationsIn = async (source: RowSource): Promise<readonly string[]> => {
  if (!(await source.tables()).includes(MIGRATIONS_TABLE)) return [];
  const names: string[] = [];
  for await (const batch of source.rows(MIGRATIONS_TABLE, ['name'])) {
    names.push(...batch.map(([name]) => String(name)));
  }
  return names.toSorted();
};

/** What is in a database. */
export const contentsOf = async (source: RowSource): Promise<Contents> => ({
  migrations: await migrationsIn(source),
  tables: await sumTables(source),
});

const MARKS_TABLE = 'database_mark';
const DEMO: DatabaseMark = 'demo';

/** Whether a database was ever loaded with demo data. One that is older than its marks says no until it is migrated. */
export const isDemo = async (source: RowSource): Promise<boolean> => {
  if (!(await source.tables()).includes(MARKS_TABLE)) return false;
  for await (const batch of source.rows(MARKS_TABLE, ['name'])) {
    if (batch.some(([name]) => name === DEMO)) return true;
  }
  return false;
};
