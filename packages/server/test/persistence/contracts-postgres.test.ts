import { repositoryContracts } from '@ykd/application/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase, type Database } from '../../src/persistence/index.js';
import { repositories } from '../../src/persistence/repositories.js';
import { TABLES } from '../../src/persistence/schema.js';
import { postgresDatabase, type PostgresDatabase } from '../support/postgres.js';

/** Empties the tables, all in one statement. With so few rows that is far quicker than `truncate`, which makes new files. */
const emptied = sql`with ${sql.join(Object.keys(TABLES).map((name) => sql`${sql.ref(`in_${name}`)} as (delete from ${sql.table(name)})`))} select`;

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

repositoryContracts('PostgreSQL', async () => {
  await emptied.execute(database.db);
  return { subject: repositories(database) };
});
