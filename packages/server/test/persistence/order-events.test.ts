import { orderEventsContract } from '@ykd/application/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/persistence/index.js';
import { freshSqliteDatabase } from '../support/both-databases.js';
import { postgresDatabase, type PostgresDatabase } from '../support/postgres.js';

orderEventsContract('SQLite', async () => {
  const { database, dispose } = await freshSqliteDatabase();
  return { subject: database.orderEvents, dispose };
});

/** For what another process does; how long that takes is no part of a test. */
const SOON = { interval: 10 };

describe('PostgreSQL: OrderEvents', () => {
  let place: PostgresDatabase;
  /** Two processes, as far as the database can tell. */
  let here: Database;
  let there: Database;

  /** Counts the changes of an order that a process is told of. */
  const count = (database: Database, orderId: string) => {
    const counted = { calls: 0 };
    const stop = database.orderEvents.watch(orderId, () => {
      counted.calls += 1;
    });
    return { counted, stop };
  };
  /** Opens the database, and waits until it listens, which everybody is told of. */
  const open = async (): Promise<Database> => {
    const database = await openDatabase({ kind: 'postgres', url: place.url });
    await calledOnce(database, () => {});
    return database;
  };
  /** Waits until everybody of a process has been called after `act`. */
  const calledOnce = async (database: Database, act: () => unknown): Promise<void> => {
    const { counted, stop } = count(database, 'anything');
    await act();
    await expect.poll(() => counted.calls, SOON).toBe(1);
    stop();
  };
  const listening = async (): Promise<readonly number[]> => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = ${place.name} and application_name = 'ykd-order-events' order by backend_start`.execute(
      here.db,
    );
    return rows.map(({ pid }) => pid);
  };
  const kill = (pid: number | undefined) => place.admin(`select pg_terminate_backend(${pid})`);

  beforeEach(async () => {
    place = await postgresDatabase();
    here = await open();
    there = await open();
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
    await place.drop();
  });

  it('tells every process of a change, each once', async () => {
    const [own, other, elsewhere] = [count(here, 'o'), count(there, 'o'), count(there, 'p')];
    for (let change = 0; change < 3; change += 1) here.orderEvents.changed('o');
    expect(own.counted.calls).toBe(3);
    // Changes that come together may be told of together.
    await expect.poll(() => other.counted.calls, SOON).toBeGreaterThan(0);
    here.orderEvents.changed('p');
    await expect.poll(() => elsewhere.counted.calls, SOON).toBe(1);
    expect(other.counted.calls).toBeLessThan(4);
    expect(own.counted.calls).toBe(3);
    expect(await listening()).toHaveLength(2);
  });

  it('takes an order’s name as it is', async () => {
    for (const orderId of ['a b', '订单', "'; drop table ykd_order; --", '']) {
      const { counted } = count(there, orderId);
      here.orderEvents.changed(orderId);
      await expect.poll(() => counted.calls, SOON).toBe(1);
    }
  });

  it('listens again when its connection was cut, and tells everybody that something may have changed', async () => {
    const [, pid] = await listening();
    await calledOnce(there, () => kill(pid));
    const { counted } = count(there, 'o');
    here.orderEvents.changed('o');
    await expect.poll(() => counted.calls, SOON).toBe(1);
    const pids = await listening();
    expect(pids).toHaveLength(2);
    expect(pids).not.toContain(pid);
  });

  it('tells of what changed while its connection was cut', async () => {
    const [pid] = await listening();
    const { counted } = count(there, 'o');
    await calledOnce(here, async () => {
      await kill(pid);
      here.orderEvents.changed('o');
    });
    await expect.poll(() => counted.calls, SOON).toBe(1);
  });

  it('comes back after the database was away for a while', async () => {
    const { counted } = count(there, 'o');
    const pids = await listening();
    await place.admin(`alter database ${place.name} allow_connections false`);
    for (const pid of pids) await kill(pid);
    await expect.poll(listening, SOON).toEqual([]);
    here.orderEvents.changed('o');
    expect(counted.calls).toBe(0);
    await place.admin(`alter database ${place.name} allow_connections true`);
    await expect.poll(() => counted.calls, SOON).toBeGreaterThan(0);
    await expect.poll(listening, SOON).toHaveLength(2);
  });

  it('gives its connection back when it is closed, also while the database is away', async () => {
    await there.close();
    await expect.poll(listening, SOON).toHaveLength(1);
    there.orderEvents.changed('o');
    there = await open();
    await place.admin(`alter database ${place.name} allow_connections false`);
    for (const pid of await listening()) await kill(pid);
    await there.close();
    await place.admin(`alter database ${place.name} allow_connections true`);
    await calledOnce(here, () => {});
    expect(await listening()).toHaveLength(1);
    there = await open();
  });
});
