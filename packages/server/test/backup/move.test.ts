import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/persistence/index.js';
import { readConfig, type Config } from '../../src/settings/config.js';
import { postgresDatabase, type PostgresDatabase } from '../support/postgres.js';
import { runCliIn } from '../support/run-cli.js';
import { startedFolder } from '../support/started-folder.js';
import { tempFolder, type TempFolder } from '../support/temp-folder.js';
import { addPair, auditOf, fillPlace, rowsOf } from './place.js';

let temp: TempFolder;
let target: PostgresDatabase;
beforeEach(async () => {
  temp = tempFolder();
  target = await postgresDatabase();
});
afterEach(async () => {
  await target.drop();
  temp.remove();
});

const run = (dataDir: string, ...args: readonly string[]) =>
  runCliIn({ environment: { DATA_DIR: dataDir }, folder: temp.path }, args);

const atTarget = (): Config => readConfig({ DATABASE_URL: target.url, SESSION_SECRET: 's'.repeat(32) });

describe('migrate-to', () => {
  it('moves every row of a server that was used, and leaves what it read as it was', async () => {
    const dataDir = await startedFolder('demo');
    const source = readConfig({ DATA_DIR: dataDir });
    await fillPlace(source);
    const before = await rowsOf(source);
    const { code, out } = await run(dataDir, 'migrate-to', target.url);
    expect([code, out]).toEqual([0, expect.stringContaining('行已逐行核对')]);
    expect(before.length).toBeGreaterThan(500);
    expect(await rowsOf(atTarget())).toEqual(before);
    expect(await rowsOf(source)).toEqual(before);
    const verdict = await auditOf(source);
    expect(verdict).toMatchObject({ isWhole: true, head: { seq: 6 } });
    expect(await auditOf(atTarget())).toEqual(verdict);
  });

  it('refuses while a server has the data folder', async () => {
    const source = readConfig({ DATA_DIR: join(temp.path, 'data') });
    const database = await openDatabase(source.database);
    const { code, error } = await run(source.dataDir, 'migrate-to', target.url);
    expect([code, error]).toEqual([1, expect.stringContaining('正被另一个进程使用')]);
    await database.close();
  });

  it('refuses a database with anything in it, and changes nothing there', async () => {
    const source = readConfig({ DATA_DIR: join(temp.path, 'data') });
    await fillPlace(source);
    const database = await openDatabase(atTarget().database);
    await addPair(database, 'theirs');
    await database.close();
    const before = await rowsOf(atTarget());
    const { code, error } = await run(source.dataDir, 'migrate-to', target.url);
    expect([code, error]).toEqual([1, expect.stringContaining('目标数据库不是空的')]);
    expect(await rowsOf(atTarget())).toEqual(before);
  });

  it('refuses a database with tables of somebody else', async () => {
    const source = readConfig({ DATA_DIR: join(temp.path, 'data') });
    await fillPlace(source);
    const client = new pg.Client({ connectionString: target.url });
    await client.connect();
    await client.query('create table theirs (a text)');
    await client.end();
    const { code, error } = await run(source.dataDir, 'migrate-to', target.url);
    expect([code, error]).toEqual([1, expect.stringContaining('里面有 public.theirs')]);
  });

  it('may be tried again after it failed: nothing was kept', async () => {
    const source = readConfig({ DATA_DIR: join(temp.path, 'data') });
    await fillPlace(source);
    const file = join(source.dataDir, 'ykd.sqlite');
    const spoil = (sql: string): void => {
      const database = new DatabaseSync(file);
      database.exec(sql);
      database.close();
    };
    // A row that refers to nobody, which PostgreSQL refuses: it stands for whatever breaks half-way.
    spoil(`pragma foreign_keys = off; insert into welcome (user_id, gmt_created) values ('nobody', 1)`);
    expect((await run(source.dataDir, 'migrate-to', target.url)).code).toBe(1);
    spoil(`delete from welcome where user_id = 'nobody'`);
    expect((await run(source.dataDir, 'migrate-to', target.url)).code).toBe(0);
    expect(await rowsOf(atTarget())).toEqual(await rowsOf(source));
  });

  it('keeps a text with a NUL, which PostgreSQL cannot have, but for that sign', async () => {
    const source = readConfig({ DATA_DIR: join(temp.path, 'data') });
    const database = await openDatabase(source.database);
    await addPair(database, 'a\0b');
    await database.close();
    expect((await run(source.dataDir, 'migrate-to', target.url)).code).toBe(0);
    expect((await rowsOf(atTarget())).filter((row) => row.includes('a\uFFFDb'))).toHaveLength(2);
  });

  it.each([
    [[], 2, '请写出 PostgreSQL 的连接地址。'],
    [['mysql://x'], 1, '请写出 postgres:// 开头的连接地址。'],
    [['postgres://u:p@127.0.0.1:1/ykd'], 1, '没有数据库'],
  ])('refuses %j', async (args, expected, words) => {
    const { code, error } = await run(join(temp.path, 'nothing'), 'migrate-to', ...args);
    expect([code, error]).toEqual([expected, expect.stringContaining(words)]);
  });
});
