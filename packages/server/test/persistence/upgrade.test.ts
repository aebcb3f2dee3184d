import { sampleOrder } from '@ykd/application/testing';
import { Kysely, sql, type Dialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { DIALECTS, type DatabaseKind } from '../../src/persistence/dialect.js';
import { openDatabase, repositories, type Database } from '../../src/persistence/index.js';
import { migrations } from '../../src/persistence/store/registry.js';
import { postgresDialect } from '../../src/persistence/postgres-dialect.js';
import { postgresPool } from '../../src/persistence/postgres-pool.js';
import { sqliteDialect } from '../../src/persistence/sqlite-dialect.js';
import { SqliteEngine } from '../../src/persistence/sqlite-engine.js';
import { postgresDatabase } from '../support/postgres.js';
import { tempFolder } from '../support/temp-folder.js';

const order = sampleOrder('old', { skuAttrs: [] });
const CODE = { mobile: '13800000001', digest: 'of a code on its way' };

/** Makes a database as it was before orders could be bought, with an order and a code on its way in it. */
const makeOld = async (kind: DatabaseKind, dialect: Dialect): Promise<void> => {
  const db = new Kysely<never>({ dialect });
  const all = migrations(DIALECTS[kind]);
  const provider = { getMigrations: async () => all };
  const { error } = await new Migrator({ db, provider }).migrateTo('0004-member-ways');
  expect(error).toBeUndefined();
  await sql`insert into ykd_order (id, product_name, user_id, status, product_id, amount, category_id, sku_attrs,
      valid_date, gmt_created, gmt_modified)
    values (${order.id}, ${order.productName}, ${order.userId}, ${order.status}, ${order.productId}, ${order.amount},
      ${order.categoryId}, '[]', ${order.validDate}, ${order.gmtCreated}, ${order.gmtModified})`.execute(db);
  const { mobile, digest } = CODE;
  await sql`insert into sms_code (mobile, digest, expires_at, tries) values (${mobile}, ${digest}, 10, 0)`.execute(
    db,
  );
  await db.destroy();
};

/** What is found of the old order, and whether the code is still good, wherever it was asked for. */
const findOld = async (database: Database) => {
  const { shopOrders, orders, smsCodes } = repositories(database);
  return {
    sold: await shopOrders.find('old'),
    paid: await orders.findPaidByUser(order.userId),
    redeemed: await smsCodes.redeem({ ...CODE, address: '10.0.0.1', at: 9, maxTries: 1 }),
  };
};

const sold = { listAmount: order.amount, couponId: null, paidAt: null, validDays: 463, serviceDays: 0 };
const expected = { sold: { ...order, ...sold }, paid: [order], redeemed: true };

it('keeps the orders and codes of an older SQLite database', async () => {
  const temp = tempFolder();
  await makeOld('sqlite', sqliteDialect(new SqliteEngine(temp.path)));
  const database = await openDatabase({ kind: 'sqlite', dataDir: temp.path });
  expect(await findOld(database)).toStrictEqual(expected);
  await database.close();
  temp.remove();
});

it('keeps the orders and codes of an older PostgreSQL database', async () => {
  const place = await postgresDatabase();
  await makeOld('postgres', postgresDialect(postgresPool(place.url)));
  const database = await openDatabase({ kind: 'postgres', url: place.url });
  expect(await findOld(database)).toStrictEqual(expected);
  await database.close();
  await place.drop();
});
