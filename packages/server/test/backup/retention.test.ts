import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptBackups, scheduledMoments, removeOld, scheduledName } from '../../src/backup/kept-backups.js';
import { makeBackup } from '../../src/backup/make-backup.js';
import { readConfig, type Config } from '../../src/settings/config.js';
import { tempFolder, type TempFolder } from '../support/temp-folder.js';
import { fillPlace } from './place.js';

const NOW = Date.UTC(2026, 10, 23, 19, 30);

let temp: TempFolder;
let config: Config;
let folder: string;
beforeEach(async () => {
  temp = tempFolder();
  folder = join(temp.path, 'backups');
  config = readConfig({ DATA_DIR: join(temp.path, 'data'), BACKUP_DIR: folder });
  await fillPlace(config);
});
afterEach(() => temp.remove());

/** Makes backups of the schedule, one for each age in days; answers their names. */
const make = async (ages: readonly number[]): Promise<readonly string[]> => {
  const names: string[] = [];
  for (const age of ages) {
    const now = NOW - age * DAY_MS;
    const name = scheduledName(now);
    await makeBackup(config, { target: join(folder, name), origin: 'schedule', now });
    names.push(name);
  }
  return names;
};

const remove = (keep: number, keepDays = 0) =>
  removeOld({ folder, minutes: [0], keep, keepDays }, NOW, undefined);

const left = (): readonly string[] => readdirSync(folder).toSorted();

describe('old backups', () => {
  it('are named by their moment, so that names sort as they were made', () => {
    expect(scheduledName(NOW)).toBe('ykd-20261123T193000Z');
  });

  it('go but for the newest ones', async () => {
    const [newest, second, third, last] = await make([0, 1, 2, 30]);
    expect(await remove(2)).toEqual({ names: [third, last], damaged: [] });
    expect(left()).toEqual([second, newest]);
    expect(await remove(1)).toEqual({ names: [second], damaged: [] });
    expect(await remove(1)).toEqual({ names: [], damaged: [] });
  });

  it('stay as long as they are young enough', async () => {
    const [, , week, month] = await make([0, 1, 7, 30]);
    expect(await remove(1, 7)).toEqual({ names: [month], damaged: [] });
    expect(left()).toContain(week);
  });

  it('stay when they are not whole, and count for nothing among the newest', async () => {
    const [newest, second, third, last] = await make([0, 1, 2, 30]);
    // One that was cut off is none; of one whose size is right only reading tells.
    rmSync(join(folder, second ?? '', 'manifest.sha256'));
    writeFileSync(join(folder, last ?? '', 'uploads/avatar/a.png'), 'picture z');
    expect(await remove(2)).toEqual({ names: [], damaged: [last] });
    expect(left()).toEqual([last, third, second, newest].toSorted());
  });

  it('are not pushed out by one that a clock made that was ahead, which stays', async () => {
    const [ahead, newest, second, last] = await make([-365, 0, 1, 2]);
    expect(await remove(2)).toEqual({ names: [last], damaged: [] });
    expect(left()).toEqual([second, newest, ahead].toSorted());
  });

  it('stay when somebody made them by hand, and so does whatever else lies there', async () => {
    await make([0]);
    const byHand = join(folder, scheduledName(NOW - 40 * DAY_MS));
    await makeBackup(config, { target: byHand, origin: 'manual', now: NOW - 40 * DAY_MS });
    await makeBackup(config, {
      target: join(folder, 'precious'),
      origin: 'schedule',
      now: NOW - 50 * DAY_MS,
    });
    mkdirSync(join(folder, 'ykd-20200101T000000Z'));
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    const before = left();
    expect(await remove(1)).toEqual({ names: [], damaged: [] });
    expect(left()).toEqual(before);
  });

  it('take with them what killed processes left a day ago, and nothing younger', async () => {
    await make([0]);
    const [old, young, other] = [
      '.ykd-20261101T000000Z.unfinished',
      '.ykd-20261123T000000Z.unfinished',
      '.mine.unfinished',
    ];
    for (const name of [old, young, other]) mkdirSync(join(folder, name));
    const at = (ageMs: number): number => (NOW - ageMs) / 1000;
    utimesSync(join(folder, old), at(25 * HOUR_MS), at(25 * HOUR_MS));
    utimesSync(join(folder, young), at(23 * HOUR_MS), at(23 * HOUR_MS));
    utimesSync(join(folder, other), at(25 * HOUR_MS), at(25 * HOUR_MS));
    await remove(1);
    expect([old, young, other].map((name) => existsSync(join(folder, name)))).toEqual([false, true, true]);
  });
});

describe('a folder of backups', () => {
  it('lists the newest first, and at the end what is none', async () => {
    const [second, newest] = await make([1, 0]);
    mkdirSync(join(folder, 'a-folder'));
    expect((await keptBackups(folder)).map(({ name, manifest }) => [name, manifest?.createdAt])).toEqual([
      [newest, NOW],
      [second, NOW - DAY_MS],
      ['a-folder', undefined],
    ]);
    expect(await scheduledMoments(folder)).toEqual([NOW, NOW - DAY_MS]);
  });

  it('that is not there holds none', async () => {
    expect(await scheduledMoments(folder)).toEqual([]);
  });
});
