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

/** An order whose refund was granted and is on its way, beside a payment that was too much and is back. */
const makeOld = async (kind: DatabaseKind, dialect: Dialect): Promise<void> => {
  const db = new Kysely<never>({ dialect });
  const all = migrations(DIALECTS[kind]);
  const provider = { getMigrations: async () => all };
  const { error } = await new Migrator({ db, provider }).migrateTo('0036-initial-passwords');
  expect(error).toBeUndefined();
  await sql`insert into ykd_order (id, product_name, user_id, status, product_id, amount, category_id, sku_attrs,
      gmt_created, gmt_modified)
    values ('o', 'x', 'u', 'TRADE_REFUNDING', 'p', 500, 'c', '[]', 1, 1)`.execute(db);
  for (const [number, paid, cause, status] of [
    ['1', 'o', 'REQUESTED', 'WAITING'],
    ['2', null, 'PAID_TWICE', 'DONE'],
  ] as const) {
    await sql`insert into payment_receipt (transaction_id, out_trade_no, order_id, paid_order_id, amount, paid_at,
        gmt_created)
      values (${`t${number}`}, 'n', 'o', ${paid}, 500, 1, 1)`.execute(db);
    const actor = cause === 'REQUESTED' ? 'staff' : null;
    await sql`insert into refund (id, order_id, transaction_id, out_trade_no, cause, amount, total, status, attempts,
        actor_kind, actor_id, note, due_at, gmt_created, gmt_modified)
      values (${`r${number}`}, 'o', ${`t${number}`}, 'n', ${cause}, 500, 500, ${status}, 0, ${actor}, ${actor},
        ${actor}, 7, ${Number(number)}, 1)`.execute(db);
  }
  await db.destroy();
};

/** What is found of it: the granted one is all that was left, and still due. */
const found = async (database: Database) => {
  const { refunds, shopOrders, unitOfWork } = repositories(database);
  const back = await refunds.ofOrder('o');
  const held = await unitOfWork.transaction((tx) => tx.refunds.ofOrder('o'));
  return {
    back: back.map(({ id, amount, whole }) => [id, amount, whole]),
    held: held.map(({ granted, secondId }) => [granted?.note ?? null, secondId]),
    asked: (await shopOrders.pageOfRefundRequests({ limit: 9 })).list,
    due: (await refunds.claimDue({ at: 7, leaseMs: 1, limit: 9 })).length,
  };
};
const FOUND = {
  back: [
    ['r1', 500, true],
    ['r2', 500, false],
  ],
  held: [
    ['staff', null],
    [null, null],
  ],
  asked: [],
  due: 2,
};

it('keeps the refunds of an older SQLite database', async () => {
  const temp = tempFolder();
  await makeOld('sqlite', sqliteDialect(new SqliteEngine(temp.path)));
  const database = await openDatabase({ kind: 'sqlite', dataDir: temp.path });
  expect(await found(database)).toEqual(FOUND);
  await database.close();
  temp.remove();
});

it('keeps the refunds of an older PostgreSQL database', async () => {
  const place = await postgresDatabase();
  await makeOld('postgres', postgresDialect(postgresPool(place.url)));
  const database = await openDatabase({ kind: 'postgres', url: place.url });
  expect(await found(database)).toEqual(FOUND);
  await database.close();
  await place.drop();
});
