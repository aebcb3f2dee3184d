import {
  sampleMember,
  sampleOrder,
  sampleProduct,
  sampleSession,
  withLogins,
} from '@ykd/application/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/persistence/index.js';
import { DatabaseUnavailableError } from '../../src/persistence/errors.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { postgresDatabase, type PostgresDatabase } from '../support/postgres.js';

let place: PostgresDatabase;
let database: Database;
const open = () => openDatabase({ kind: 'postgres', url: place.url });

beforeEach(async () => {
  place = await postgresDatabase();
  database = await open();
});
afterEach(async () => {
  await database.close();
  await place.drop();
});

it('reads whole numbers as numbers', async () => {
  await repositories(database).orders.insert(sampleOrder('o', { amount: 9_007_199_254_740_991 }));
  const { rows } =
    await sql`select amount, count(*) as n, sum(amount) as total from ykd_order group by amount`.execute(
      database.db,
    );
  expect(rows).toEqual([{ amount: 9_007_199_254_740_991, n: 1, total: 9_007_199_254_740_991 }]);
});

it('is migrated once by many processes that start together', async () => {
  const fresh = await postgresDatabase();
  const opened = await Promise.all(
    [1, 2, 3, 4].map(() => openDatabase({ kind: 'postgres', url: fresh.url })),
  );
  const [first] = opened;
  expect(await (first && repositories(first).members.count())).toBe(0);
  await Promise.all(opened.map((one) => one.close()));
  await fresh.drop();
});

it('ends statements that take too long', async () => {
  const { rows } = await sql`show statement_timeout`.execute(database.db);
  expect(rows).toEqual([{ statement_timeout: '15s' }]);
});

it('sorts by code point, whatever the locale', async () => {
  const { orders, entities } = repositories(database);
  for (const id of ['B', 'a', 'Z', '_']) await orders.insert(sampleOrder(id));
  const rows = await entities.find({
    entity: 'YkdOrder',
    fields: ['id'],
    filters: [],
    sort: [],
    limit: 9,
    offset: 0,
  });
  expect(rows.map((row) => row['id'])).toEqual(['B', 'Z', '_', 'a']);
});

/** A transaction of another process: what is begun meanwhile is not begun inside it. */
const elsewhere: Database['transaction'] = async (run) => {
  const other = await open();
  try {
    return await other.transaction(run);
  } finally {
    await other.close();
  }
};

/** Starts something while a change of the password is on the way; answers what it comes to after the change. */
const duringChange = async <T>(begin: () => Promise<T>): Promise<T> => {
  let begun: { readonly answer: Promise<T> } | undefined;
  await elsewhere(async (trx) => {
    await trx.updateTable('member').set({ pwd_hash: 'new' }).execute();
    await trx.deleteFrom('session').execute();
    await trx.deleteFrom('weixin_binding').execute();
    begun = { answer: begin() };
    const waiting = sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where datname = ${place.name} and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(database.db)).rows[0]?.n).toBe(1);
  });
  if (begun === undefined) throw new Error('nothing was begun');
  return begun.answer;
};

it('opens no session by a password while its change is on the way', async () => {
  const { members, sessions } = withLogins(repositories(database));
  await members.insert({ ...sampleMember('1'), passwordHash: 'old' });
  expect(await duringChange(() => sessions.insertIfPassword(sampleSession('1'), 'old'))).toBe(false);
  expect(await sessions.findByUser('member-1', 0)).toEqual([]);
});

it('opens no session by a WeChat account while a change of the password releases it', async () => {
  const { members, sessions } = withLogins(repositories(database));
  await members.insert(sampleMember('1'));
  await sessions.insert(sampleSession('1'));
  await members.bindWeixin({ id: 'member-1', sessionId: 'session-1', openid: 'w', at: 5 });
  const session = sampleSession('phone', { userId: 'member-1' });
  expect(await duringChange(() => sessions.insertIfWeixin(session, 'w'))).toBe(false);
  expect(await sessions.findByUser('member-1', 0)).toEqual([]);
});

it('binds no WeChat account by a session that a change of the password is ending', async () => {
  const { members, sessions } = withLogins(repositories(database));
  await members.insert(sampleMember('1'));
  await sessions.insert(sampleSession('1'));
  const binding = { id: 'member-1', sessionId: 'session-1', openid: 'w', at: 5 };
  expect(await duringChange(() => members.bindWeixin(binding))).toBe('session-ended');
  expect(await members.findByWeixin('w')).toBeUndefined();
});

it('deletes no product while an order for it is on the way', async () => {
  const { products, orders } = repositories(database);
  await products.insert(sampleProduct('p'));
  let order: Promise<void> | undefined;
  let deleting: Promise<unknown> | undefined;
  const waiting = sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = ${place.name} and wait_event_type = 'Lock'`;
  const untilWaiting = async (n: number) => {
    await expect.poll(async () => (await waiting.execute(database.db)).rows[0]?.n).toBe(n);
  };
  await elsewhere(async (trx) => {
    // The order has its product, and waits for its own table.
    await sql`lock table ykd_order in share mode`.execute(trx);
    order = orders.insert(sampleOrder('o', { productId: 'p' }));
    await untilWaiting(1);
    deleting = products.delete('p');
    await untilWaiting(2);
  });
  await order;
  expect(await deleting).toBe('in-use');
});

describe('a lost database', () => {
  const endConnections = () =>
    place.admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${place.name}'`);

  it('is reached again after its connections broke, idle ones and one in a transaction', async () => {
    const { members } = repositories(database);
    await Promise.all([1, 2, 3].map((key) => members.insert(sampleMember(`${key}`))));
    const broken = database.transaction(async (trx) => {
      await trx
        .insertInto('login_attempt')
        .values({ account: 'a', address: 'b', guess: 'g1', at: 1 })
        .execute();
      await endConnections();
      await trx
        .insertInto('login_attempt')
        .values({ account: 'a', address: 'b', guess: 'g2', at: 2 })
        .execute();
    });
    await expect(broken).rejects.toThrow(DatabaseUnavailableError);
    await expect.poll(() => members.count().catch(() => undefined)).toBe(3);
    expect(await members.insert(sampleMember('4'))).toBe(true);
    expect(await repositories(database).loginAttempts.deleteOlder(9)).toBe(0);
  });

  it('is said to be away while it takes no connections, and works afterwards', async () => {
    const { members, couponClaims } = repositories(database);
    await place.admin(`alter database ${place.name} allow_connections false`);
    await endConnections();
    await expect
      .poll(() => members.count().catch((error: unknown) => error))
      .toBeInstanceOf(DatabaseUnavailableError);
    await expect(database.ping()).rejects.toThrow('数据库暂时无法连接');
    await expect(members.insert(sampleMember('1'))).rejects.toThrow(DatabaseUnavailableError);
    // One that is not prepared, outside a transaction.
    await expect(couponClaims.addVisit({ id: 'b', partnerId: 'p' }, '2026-01-01')).rejects.toThrow(
      DatabaseUnavailableError,
    );
    await place.admin(`alter database ${place.name} allow_connections true`);
    await expect(database.ping()).resolves.toBeUndefined();
    expect(await members.insert(sampleMember('1'))).toBe(true);
  });

  it('is said to be away when nobody listens', async () => {
    const url = new URL(place.url);
    url.port = '1';
    await expect(openDatabase({ kind: 'postgres', url: url.href })).rejects.toThrow(DatabaseUnavailableError);
  });
});
