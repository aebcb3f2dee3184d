import { cpSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleMember } from '@ykd/application/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError, openDatabase, repositories } from '../../src/persistence/index.js';
import { postgresDatabase, type PostgresDatabase } from '../support/postgres.js';
import { tempFolder } from '../support/temp-folder.js';
import { useTempFolder } from '../support/use-temp-folder.js';

const temp = useTempFolder();

const at = (name: string): string => join(temp.path, name);
const open = () => openDatabase({ kind: 'sqlite', dataDir: temp.path });

/** What a server leaves that was killed with a member in its log, and nothing of him in the database. */
const leaveSite = async (): Promise<void> => {
  const site = tempFolder();
  const database = await openDatabase({ kind: 'sqlite', dataDir: site.path });
  await repositories(database).members.insert(sampleMember('a'));
  cpSync(site.path, temp.path, { recursive: true });
  rmSync(at('lock.sqlite'), { force: true });
  await database.close();
  site.remove();
};

describe.each([
  ['vanished', () => rmSync(at('ykd.sqlite')), '中没有数据库文件 ykd.sqlite'],
  ['was emptied', () => truncateSync(at('ykd.sqlite')), '中的数据库文件 ykd.sqlite 是空的（0 字节）'],
])('a database that %s', (_how, lose, found) => {
  const refusal = async (): Promise<string> => {
    const opening = open();
    await expect(opening).rejects.toThrow(DataFolderError);
    return opening.then(
      () => '',
      (error: Error) => error.message,
    );
  };

  it('is not replaced by an empty one beside its log, which stays as it is', async () => {
    await leaveSite();
    rmSync(at('had-database'));
    const log = readFileSync(at('ykd.sqlite-wal'));
    expect(log.length).toBeGreaterThan(0);
    const whole = readFileSync(at('ykd.sqlite'));
    lose();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const said = await refusal();
      expect(said).toContain(`数据目录 ${temp.path} ${found}，却有以前的站点留下的 ykd.sqlite-wal。`);
      expect(said).toContain('没有改动任何内容');
      expect(said).toContain('DATA_DIR');
    }
    expect(readFileSync(at('ykd.sqlite-wal')).equals(log)).toBe(true);

    // Put back, it has everything that was in the log.
    writeFileSync(at('ykd.sqlite'), whole);
    const database = await open();
    expect(await repositories(database).members.count()).toBe(1);
    await database.close();
  });

  it('is not replaced by an empty one beside the secret of its site', async () => {
    await (await open()).close();
    rmSync(at('had-database'));
    writeFileSync(at('session-secret'), 'x'.repeat(43));
    lose();
    expect(await refusal()).toContain('留下的 session-secret。');
  });

  it('is not replaced by an empty one where nothing else says that it was there', async () => {
    await (await open()).close();
    lose();
    expect(await refusal()).toContain('留下的 had-database。');
    expect(existsSync(at('ykd.sqlite-wal'))).toBe(false);
  });
});

it('is made in an empty folder, and where a first start was cut off before it', async () => {
  writeFileSync(at('ykd.sqlite'), '');
  await (await open()).close();
  expect(readdirSync(temp.path).toSorted()).toEqual(['had-database', 'lock.sqlite', 'ykd.sqlite']);
});

describe('a PostgreSQL database', () => {
  let place: PostgresDatabase;
  beforeEach(async () => {
    place = await postgresDatabase();
  });
  afterEach(() => place.drop());
  const openBeside = () => openDatabase({ kind: 'postgres', url: place.url }, { folder: temp.path });

  it.each(['ykd.sqlite', 'had-database', 'session-secret'])(
    'that is empty is not begun beside the %s of a site',
    async (name) => {
      writeFileSync(at(name), 'x'.repeat(43));
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await expect(openBeside()).rejects.toThrow(
          `数据目录 ${temp.path} 有以前的站点留下的 ${name}，DATABASE_URL 指定的数据库却是空的。没有改动任何内容`,
        );
      }
      expect(readdirSync(temp.path)).toEqual([name]);
      // What was restored into it, or moved to it, is there to be served.
      await (await openDatabase({ kind: 'postgres', url: place.url })).close();
      await (await openBeside()).close();
    },
  );

  it('leaves a word in the folder beside it, where no embedded one is made instead then', async () => {
    const folder = at('data');
    await (await openDatabase({ kind: 'postgres', url: place.url }, { folder })).close();
    expect(readdirSync(folder)).toEqual(['had-database']);
    await expect(openDatabase({ kind: 'sqlite', dataDir: folder })).rejects.toThrow(/设置 DATABASE_URL/);
  });

  it('may be begun by several processes at once', async () => {
    const opened = await Promise.allSettled([openBeside(), openBeside(), openBeside()]);
    expect(opened.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    for (const one of opened) if (one.status === 'fulfilled') await one.value.close();
  });

  it('needs no folder', async () => {
    writeFileSync(at('file'), '');
    const folder = at('file/data');
    const database = await openDatabase({ kind: 'postgres', url: place.url }, { folder });
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
  });
});
