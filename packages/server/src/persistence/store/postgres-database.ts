import { Kysely, sql } from 'kysely';
import type { Database } from '../database.js';
import { DIALECTS } from '../dialect.js';
import { troubleOf } from '../errors.js';
import { migrate } from './migrate.js';
import { postgresDialect } from '../postgres-dialect.js';
import { PostgresEngine } from '../postgres-engine.js';
import { translatePostgresError } from '../postgres-errors.js';
import { postgresOrderEvents } from '../postgres-order-events.js';
import { postgresPool } from '../postgres-pool.js';
import { postgresProblems } from '../check/postgres-problems.js';
import { probe } from '../probe.js';
import { prepare } from '../prepared.js';
import type { Schema } from '../schema.js';
import { refuseVanishedBeside, rememberDatabaseBeside } from '../vanished.js';

/** Migrations may take long and wait for another process to finish them: they get connections without a time limit. */
const runMigrations = async (url: string): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: postgresDialect(postgresPool(url, 0)) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
};

/** Whether there are no tables of ours: nobody has opened the database yet. */
const isNew = async (url: string): Promise<boolean> => {
  const db = new Kysely<Schema>({ dialect: postgresDialect(postgresPool(url)) });
  try {
    const asked = sql<{ found: string | null }>`select to_regclass('kysely_migration')::text as found`;
    const { rows } = await asked.execute(db);
    return rows[0]?.found === null;
  } finally {
    await db.destroy();
  }
};

/** Opens a database on a PostgreSQL server. `folder`: see openDatabase. */
export const openPostgres = async (url: string, folder?: string): Promise<Database> => {
  if (folder !== undefined) await refuseVanishedBeside(folder, () => isNew(url));
  await runMigrations(url);
  if (folder !== undefined) rememberDatabaseBeside(folder);
  const pool = postgresPool(url);
  const engine = new PostgresEngine(pool);
  const { health } = engine;
  const db = new Kysely<Schema>({ dialect: postgresDialect(pool, health) });
  const transaction: Database['transaction'] = (run) => db.transaction().execute(run);
  const orderEvents = postgresOrderEvents(url);
  return {
    kind: 'postgres',
    traits: DIALECTS.postgres,
    db,
    prepare: (build, fixed) => prepare(engine, db, build, fixed),
    transaction,
    orderEvents,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    health,
    troubleOf: (error) => {
      const failure = translatePostgresError(error);
      health.note(failure);
      return troubleOf(failure);
    },
    probe: (bytes) => probe({ transaction, health }, bytes),
    check: async (signal) => {
      const problems = await postgresProblems(url, signal);
      health.checked(problems);
      return problems;
    },
    close: async () => {
      await orderEvents.close();
      await db.destroy();
      // Kysely ends the pool only if it had a query to run itself; an idle connection would keep the process for a while.
      if (!pool.ended) await pool.end();
    },
  };
};
