import type { Repositories } from '@ykd/application';
import type { Made } from '@ykd/application/testing';
import { sql } from 'kysely';
import { cpSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase, type Database } from '../../src/persistence/index.js';
import { ALL_TABLES, repositories } from '../../src/persistence/store/registry.js';
import { postgresDatabase, type PostgresDatabase } from './postgres.js';
import { tempFolder, type TempFolder } from './temp-folder.js';

type Make = () => Promise<Made<Repositories>>;

/** Makes empty SQLite databases for the tests of this file: copies of one that all migrations have gone over. */
export const freshSqlite = (): Make => {
  let empty: TempFolder;
  beforeAll(async () => {
    empty = tempFolder();
    await (await openDatabase({ kind: 'sqlite', dataDir: empty.path })).close();
  });
  afterAll(() => empty.remove());
  return async () => {
    const folder = tempFolder();
    cpSync(empty.path, folder.path, { recursive: true });
    const database = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
    return {
      subject: repositories(database),
      dispose: async () => {
        await database.close();
        folder.remove();
      },
    };
  };
};

/** Empties the tables, all in one statement. With so few rows that is far quicker than `truncate`, which makes new files. */
const emptied = sql`with ${sql.join(Object.keys(ALL_TABLES).map((name) => sql`${sql.ref(`in_${name}`)} as (delete from ${sql.table(name)})`))} select`;

/** Empties one PostgreSQL database for each test of this file. */
export const freshPostgres = (): Make => {
  let place: PostgresDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await postgresDatabase();
    database = await openDatabase({ kind: 'postgres', url: place.url });
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });
  return async () => {
    await emptied.execute(database.db);
    return { subject: repositories(database) };
  };
};
