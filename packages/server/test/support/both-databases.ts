import { openDatabase, type Database } from '../../src/persistence/index.js';
import { postgresDatabase } from './postgres.js';
import { tempFolder } from './temp-folder.js';

/** A fresh database that all migrations have gone over, and what takes it away again. */
export interface FreshDatabase {
  readonly database: Database;
  dispose(): Promise<void>;
}

/** Both databases by their names. */
export const BOTH_DATABASES: readonly (readonly [string, () => Promise<FreshDatabase>])[] = [
  [
    'SQLite',
    async () => {
      const folder = tempFolder();
      const database = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
      return {
        database,
        dispose: async () => {
          await database.close();
          folder.remove();
        },
      };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const place = await postgresDatabase();
      const database = await openDatabase({ kind: 'postgres', url: place.url });
      return {
        database,
        dispose: async () => {
          await database.close();
          await place.drop();
        },
      };
    },
  ],
];
