import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { checkInProcess } from '../check/check-in-process.js';
import { checkAtStart } from '../check/check-at-start.js';
import { DATABASE_FILE } from '../data-files.js';
import { lockDataFolder, lockOrJoinDataFolder, refuseHalfRestored } from '../data-folder.js';
import type { Database } from '../database.js';
import { DIALECTS } from '../dialect.js';
import { DataFolderError, FOLDER_FULL, StorageFullError, troubleOf } from '../errors.js';
import { migrate, requireMigrated } from './migrate.js';
import { createOrderWatchers } from '../order-watchers.js';
import { prepare } from '../prepared.js';
import { probe } from '../probe.js';
import type { Schema } from '../schema.js';
import { sqliteDialect } from '../sqlite-dialect.js';
import { SqliteEngine } from '../sqlite-engine.js';
import { refuseVanished, rememberDatabase } from '../vanished.js';

/** How long a command waits while the server beside it writes. */
const BESIDE_BUSY_MS = 10_000;

/**
 * Opens the embedded database in a data folder, which it locks until it is closed. `beside`: also when a server has it
 * locked, and then as it is, without a check or a migration.
 */
export const openSqlite = async (dataDir: string, { beside = false } = {}): Promise<Database> => {
  const lock = beside ? lockOrJoinDataFolder(dataDir) : { ...lockDataFolder(dataDir), joined: false };
  let engine: SqliteEngine | undefined;
  try {
    refuseHalfRestored(lock.folder);
    refuseVanished(lock.folder);
    const opened = (engine = new SqliteEngine(lock.folder, lock.joined ? BESIDE_BUSY_MS : undefined));
    if (!lock.joined) await checkAtStart(opened, lock.folder);
    const db = new Kysely<Schema>({ dialect: sqliteDialect(opened) });
    if (lock.joined) await requireMigrated(db, 'sqlite');
    else await migrate(db, 'sqlite');
    rememberDatabase(lock.folder);
    const { health } = opened;
    const transaction: Database['transaction'] = (run) => db.transaction().execute(run);
    return {
      kind: 'sqlite',
      traits: DIALECTS.sqlite,
      db,
      prepare: (build, fixed) => prepare(opened, db, build, fixed),
      transaction,
      // The data folder is locked: there is no other process to tell.
      orderEvents: createOrderWatchers(),
      ping: async () => {
        await sql`select 1`.execute(db);
        opened.locate();
      },
      health,
      // Its engine has told of it already.
      troubleOf,
      probe: (bytes) => probe({ transaction, health }, bytes),
      check: async (signal) => {
        const problems = await checkInProcess(join(lock.folder, DATABASE_FILE), 'full', signal);
        health.checked(problems);
        return problems;
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
