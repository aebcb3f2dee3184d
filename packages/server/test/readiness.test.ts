import { syncOperations } from '@ykd/application/account-sync';
import { createShownCheckInPictures } from '@ykd/application/check-in';
import { createShownInvoiceFiles } from '@ykd/application/invoice';
import { createShownReceiptPictures } from '@ykd/application/staff-refund';
import { createReportPictureFeed } from '@ykd/application/report-picture';
import { createExportFiles } from '@ykd/application/list-export';
import { createCalendarFeed } from '@ykd/application/my-schedule';
import { createProductImages } from '@ykd/application/product-image';
import { sampleMember } from '@ykd/application/testing';
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TOKENS } from '../src/container/tokens.js';
import { repositories, type Database } from '../src/persistence/index.js';
import { createReadiness } from '../src/readiness.js';
import { createServer } from '../src/server.js';
import { readConfig } from '../src/settings/config.js';
import { openParts } from '../src/start.js';
import { BOTH_DATABASES, type FreshDatabase } from './support/both-databases.js';
import { tempFolder } from './support/temp-folder.js';

const BIG = 'x'.repeat(100_000);

const pagesOf = async (database: Database): Promise<number> => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
  return Number(rows[0]?.page_count);
};
/** Lets the file of an SQLite database grow to so many pages, as a full disk does. */
const limitPages = async (database: Database, pages: number): Promise<void> => {
  await sql.raw(`pragma max_page_count = ${pages}`).execute(database.db);
};
const AMPLE = 1_073_741_823;

/** Makes writes of a database fail, and what ends that; the word for it. */
const BREAK = {
  sqlite: {
    word: 'disk-full',
    breakIt: async (database: Database) => limitPages(database, await pagesOf(database)),
    mendIt: (database: Database) => limitPages(database, AMPLE),
  },
  postgres: {
    word: 'read-only',
    breakIt: async (database: Database) => setReadOnly(database, 'on'),
    mendIt: async (database: Database) => setReadOnly(database, 'off'),
  },
} as const;

/** As a PostgreSQL server is that became a standby, for connections that are opened from now on; the others end. */
const setReadOnly = async ({ db }: Database, value: 'on' | 'off'): Promise<void> => {
  await db.connection().execute(async (one) => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(one);
    await sql`begin read write`.execute(one);
    await sql
      .raw(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`)
      .execute(one);
    await sql`commit`.execute(one);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(one);
    // This one, too, is as new ones are.
    await sql.raw(`set default_transaction_read_only = ${value}`).execute(one);
  });
};

describe.each(BOTH_DATABASES)('the readiness of a server on %s', (_name, open) => {
  let fresh: FreshDatabase;
  let now: number;
  let probes: number[];
  let ready: () => Promise<void>;
  beforeEach(async () => {
    fresh = await open();
    now = 1_000_000;
    probes = [];
    const { ping, health, probe } = fresh.database;
    const counted = (bytes: number): Promise<void> => {
      probes.push(bytes);
      return probe(bytes);
    };
    ready = createReadiness({ ping, health, probe: counted }, () => now);
  });
  afterEach(() => fresh.dispose());

  it('ends when writes fail, says why in a word, and comes back by itself', async () => {
    const { database } = fresh;
    const { word, breakIt, mendIt } = BREAK[database.kind];
    const told: (string | undefined)[] = [];
    database.health.onChange((trouble) => told.push(trouble));
    await expect(ready()).resolves.toBeUndefined();
    await breakIt(database);
    const { members } = repositories(database);
    await expect(members.insert(sampleMember('big', { description: BIG }))).rejects.toThrow();
    await expect(ready()).rejects.toMatchObject({ name: 'NotReadyError', reason: word });
    now += 5_000;
    await expect(ready()).rejects.toMatchObject({ reason: word });
    expect(await members.count()).toBe(0);

    await mendIt(database);
    // Nobody tried anew yet.
    await expect(ready()).rejects.toMatchObject({ reason: word });
    now += 5_000;
    await expect(ready()).resolves.toBeUndefined();
    expect(told).toEqual([word, undefined]);
    expect(await members.insert(sampleMember('big', { description: BIG }))).toBe(true);
  });

  it('writes once a minute while all is well, and every five seconds while it is not, however often it is asked', async () => {
    const ask = async (): Promise<void> => {
      for (let at = 0; at < 10; at += 1) await ready().catch(() => undefined);
    };
    await ask();
    now += 59_999;
    await ask();
    expect(probes).toEqual([4_096]);
    now += 1;
    await ask();
    expect(probes).toEqual([4_096, 4_096]);
    const { database } = fresh;
    const { breakIt, mendIt } = BREAK[database.kind];
    await breakIt(database);
    await repositories(database)
      .members.insert(sampleMember('big', { description: BIG }))
      .catch(() => {});
    now += 5_000;
    await ask();
    now += 4_999;
    await ask();
    expect(probes).toEqual([4_096, 4_096, 65_536]);
    await mendIt(database);
  });

  it('leaves nothing of its writes behind', async () => {
    await ready();
    const left = await fresh.database.db.selectFrom('database_mark').selectAll().execute();
    expect(left).toEqual([]);
  });

  it('ends with damage, which no write mends', async () => {
    fresh.database.health.checked(['page 3 is gone']);
    await expect(ready()).rejects.toMatchObject({ reason: 'corrupted' });
    now += 60_000;
    await expect(ready()).rejects.toMatchObject({ reason: 'corrupted' });
    expect(await fresh.database.check()).toEqual([]);
    await expect(ready()).resolves.toBeUndefined();
  });
});

it('a full disk makes calls that store a 503, and /readyz with them', async () => {
  await using begun = new AsyncDisposableStack();
  const folder = begun.adopt(tempFolder(), ({ remove }) => remove());
  const config = readConfig({ DATA_DIR: folder.path, YKD_DEMO: 'off' });
  const logger = pino({ level: 'silent' });
  const { database, local, container } = await openParts(config, logger, begun);
  const repos = container.get(TOKENS.repositories);
  const files = container.get(TOKENS.files);
  const asking = {
    ...repos,
    clock: container.get(TOKENS.clock),
    sessionTokens: container.get(TOKENS.sessionTokens),
    sessionRules: container.get(TOKENS.sessionRules),
    secondFactorRule: config.secondFactorRule,
  };
  const fastify = await createServer({
    config,
    logger,
    database,
    application: container.get(TOKENS.application),
    activities: repos.activities,
    files,
    productImages: createProductImages({ files, images: container.get(TOKENS.images) }),
    checkInPictures: createShownCheckInPictures({ ...asking, files }),
    receiptPictures: createShownReceiptPictures({ ...asking, files }),
    invoiceFiles: createShownInvoiceFiles({ ...asking, files }),
    exportFiles: createExportFiles(asking),
    calendars: createCalendarFeed(asking),
    reportPictures: createReportPictureFeed({
      ...asking,
      secrets: container.get(TOKENS.secrets),
      reportPictures: container.get(TOKENS.reportPictures),
    }),
    local,
    syncOperations: syncOperations({ clock: container.get(TOKENS.clock), ...repos }),
  });
  begun.defer(() => fastify.close());
  const logIn = async (account: string): Promise<number> => {
    const answer = await fastify.inject({
      method: 'POST',
      url: '/api/member/login',
      headers: { origin: 'http://localhost:80', host: 'localhost:80' },
      payload: { account, pwd: 'wrong-password' },
    });
    return answer.statusCode;
  };
  const readyz = async (): Promise<unknown> => (await fastify.inject('/readyz')).json();
  expect(await logIn('somebody')).toBe(401);
  expect(await readyz()).toEqual({ isSuccess: true, data: { status: 'ready' } });

  await limitPages(database, await pagesOf(database));
  let status = 401;
  for (let at = 0; at < 500 && status === 401; at += 1)
    status = await logIn(`somebody-${at}-${'x'.repeat(50)}`);
  expect(status).toBe(503);
  expect(await readyz()).toEqual({
    isSuccess: false,
    code: 'UNAVAILABLE',
    message: '服务暂时不可用，请稍后再试',
    reason: 'disk-full',
  });
});
