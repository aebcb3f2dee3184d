import { Kysely, sql } from 'kysely';
import type { Database } from '../database.js';
import { DIALECTS } from '../dialect.js';
import { migrate } from './migrate.js';
import { postgresDialect } from '../postgres-dialect.js';
import { PostgresEngine } from '../postgres-engine.js';
import { translatePostgresError } from '../postgres-errors.js';
import { postgresOrderEvents } from '../postgres-order-events.js';
import { postgresPool } from '../postgres-pool.js';
import { prepare } from '../prepared.js';
import type { Schema } from '../schema.js';

const translated = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw translatePostgresError(error);
  }
};

/** Migrations may take long and wait for another process to finish them: they get connections without a time limit. */
const runMigrations = async (url: string): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: postgresDialect(postgresPool(url, 0)) });
  try {
    await translated(migrate(db, 'postgres'));
  } finally {
    await db.destroy();
  }
};

/** Opens a database on a PostgreSQL server. */
export const openPostgres = async (url: string): Promise<Database> => {
  await runMigrations(url);
  const pool = postgresPool(url);
  const db = new Kysely<Schema>({ dialect: postgresDialect(pool) });
  const engine = new PostgresEngine(pool);
  const orderEvents = postgresOrderEvents(url);
  return {
    kind: 'postgres',
    traits: DIALECTS.postgres,
    db,
    prepare: (build, fixed) => prepare(engine, db, build, fixed),
    transaction: (run) => translated(db.transaction().execute(run)),
    orderEvents,
    ping: async () => {
      await translated(sql`select 1`.execute(db));
    },
    close: async () => {
      await orderEvents.close();
      await db.destroy();
    },
  };
};
