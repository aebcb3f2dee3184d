import { specifiedCampaigns, specifiedPromos } from '@ykd/domain/activity';
import { Kysely, sql, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { DIALECTS, type DatabaseKind } from '../../src/persistence/dialect.js';
import { openDatabase, repositories, type Database } from '../../src/persistence/index.js';
import { postgresDialect } from '../../src/persistence/postgres-dialect.js';
import { postgresPool } from '../../src/persistence/postgres-pool.js';
import { sqliteDialect } from '../../src/persistence/sqlite-dialect.js';
import { SqliteEngine } from '../../src/persistence/sqlite-engine.js';
import { migrations } from '../../src/persistence/store/registry.js';
import { postgresDatabase } from '../support/postgres.js';
import { tempFolder } from '../support/temp-folder.js';

const DAYS = { firstDay: '2026-01-01', lastDay: '2026-02-01' };

/** A database in which staff set the days of a campaign and of the banner, before these were in it. */
const makeOld = async (kind: DatabaseKind, dialect: Dialect): Promise<void> => {
  const db = new Kysely<never>({ dialect });
  const all = migrations(DIALECTS[kind]);
  const provider = { getMigrations: async () => all };
  const { error } = await new Migrator({ db, provider }).migrateTo('0061-class-staff-who-left');
  expect(error).toBeUndefined();
  for (const key of ['2024_march', 'promo_banner'])
    await sql`insert into activity_period (key, first_day, last_day, gmt_modified)
      values (${key}, ${DAYS.firstDay}, ${DAYS.lastDay}, 5)`.execute(db);
  await db.destroy();
};

/** All of the Specification, with the days that staff set, as it stands. */
const kept = async (database: Database) => {
  const { activities } = repositories(database);
  return { campaigns: await activities.campaigns(), promos: await activities.promos() };
};

const stamp = { version: 1, changedBy: null, changedAt: 0 };
const expected = {
  campaigns: expect.arrayContaining(
    specifiedCampaigns().map((one) => ({ ...one, ...(one.value === '2024_march' ? DAYS : {}), ...stamp })),
  ) as unknown,
  promos: expect.arrayContaining(
    specifiedPromos().map((one) => ({ ...one, ...(one.id === 'promo_banner' ? DAYS : {}), ...stamp })),
  ) as unknown,
};

it('takes over the days that staff set in an older SQLite database', async () => {
  const temp = tempFolder();
  await makeOld('sqlite', sqliteDialect(new SqliteEngine(temp.path)));
  const database = await openDatabase({ kind: 'sqlite', dataDir: temp.path });
  const found = await kept(database);
  expect(found).toEqual(expected);
  expect([found.campaigns.length, found.promos.length]).toEqual([10, 2]);
  await database.close();
  temp.remove();
});

it('takes over the days that staff set in an older PostgreSQL database', async () => {
  const place = await postgresDatabase();
  await makeOld('postgres', postgresDialect(postgresPool(place.url)));
  const database = await openDatabase({ kind: 'postgres', url: place.url });
  const found = await kept(database);
  expect(found).toEqual(expected);
  expect([found.campaigns.length, found.promos.length]).toEqual([10, 2]);
  await database.close();
  await place.drop();
});
