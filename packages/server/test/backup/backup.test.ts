import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeBackup } from '../../src/backup/make-backup.js';
import { restoreBackup } from '../../src/backup/restore-backup.js';
import { openStore } from '../../src/files/open-store.js';
import { openDatabase, setMark } from '../../src/persistence/index.js';
import { readConfig } from '../../src/settings/config.js';
import { useSystemPostgres } from '../support/use-system-postgres.js';
import { useTempFolder } from '../support/use-temp-folder.js';
import { ykd } from '../support/ykd.js';
import { addPair, auditOf, fillPlace, placesOn, rowsOf, uploadsOf } from './place.js';

const postgres = useSystemPostgres();
const temp = useTempFolder();

/** The numbers of the pairs that are there, as one table has them and as the other has them. */
const pairsIn = (rows: readonly string[]): readonly (readonly number[])[] =>
  ['login_attempt', 'sms_request'].map((table) =>
    rows
      .flatMap((row) => (row.startsWith(`${table} `) ? Number(/"during-(\d+)"/.exec(row)?.[1] ?? NaN) : []))
      .filter((number) => !Number.isNaN(number))
      .toSorted((a, b) => a - b),
  );

describe.each(placesOn(postgres))('a backup of %s', (_name, place) => {
  it('says when it is restored whether it has demo data', async () => {
    const config = readConfig(await place(temp.path));
    await fillPlace(config);
    const restored = async (name: string): Promise<boolean> => {
      const target = join(temp.path, name);
      await makeBackup(config, { target, origin: 'manual', now: 5 });
      return (await restoreBackup(readConfig(await place(temp.path)), target)).demo;
    };
    expect(await restored('without')).toBe(false);
    const database = await openDatabase(config.database);
    await setMark(database.db, 'demo', 1);
    await database.close();
    expect(await restored('with')).toBe(true);
  });

  it('made by the command while writes go on has all that was confirmed before, and whole transactions only', async () => {
    const settings = await place(temp.path);
    const config = readConfig(settings);
    await fillPlace(config);
    const before = await rowsOf(config);
    const database = await openDatabase(config.database);
    const files = openStore(config);
    let confirmed = 0;
    let going = true;
    const write = async (): Promise<void> => {
      while (going) {
        await files.put(`avatar/during-${confirmed}.png`, Uint8Array.of(confirmed % 256));
        await addPair(database, `during-${confirmed}`);
        confirmed += 1;
        // The tables are read in steps of many rows; there must be some to read.
        await new Promise(setImmediate);
      }
    };
    for (; confirmed < 20; confirmed += 1) await addPair(database, `during-${confirmed}`);
    const writing = write();
    const target = join(temp.path, 'backup');
    const begun = confirmed;
    const { code, said } = await ykd(settings, 'backup', target);
    going = false;
    await writing;
    await database.close();
    expect([code, said]).toEqual([0, expect.stringContaining(`备份完成，已读回核对：${target}`)]);
    expect(confirmed).toBeGreaterThan(begun);

    const empty = await place(temp.path);
    const restored = await ykd(empty, 'restore', target);
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('每个表已逐行核对')]);
    const verdict = await auditOf(config);
    expect(verdict).toMatchObject({ isWhole: true, head: { seq: 6 } });
    expect(await auditOf(readConfig(empty))).toEqual(verdict);
    const rows = await rowsOf(readConfig(empty));
    const [attempts = [], requests = []] = pairsIn(rows);
    expect(requests).toEqual(attempts);
    expect(attempts).toEqual(attempts.map((_, at) => at));
    expect(attempts.length).toBeGreaterThanOrEqual(begun);
    // A picture is stored before the row that names it: no row names one that is missing.
    const keys = attempts.slice(20).map((number) => `avatar/during-${number}.png`);
    expect((await uploadsOf(readConfig(empty), keys)).every((bytes) => bytes !== undefined)).toBe(true);
    const others = rows.filter((row) => !row.includes('"during-'));
    expect(others).toEqual(before);
  });

  it('restored is the same in every row, file and secret, and can be backed up again', async () => {
    const settings = await place(temp.path);
    const config = readConfig(settings);
    await fillPlace(config);
    const target = join(temp.path, 'backup');
    const made = await makeBackup(config, { target, origin: 'manual', now: 5 });
    const other = readConfig(await place(temp.path));
    const { manifest, warnings } = await restoreBackup(other, target);
    expect([manifest, warnings]).toEqual([made, []]);
    expect(await rowsOf(other)).toEqual(await rowsOf(config));
    expect(await uploadsOf(other, ['avatar/a.png', 'avatar/b.png', 'avatar/c.png'])).toEqual([
      'picture a',
      'picture b',
      undefined,
    ]);
    const again = await makeBackup(other, { target: join(temp.path, 'again'), origin: 'manual', now: 6 });
    expect(again.database).toEqual(made.database);
  });

  it('is not restored where anything is: it stays as it was', async () => {
    const settings = await place(temp.path);
    const config = readConfig(settings);
    await fillPlace(config);
    const target = join(temp.path, 'backup');
    await makeBackup(config, { target, origin: 'manual', now: 5 });
    const before = await rowsOf(config);
    const { code, said } = await ykd(settings, 'restore', target);
    expect([code, said]).toEqual([1, expect.stringContaining('不是空的')]);
    // Nor into a database with rows in it beside a data folder that is empty.
    const { code: second } = await ykd(
      { ...settings, DATA_DIR: join(temp.path, 'data-empty') },
      'restore',
      target,
    );
    expect(second).toBe(config.database.kind === 'postgres' ? 1 : 0);
    expect(await rowsOf(config)).toEqual(before);
  });

  it('never writes over anything, and leaves nothing behind when it fails', async () => {
    const settings = await place(temp.path);
    const config = readConfig(settings);
    await fillPlace(config);
    const target = join(temp.path, 'backup');
    await makeBackup(config, { target, origin: 'manual', now: 5 });
    const names = readdirSync(target);
    const { code, said } = await ykd(settings, 'backup', target);
    expect([code, said]).toEqual([1, expect.stringContaining('已经有内容')]);
    expect(readdirSync(target)).toEqual(names);
    const lost = await ykd({ ...settings, PG_BIN_DIR: '/nowhere' }, 'backup', join(temp.path, 'second'));
    if (config.database.kind === 'postgres') {
      expect([lost.code, lost.said]).toEqual([1, expect.stringContaining('找不到 PostgreSQL 的 pg_dump')]);
      expect(readdirSync(temp.path).filter((name) => name.includes('second'))).toEqual([]);
    } else expect(lost.code).toBe(0);
  });
});
