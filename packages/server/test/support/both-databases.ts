import { cpSync } from 'node:fs';
import { openDatabase, type Database } from '../../src/persistence/index.js';
import { postgresDatabase } from './postgres.js';
import { tempFolder } from './temp-folder.js';

/** A fresh database that all migrations have gone over, and what takes it away again. */
export interface FreshDatabase {
  readonly database: Database;
  dispose(): Promise<void>;
}

/** A fresh embedded database; `copyOf`: the folder of one that is closed, which is quicker than migrations. */
export const freshSqliteDatabase = async (copyOf?: string): Promise<FreshDatabase> => {
  const folder = tempFolder();
  if (copyOf !== undefined) cpSync(copyOf, folder.path, { recursive: true });
  const database = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
  return {
    database,
    dispose: async () => {
      await database.close();
      folder.remove();
    },
  };
};

/** A fresh database of its own on the PostgreSQL server of the test run. */
export const freshPostgresDatabase = async (): Promise<FreshDatabase> => {
  const place = await postgresDatabase();
  const database = await openDatabase({ kind: 'postgres', url: place.url });
  return {
    database,
    dispose: async () => {
      await database.close();
      await place.drop();
    },
  };
};

/** Both databases by their names. */
export const BOTH_DATABASES: readonly (readonly [string, () => Promise<FreshDatabase>])[] = [
  ['SQLite', () => freshSqliteDatabase()],
  ['PostgreSQL', freshPostgresDatabase],
];
