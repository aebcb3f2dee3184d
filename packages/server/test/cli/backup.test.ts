import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/settings/config.js';
import { openDatabase, setMark } from '../../src/persistence/index.js';
import { fillPlace } from '../backup/place.js';
import { postgresDatabase } from '../support/postgres.js';
import { PRODUCTION } from '../support/production.js';
import { runCliIn } from '../support/run-cli.js';
import { useTempFolder } from '../support/use-temp-folder.js';

const temp = useTempFolder();

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  runCliIn({ environment: { DATA_DIR: join(temp.path, 'data'), ...environment }, folder: temp.path }, args);

const fill = () => fillPlace(readConfig({ DATA_DIR: join(temp.path, 'data') }));

describe('ykd backup', () => {
  it.each([
    [['backup'], '请写出一个新的备份目录。'],
    [['backup', 'a', 'b'], '请写出一个新的备份目录。'],
    [['backup', 'verify'], '请写出备份的目录。'],
    [['backup', 'list', 'a', 'b'], 'backup list 后面最多写一个目录。'],
    [['restore'], '请写出一个备份的目录。'],
  ])('refuses %j as a wrong command', async (args, message) => {
    const { code, error } = await run(args);
    expect([code, error.split('\n')[0]]).toEqual([2, message]);
  });

  it('stands in the help, with restoring and moving', async () => {
    const { out } = await run(['--help']);
    for (const command of [
      'backup 目录 ',
      'backup verify 目录…',
      'backup list ',
      'restore 目录',
      'migrate-to 地址',
    ]) {
      expect(out).toContain(command);
    }
  });

  it('takes folders from where it is called, and an empty one for a new one', async () => {
    await fill();
    mkdirSync(join(temp.path, 'copy'));
    const { code, out } = await run(['backup', 'copy']);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/SQLite，\d+ 个表，\d+ 行，\d+ 个文件，\d+\.\d MB$/),
    ]);
    const verified = await run(['backup', 'verify', 'copy']);
    expect([verified.code, verified.out]).toEqual([0, expect.stringMatching(/^copy 完整：/)]);
  });

  it('verifies each by itself', async () => {
    await fill();
    await run(['backup', 'copy']);
    const { code, out, error } = await run(['backup', 'verify', 'nowhere', 'copy']);
    expect([code, out]).toEqual([1, expect.stringMatching(/^copy 完整：/)]);
    expect(error).toContain('不是完整的备份：没有 manifest.json。');
    expect(error).toContain('2 个备份里有 1 个不能用来恢复。');
  });

  it('says that there is no database rather than make an empty backup', async () => {
    const { code, error } = await run(['backup', 'copy']);
    expect([code, error]).toEqual([1, expect.stringContaining('里没有数据库。请检查 DATA_DIR')]);
    expect(readdirSync(temp.path)).toEqual([]);
  });

  it('does not put a backup among what it is of', async () => {
    await fill();
    const { code, error } = await run(['backup', 'data/backup']);
    expect([code, error]).toEqual([1, expect.stringContaining('备份不能放在数据目录')]);
    expect(existsSync(join(temp.path, 'data/backup'))).toBe(false);
  });

  it('does not write over a file', async () => {
    await fill();
    writeFileSync(join(temp.path, 'file'), 'mine');
    const { code, error } = await run(['backup', 'file']);
    expect([code, error]).toEqual([1, expect.stringContaining('是一个文件')]);
  });

  it('reminds of the secret that is not in it', async () => {
    await fill();
    const { out } = await run(['backup', 'copy'], { SESSION_SECRET: 's'.repeat(32) });
    expect(out).toContain('尤其是 SESSION_SECRET');
    const other = { DATA_DIR: join(temp.path, 'other'), SESSION_SECRET: 't'.repeat(32) };
    const { code, error } = await run(['restore', 'copy'], other);
    expect([code, error]).toEqual([0, expect.stringContaining('SESSION_SECRET 与备份时的不同')]);
  });

  describe('of a database with demo data', () => {
    const WARNING = /^注意：这个数据库载入过演示数据，.*密码是公开的.*$/m;
    const fillDemo = async (): Promise<void> => {
      await fill();
      const database = await openDatabase({ kind: 'sqlite', dataDir: join(temp.path, 'data') });
      await setMark(database.db, 'demo', 1);
      await database.close();
    };

    it('warns in production that it cannot be served there', async () => {
      await fillDemo();
      await run(['backup', 'copy']);
      const restore = (folder: string, environment: Record<string, string>) =>
        run(['restore', 'copy'], { ...environment, DATA_DIR: join(temp.path, folder) });
      const told = await restore('there', PRODUCTION);
      expect([told.code, told.error]).toEqual([0, expect.stringMatching(WARNING)]);
      expect(told.out).toContain('恢复完成');
      expect(told.out).not.toContain('现在可以启动服务');

      const elsewhere = await restore('elsewhere', {});
      expect([elsewhere.code, elsewhere.error]).toEqual([0, '']);
      expect(elsewhere.out).toContain('现在可以启动服务');
    });

    it('warns where it is moved to PostgreSQL for production, and nowhere else', async () => {
      await fillDemo();
      for (const [environment, error] of [
        [PRODUCTION, expect.stringMatching(WARNING)],
        [{}, ''],
      ] as const) {
        const place = await postgresDatabase();
        const told = await run(['migrate-to', place.url], environment);
        await place.drop();
        expect([told.code, told.error]).toEqual([0, error]);
      }
    });

    it('has nothing to warn of without demo data', async () => {
      await fill();
      await run(['backup', 'copy']);
      const there = { ...PRODUCTION, DATA_DIR: join(temp.path, 'there') };
      expect(await run(['restore', 'copy'], there)).toMatchObject({ code: 0, error: '' });
    });
  });

  it('lists the backups beside a folder that it cannot read', async () => {
    await fill();
    await run(['backup', 'all/copy']);
    mkdirSync(join(temp.path, 'all/lost+found/manifest.json'), { recursive: true });
    const { code, out } = await run(['backup', 'list', 'all']);
    expect([code, out.split('\n')]).toEqual([
      0,
      [expect.stringMatching(/^copy {2}\d{4}-/), 'lost+found  不是完整的备份，或者读不到'],
    ]);
  });

  it('says of a damaged database that it is', async () => {
    await fill();
    const path = join(temp.path, 'data/ykd.sqlite');
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(8192, 0xa5), 0, 8192, 4096);
    closeSync(file);
    const { code, error } = await run(['backup', 'copy']);
    expect([code, error]).toEqual([1, expect.stringMatching(/^数据库已损坏，没有完成。/)]);
  });

  it('lists what is in a folder, and has nothing to list without one', async () => {
    expect((await run(['backup', 'list'])).error).toBe('请写出备份所在的目录，或设置 BACKUP_DIR。');
    expect((await run(['backup', 'list', 'nowhere'])).error).toContain('里没有备份。');
  });

  it('checks pg_dump before it begins: an older one than the server is refused', async () => {
    const place = await postgresDatabase();
    const tools = join(temp.path, 'tools');
    mkdirSync(tools);
    writeFileSync(join(tools, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n');
    chmodSync(join(tools, 'pg_dump'), 0o755);
    const environment = { DATABASE_URL: place.url, SESSION_SECRET: 's'.repeat(32), PG_BIN_DIR: tools };
    const { code, error } = await run(['backup', 'copy'], environment);
    expect([code, error]).toEqual([1, expect.stringMatching(/的版本是 9，比数据库服务器的 \d+ 旧/)]);
    expect(readdirSync(temp.path)).toEqual(['tools']);
    await place.drop();
  });

  it('says that the database is away', async () => {
    const environment = { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/ykd', SESSION_SECRET: 's'.repeat(32) };
    const { code, error } = await run(['backup', 'copy'], environment);
    expect([code, error]).toEqual([1, expect.stringMatching(/无法连接数据库|找不到 PostgreSQL/)]);
  });
});
