import { closeSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/persistence/index.js';
import { runCliIn } from '../support/run-cli.js';
import { tempFolder } from '../support/temp-folder.js';

/** Bytes. */
const PAGE = 4096;

const check = (folder: string) => runCliIn({ environment: { DATA_DIR: folder }, folder: '/' }, ['check']);

it('ykd check makes no database where there is none', async () => {
  const folder = tempFolder();
  expect(await check(folder.path)).toEqual({
    code: 1,
    out: '',
    error: `数据目录 ${folder.path} 里没有数据库。请检查 DATA_DIR。`,
  });
  expect(readdirSync(folder.path)).toEqual([]);
  folder.remove();
});

it('ykd check finds damage beside a running server, and says what to do', async () => {
  const folder = tempFolder();
  const running = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
  expect(await check(folder.path)).toEqual({ code: 0, out: '数据库没有损坏。', error: '' });
  // What was written so far leaves the log.
  await sql`pragma wal_checkpoint(truncate)`.execute(running.db);
  // An index can be damaged while the server still runs; without its catalogue of tables a file is no database.
  const { rows } = await sql<{ page: number }>`select rootpage as page from sqlite_schema
    where name = 'ykd_order_user_id'`.execute(running.db);
  const path = join(folder.path, 'ykd.sqlite');
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(PAGE, 0xa5), 0, PAGE, ((rows[0]?.page ?? 0) - 1) * PAGE);
  closeSync(file);
  const { code, error } = await check(folder.path);
  expect(code).toBe(1);
  expect(error).toMatch(/\n数据库已损坏（\d+ 处）。请停止服务，用备份恢复。$/);
  await running.close();
  folder.remove();
});
