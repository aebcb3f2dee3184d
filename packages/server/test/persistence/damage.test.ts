import { copyFileSync, openSync, readFileSync, statSync, writeFileSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { sampleMember } from '@ykd/application/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAtStart } from '../../src/persistence/check/check-at-start.js';
import { checkInProcess } from '../../src/persistence/check/check-in-process.js';
import { DataFolderError, openDatabase, repositories } from '../../src/persistence/index.js';
import { SqliteEngine } from '../../src/persistence/sqlite-engine.js';
import { tempFolder, type TempFolder } from '../support/temp-folder.js';

const PAGE = 4096;

let temp: TempFolder;
const fileIn = (folder: string) => join(folder, 'ykd.sqlite');
const open = () => openDatabase({ kind: 'sqlite', dataDir: temp.path });

beforeEach(async () => {
  temp = tempFolder();
  const database = await open();
  const { members } = repositories(database);
  for (let at = 0; at < 40; at += 1) {
    await members.insert({ ...sampleMember(`m${at}`), passwordHash: 'h'.repeat(500) });
  }
  await database.close();
});
afterEach(() => temp.remove());

/** Overwrites a page, as a disk does that loses its mind. Pages count from 1. */
const spoilPage = (page: number): void => {
  const file = openSync(fileIn(temp.path), 'r+');
  writeSync(file, Buffer.alloc(PAGE, 0xa5), 0, PAGE, (page - 1) * PAGE);
  closeSync(file);
};

/** The last page of the file: members' rows. */
const lastPage = (): number => statSync(fileIn(temp.path)).size / PAGE;

describe('damaged pages', () => {
  it('keep the database closed, and nothing is changed', async () => {
    spoilPage(lastPage());
    const before = readFileSync(fileIn(temp.path));
    const opening = open();
    await expect(opening).rejects.toThrow(DataFolderError);
    await expect(opening).rejects.toThrow(
      /ykd\.sqlite 已损坏，没有改动任何内容。[\s\S]*用备份恢复[\s\S]*\n {2}- /,
    );
    expect(readFileSync(fileIn(temp.path)).equals(before)).toBe(true);
  });

  it('of a large file are found too, in a process of its own', async () => {
    spoilPage(lastPage());
    const engine = new SqliteEngine(temp.path);
    await expect(checkAtStart(engine, temp.path, { smallBytes: 0 })).rejects.toThrow('已损坏');
    engine.close();
  });

  it('are heard of, however late the process that found them is listened to', async () => {
    spoilPage(lastPage());
    const asleep = new Int32Array(new SharedArrayBuffer(4));
    for (let times = 0; times < 5; times += 1) {
      const checking = checkInProcess(fileIn(temp.path), 'quick');
      // What it said and its end are both there before anybody looks.
      Atomics.wait(asleep, 0, 0, 1_500);
      expect((await checking).length).toBeGreaterThan(0);
    }
  });

  it('do not keep a start waiting that has waited long enough: the health hears of them', async () => {
    spoilPage(lastPage());
    const engine = new SqliteEngine(temp.path);
    const heard = new Promise((hear) => engine.health.onChange(hear));
    await checkAtStart(engine, temp.path, { smallBytes: 0, waitMs: 0 });
    expect(await heard).toBe('corrupted');
    engine.close();
  });

  it('are found by the full check beside the requests, and over when they are mended', async () => {
    const database = await open();
    expect(await database.check()).toEqual([]);
    expect(database.health.trouble()).toBeUndefined();
    const whole = join(temp.path, 'whole');
    copyFileSync(fileIn(temp.path), whole);
    spoilPage(lastPage());
    const problems = await database.check();
    expect(problems.length).toBeGreaterThan(0);
    expect(database.health.trouble()).toBe('corrupted');
    database.health.wrote();
    expect(database.health.trouble()).toBe('corrupted');
    writeFileSync(fileIn(temp.path), readFileSync(whole));
    expect(await database.check()).toEqual([]);
    expect(database.health.trouble()).toBeUndefined();
    await database.close();
  });

  it('that a request comes upon are heard of', async () => {
    const database = await open();
    for (let page = 3; page <= lastPage(); page += 1) spoilPage(page);
    // What the check at the start read is still in memory.
    await sql`pragma shrink_memory`.execute(database.db);
    const reading = repositories(database).members.findByAccount('nobody');
    await expect(reading).rejects.toThrow('已损坏');
    expect(database.health.trouble()).toBe('corrupted');
    await database.close().catch(() => undefined);
  });

  it('are no reason to wait for a check that is told to end', async () => {
    const database = await open();
    await expect(database.check(AbortSignal.abort())).rejects.toThrow();
    await database.close();
  });
});
