import { Kysely, sql } from 'kysely';
import { lockDataFolder, refuseHalfRestored } from '../data-folder.js';
import type { Database } from '../database.js';
import { DIALECTS } from '../dialect.js';
import { DataFolderError, FOLDER_FULL, StorageFullError } from '../errors.js';
import { migrate } from './migrate.js';
import { createOrderWatchers } from '../order-watchers.js';
import { prepare } from '../prepared.js';
import type { Schema } from '../schema.js';
import { sqliteDialect } from '../sqlite-dialect.js';
import { SqliteEngine } from '../sqlite-engine.js';

/** Opens the embedded database in a data folder, which it locks until it is closed. */
export const openSqlite = async (dataDir: string): Promise<Database> => {
  const lock = lockDataFolder(dataDir);
  let engine: SqliteEngine | undefined;
  try {
    refuseHalfRestored(lock.folder);
    const opened = (engine = new SqliteEngine(lock.folder));
    const db = new Kysely<Schema>({ dialect: sqliteDialect(opened) });
    await migrate(db, 'sqlite');
    return {
      kind: 'sqlite',
      traits: DIALECTS.sqlite,
      db,
      prepare: (build, fixed) => prepare(opened, db, build, fixed),
      transaction: (run) => db.transaction().execute(run),
      // The data folder is locked: there is no other process to tell.
      orderEvents: createOrderWatchers(),
      ping: async () => {
        await sql`select 1`.execute(db);
      },
      close: async () => {
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    engine?.close();
    lock.release();
    if (!(error instanceof StorageFullError)) throw error;
    throw new DataFolderError(lock.folder, FOLDER_FULL, {
      cause: error,
    });
  }
};
