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

/** The audit log lets nothing be removed, unless its triggers are off. */
const appending = (how: 'disable' | 'enable') => sql`alter table audit_log ${sql.raw(how)} trigger user`;

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
  if ((await db.selectFrom('audit_log').select('seq').limit(1).execute()).length === 0) {
    await emptied.execute(db);
    return;
  }
  await transaction(async (trx) => {
    await appending('disable').execute(trx);
    await emptied.execute(trx);
    await appending('enable').execute(trx);
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
