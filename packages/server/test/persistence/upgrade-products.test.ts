import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { DIALECTS, type DatabaseKind } from '../../src/persistence/dialect.js';
import { postgresDialect } from '../../src/persistence/postgres-dialect.js';
import { postgresPool } from '../../src/persistence/postgres-pool.js';
import { sqliteDialect } from '../../src/persistence/sqlite-dialect.js';
import { SqliteEngine } from '../../src/persistence/sqlite-engine.js';
import { migrations } from '../../src/persistence/store/registry.js';
import { postgresDatabase } from '../support/postgres.js';
import { tempFolder } from '../support/temp-folder.js';

/** What products of before are found and ordered by: one with an option that is cheaper than itself, one without any. */
const leastAmounts = async (kind: DatabaseKind, db: Kysely<never>): Promise<unknown> => {
  const all = migrations(DIALECTS[kind]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  expect((await migrator.migrateTo('0041-bills')).error).toBeUndefined();
  const skuAttrs = JSON.stringify([
    {
      values: [
        { value: '一', amount: 5, off: true },
        { value: '二', amount: 7 },
      ],
    },
  ]);
  for (const [id, attrs] of [
    ['a', skuAttrs],
    ['b', '[]'],
  ] as const) {
    await sql`insert into ykd_product (id, name, type, status, sort, category_id, amount, description, sku_attrs,
        gmt_created, gmt_modified)
      values (${id}, 'x', 'COURSE', 'ON', 1, 'c', 9, '', ${attrs}, 1, 1)`.execute(db);
  }
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const { rows } = await sql`select id, least_amount from ykd_product order by id`.execute(db);
  await db.destroy();
  return rows;
};
const FOUND = [
  { id: 'a', least_amount: 7 },
  { id: 'b', least_amount: 9 },
];

it('products of before are listed by the prices that are shown, on SQLite', async () => {
  const { path, remove } = tempFolder();
  expect(
    await leastAmounts('sqlite', new Kysely<never>({ dialect: sqliteDialect(new SqliteEngine(path)) })),
  ).toEqual(FOUND);
  remove();
});

it('products of before are listed by the prices that are shown, on PostgreSQL', async () => {
  const { url, drop } = await postgresDatabase();
  const dialect = postgresDialect(postgresPool(url));
  expect(await leastAmounts('postgres', new Kysely<never>({ dialect }))).toEqual(FOUND);
  await drop();
});
