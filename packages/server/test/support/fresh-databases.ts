import type { Repositories } from '@ykd/application';
import type { Made } from '@ykd/application/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  openDatabase,
  recomputeStudents,
  recomputeSums,
  type Database,
} from '../../src/persistence/index.js';
import { ALL_TABLES, repositories } from '../../src/persistence/store/registry.js';
import { freshPostgresDatabase, freshSqliteDatabase, type FreshDatabase } from './both-databases.js';
import { tempFolder, type TempFolder } from './temp-folder.js';

type Make = () => Promise<Made<Repositories>>;
type Over = (database: Database) => Repositories;

/** That what is counted of each day is what a calculation from the beginning finds, whatever a test did. */
const sumsAreRight = async (database: Database): Promise<void> => {
  const { differed } = await recomputeStudents(database);
  expect({ students: differed, ...(await recomputeSums(database)) }).toEqual({
    students: 0,
    orders: 0,
    days: 0,
    credits: 0,
    checkIns: 0,
  });
};

/** Makes empty SQLite databases for the tests of this file: copies of one that all migrations have gone over. */
export const freshSqlite = (over: Over = repositories): Make => {
  let empty: TempFolder;
  beforeAll(async () => {
    empty = tempFolder();
    await (await openDatabase({ kind: 'sqlite', dataDir: empty.path })).close();
  });
  afterAll(() => empty.remove());
  return async () => {
    const { database, dispose } = await freshSqliteDatabase(empty.path);
    return {
      subject: over(database),
      dispose: async () => {
        await sumsAreRight(database);
        await dispose();
      },
    };
  };
};

/** Empties the tables, all in one statement. With so few rows that is far quicker than `truncate`, which makes new files. */
const emptied = sql`with ${sql.join(Object.keys(ALL_TABLES).map((name) => sql`${sql.ref(`in_${name}`)} as (delete from ${sql.table(name)})`))} select`;

/** These let nothing be removed, unless their triggers are off. */
const APPEND_ONLY = ['audit_log', 'commission_posting'] as const;

const appending = async (db: Database['db'], how: 'disable' | 'enable'): Promise<void> => {
  for (const table of APPEND_ONLY)
    await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger user`.execute(db);
};

/** What migrations write stands in these; it is kept beside, and put back. */
const WRITTEN = ['campaign', 'promo'] as const;

const keepWritten = async ({ db }: Database): Promise<void> => {
  await sql`create schema written`.execute(db);
  for (const table of WRITTEN)
    await sql`create table ${sql.table(`written.${table}`)} as select * from ${sql.table(table)}`.execute(db);
};

const putBack = async ({ db }: Database): Promise<void> => {
  for (const table of WRITTEN)
    await sql`insert into ${sql.table(table)} select * from ${sql.table(`written.${table}`)}`.execute(db);
};

const empty = async ({ db, transaction }: Database): Promise<void> => {
  const kept = await Promise.all(
    APPEND_ONLY.map((table) => db.selectFrom(table).select('seq').limit(1).execute()),
  );
  if (kept.every((rows) => rows.length === 0)) {
    await emptied.execute(db);
    return;
  }
  await transaction(async (trx) => {
    await appending(trx, 'disable');
    await emptied.execute(trx);
    await appending(trx, 'enable');
  });
};

/** Empties one PostgreSQL database for each test of this file. */
export const freshPostgres = (over: Over = repositories): Make => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshPostgresDatabase();
    await keepWritten(fresh.database);
  });
  afterAll(() => fresh.dispose());
  return async () => {
    await empty(fresh.database);
    await putBack(fresh.database);
    return { subject: over(fresh.database), dispose: () => sumsAreRight(fresh.database) };
  };
};
