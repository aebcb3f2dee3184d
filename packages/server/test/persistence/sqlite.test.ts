import { sampleMember, sampleOrder } from '@ykd/application/testing';
import { sql } from 'kysely';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/persistence/index.js';
import { DatabaseUnavailableError, StorageFullError } from '../../src/persistence/errors.js';
import { migrate, SchemaMismatchError } from '../../src/persistence/store/migrate.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { signal } from '../support/signal.js';
import { tempFolder } from '../support/temp-folder.js';

let temp: ReturnType<typeof tempFolder>;
let database: Database;
const open = () => openDatabase({ kind: 'sqlite', dataDir: temp.path });

beforeEach(async () => {
  temp = tempFolder();
  database = await open();
});
afterEach(async () => {
  await database.close();
  temp.remove();
});

const pragma = async (name: string): Promise<unknown> => {
  const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(database.db);
  return Object.values(rows[0] ?? {})[0];
};

describe('the connection', () => {
  it('writes ahead, syncs each commit and checks references', async () => {
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(20);
  });

  it('says that it is unavailable while somebody else holds the write lock, and works again afterwards', async () => {
    const { members } = repositories(database);
    const stranger = new DatabaseSync(join(temp.path, 'ykd.sqlite'));
    stranger.exec('begin immediate');
    await expect(members.insert(sampleMember('a'))).rejects.toBeInstanceOf(DatabaseUnavailableError);
    stranger.exec('rollback');
    stranger.close();
    await expect(members.insert(sampleMember('a'))).resolves.toBe(true);
  });

  it('waits for another process that writes, with single statements and transactions, and reads meanwhile', async () => {
    const { members, smsCodes } = repositories(database);
    const stranger = new DatabaseSync(join(temp.path, 'ykd.sqlite'));
    stranger.exec('begin immediate');
    const code = { mobile: '13800000001', digest: 'd', address: '10.0.0.1' };
    const writes = [
      members.insert(sampleMember('a')),
      members.replacePasswordHash('a', 'old', 'new'),
      smsCodes.redeem({ ...code, at: 1, maxTries: 1 }),
    ];
    const read = await members.count();
    stranger.exec('commit');
    stranger.close();
    expect(read).toBe(0);
    expect(await Promise.all(writes)).toEqual([true, undefined, false]);
    expect(await members.count()).toBe(1);
  });

  it('keeps its file to the owner', () => {
    expect(statSync(join(temp.path, 'ykd.sqlite')).mode & 0o777).toBe(0o600);
  });

  it('answers a ping', async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('finds no damage after a close and another open', async () => {
    await repositories(database).orders.insert(sampleOrder('o'));
    await database.close();
    database = await open();
    expect(await pragma('integrity_check')).toBe('ok');
    expect(await repositories(database).orders.findPaidByUser('member-1')).toHaveLength(1);
  });
});

describe('migrations', () => {
  it('run once', async () => {
    expect(await migrate(database.db, 'sqlite')).toEqual([]);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.db,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      '0001-members',
      '0002-shop',
      '0003-learning',
      '0004-member-ways',
      '0005-account-pictures',
      '0006-sms-code-addresses',
      '0007-shop-orders',
      '0008-product-images',
      '0009-overdue-claims',
      '0010-outside-refunds',
      '0011-activities-and-tags',
      '0012-check-ins',
      '0013-study-logs',
      '0014-notes',
      '0015-exercises',
      '0016-database-marks',
      '0017-login-guards',
      '0018-security-log',
      '0019-lessons-read',
      '0020-own-orders',
      '0021-solutions',
      '0022-greetings',
      '0023-audit-log',
      '0024-student-care',
      '0025-people',
      '0026-list-views',
      '0027-student-notes',
      '0028-second-factor',
      '0029-export-runs',
      '0030-student-facts',
      '0031-viewings',
      '0032-audit-filters',
      '0033-student-letters',
      '0034-name-spelling',
      '0035-student-standing',
      '0036-initial-passwords',
      '0037-money-that-staff-move',
      '0038-listed-orders',
      '0039-follow-ups',
      '0040-day-sums',
      '0041-bills',
      '0042-product-prices',
      '0043-course-versions',
      '0044-invoices',
      '0045-offline-words',
      '0046-order-indexes',
      '0047-held-columns',
      '0048-classes',
      '0049-performance',
      '0050-notices',
      '0051-rosters',
      '0053-class-groups',
      '0054-tag-marks',
      '0055-class-events',
      '0056-hand-overs',
      '0057-shifts',
      '0058-list-of-assistants',
      '0059-targets',
      '0060-class-staff-changes',
      '0061-class-staff-who-left',
      '0062-credits-in-lists',
      '0063-class-staff-by-nobody',
      '0064-activities',
      '0065-check-in-reviews',
      '0066-check-in-standings',
      '0067-assistant-days',
      '0068-check-in-likeness',
      '0069-prize-claims',
      '0070-check-in-reminders',
      '0071-campaign-effects',
      '0072-weixin-messages',
      '0073-partners',
      '0074-coupon-claims',
      '0075-commissions',
      '0076-payouts',
      '0077-commstudents',
      '0078-coupon-requests',
      '0079-commission-months',
      '0080-year-reports',
      '0081-report-consents',
      '0082-payouts-asked-again',
      '0083-commission-evidence',
      '0084-transfer-cancels',
    ]);
  });

  it('stop at a database that is ahead of the program', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(database.db);
    await database.close();
    const opening = open();
    await expect(opening).rejects.toThrow(SchemaMismatchError);
    await expect(opening).rejects.toThrow('未知的迁移：9999-future');
    temp.remove();
    temp = tempFolder();
    database = await open();
  });
});

describe('transactions', () => {
  it('take everything back when they fail', async () => {
    const failing = database.transaction(async (trx) => {
      await trx
        .insertInto('login_attempt')
        .values({ account: 'a', address: 'b', guess: 'g1', at: 1 })
        .execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await repositories(database).loginAttempts.deleteOlder(99)).toBe(0);
  });

  it('let nothing of others in between', async () => {
    const all = repositories(database);
    let inside = false;
    const begun = signal();
    const waiting = signal();
    const transaction = database.transaction(async (trx) => {
      await trx
        .insertInto('login_attempt')
        .values({ account: 'a', address: 'b', guess: 'g1', at: 1 })
        .execute();
      inside = true;
      begun.happen();
      await waiting.happened;
      inside = false;
      throw new Error('rolled back');
    });
    await begun.happened;
    const others = [
      all.members.insert(sampleMember('1')),
      all.orders.insert(sampleOrder('o')),
      all.members.count(),
      all.loginAttempts.reserve({ account: 'x', address: 'y', guess: 'g1', at: 1 }, 0, 1),
    ].map((other) => other.then(() => inside));
    // Whoever does not wait for the transaction has his answer after a turn of the event loop.
    await turn();
    waiting.happen();
    await expect(transaction).rejects.toThrow('rolled back');
    expect(await Promise.all(others)).toEqual([false, false, false, false]);
    expect(await all.members.count()).toBe(1);
    expect(await all.orders.findPaidByUser('member-1')).toHaveLength(1);
  });
});

it('closes after the transaction that is under way', async () => {
  const begun = signal();
  const transaction = database.transaction(async (trx) => {
    await trx
      .insertInto('login_attempt')
      .values({ account: 'a', address: 'b', guess: 'g1', at: 1 })
      .execute();
    begun.happen();
    await turn();
    await trx
      .insertInto('login_attempt')
      .values({ account: 'a', address: 'b', guess: 'g2', at: 2 })
      .execute();
  });
  await begun.happened;
  await Promise.all([transaction, database.close()]);
  database = await open();
  expect(await repositories(database).loginAttempts.deleteOlder(99)).toBe(2);
});

describe('a full disk', () => {
  it('refuses clearly, loses nothing, and works again when there is room', async () => {
    const all = repositories(database);
    await all.members.insert(sampleMember('before'));
    const pages = Number(await pragma('page_count'));
    await sql`${sql.raw(`pragma max_page_count = ${pages}`)}`.execute(database.db);
    const big = 'x'.repeat(100_000);

    await expect(all.orders.insert(sampleOrder('big', { productName: big }))).rejects.toThrow(
      StorageFullError,
    );
    await expect(all.members.insert(sampleMember('big', { description: big }))).rejects.toThrow(
      StorageFullError,
    );
    await expect(
      database.transaction(async (trx) => {
        await trx
          .insertInto('login_attempt')
          .values({ account: 'a', address: 'b', guess: 'g1', at: 1 })
          .execute();
        await trx
          .insertInto('login_attempt')
          .values({ account: big, address: 'b', guess: 'g1', at: 1 })
          .execute();
      }),
    ).rejects.toThrow('存储空间已满');
    expect(await all.members.count()).toBe(1);
    expect(await all.loginAttempts.deleteOlder(99)).toBe(0);

    await sql`pragma max_page_count = 1073741823`.execute(database.db);
    await all.orders.insert(sampleOrder('big', { productName: big }));
    expect(await all.members.insert(sampleMember('big', { description: big }))).toBe(true);
    expect(await pragma('integrity_check')).toBe('ok');
  });
});
