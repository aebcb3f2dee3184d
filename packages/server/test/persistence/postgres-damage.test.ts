import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, repositories, type Database } from '../../src/persistence/index.js';
import { postgresDatabase, type PostgresDatabase } from '../support/postgres.js';

let place: PostgresDatabase;
let database: Database;
beforeEach(async () => {
  place = await postgresDatabase();
  database = await openDatabase({ kind: 'postgres', url: place.url });
});
afterEach(async () => {
  await database.close();
  await place.drop();
});

/** Makes a table answer as the server does that finds a damaged page of it. */
const spoilNotes = async (): Promise<void> => {
  const statements = [
    'alter table note rename to note_before',
    `create function note_pages() returns setof note_before language plpgsql as $$
      begin raise exception 'invalid page in block 3 of relation "note"' using errcode = 'XX001'; end $$`,
    'create view note as select * from note_pages()',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database.db);
};

it('damage is found by the full check, and over when a later one finds none', async () => {
  expect(await database.check()).toEqual([]);
  await spoilNotes();
  expect(await database.check()).toEqual(['note: invalid page in block 3 of relation "note"']);
  expect(database.health.trouble()).toBe('corrupted');
  await sql`drop view note`.execute(database.db);
  await sql`alter table note_before rename to note`.execute(database.db);
  expect(await database.check()).toEqual([]);
  expect(database.health.trouble()).toBeUndefined();
});

it('damage that a request comes upon is heard of', async () => {
  await spoilNotes();
  const reading = repositories(database).notes.findByCourse('m', 'c');
  await expect(reading).rejects.toMatchObject({ name: 'StorageFailedError', trouble: 'corrupted' });
  expect(database.health.trouble()).toBe('corrupted');
});

it('a check that is told to end does', async () => {
  await expect(database.check(AbortSignal.abort())).rejects.toThrow();
});
