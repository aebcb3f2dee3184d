import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBackup } from '../../src/backup/make-backup.js';
import { describeFile, readManifest, writeManifest } from '../../src/backup/manifest.js';
import { restoreBackup } from '../../src/backup/restore-backup.js';
import { verifyBackup } from '../../src/backup/verify-backup.js';
import { BackupError } from '../../src/persistence/copy/index.js';
import { openDatabase } from '../../src/persistence/index.js';
import { readConfig, type Config } from '../../src/settings/config.js';
import { useSystemPostgres } from '../support/use-system-postgres.js';
import { useTempFolder } from '../support/use-temp-folder.js';
import { fillPlace, placesOn } from './place.js';

const postgres = useSystemPostgres();
const temp = useTempFolder();

/** Changes one byte in the middle of a file. */
const flip = (file: string): void => {
  const bytes = readFileSync(file);
  const middle = Math.trunc(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
};

/** Writes the sums of the files as they are now: as whoever spoiled the database before it was copied would have it. */
const sumAnew = async (folder: string): Promise<void> => {
  const manifest = await readManifest(folder);
  const files = await Promise.all(manifest.files.map(({ path }) => describeFile(folder, path)));
  for (const name of ['manifest.json', 'manifest.sha256']) rmSync(join(folder, name));
  await writeManifest(folder, { ...manifest, files });
};

describe.each(placesOn(postgres))('a damaged backup of %s', (_name, place) => {
  let config: Config;
  let folder: string;
  let database: string;
  beforeEach(async () => {
    config = readConfig(await place(temp.path));
    await fillPlace(config);
    folder = join(temp.path, 'backup');
    await makeBackup(config, { target: folder, origin: 'manual', now: 5 });
    database = config.database.kind === 'sqlite' ? 'database.sqlite' : 'database.dump';
  });

  const problemsOf = async (): Promise<readonly string[]> =>
    (await verifyBackup(folder, postgres().tools)).problems;

  /** Nothing is made of it anywhere. */
  const expectNotRestored = async (): Promise<void> => {
    const empty = readConfig(await place(temp.path));
    await expect(restoreBackup(empty, folder)).rejects.toBeInstanceOf(BackupError);
    expect(existsSync(empty.dataDir)).toBe(false);
  };

  it('is told from a whole one', async () => {
    expect(await problemsOf()).toEqual([]);
  });

  it('has a byte changed in the database, or its end cut off', async () => {
    flip(join(folder, database));
    expect(await problemsOf()).toEqual([`${database} 的内容与校验和不符`]);
    truncateSync(join(folder, database), 100);
    expect(await problemsOf()).toEqual([
      expect.stringMatching(new RegExp(`^${database} 应有 \\d+ 字节，实有 100 字节$`)),
    ]);
    await expectNotRestored();
  });

  it('has a byte changed in an upload, or lacks one', async () => {
    flip(join(folder, 'uploads/avatar/a.png'));
    rmSync(join(folder, 'uploads/avatar/b.png'));
    expect(await problemsOf()).toEqual([
      'uploads/avatar/a.png 的内容与校验和不符',
      '缺少 uploads/avatar/b.png',
    ]);
    await expectNotRestored();
  });

  it('has a byte changed in the manifest, or lacks its sum: as one that was cut off', async () => {
    flip(join(folder, 'manifest.json'));
    await expect(problemsOf()).rejects.toThrow('与 manifest.sha256 不符');
    rmSync(join(folder, 'manifest.sha256'));
    await expect(problemsOf()).rejects.toThrow('不是完整的备份：没有 manifest.sha256');
    await expectNotRestored();
  });

  it('names a file outside of itself: that is no manifest of ours', async () => {
    const manifest = await readManifest(folder);
    for (const name of ['manifest.json', 'manifest.sha256']) rmSync(join(folder, name));
    await writeManifest(folder, {
      ...manifest,
      files: [{ path: 'data/../../x', size: 0, sha256: '0'.repeat(64) }],
    });
    await expect(problemsOf()).rejects.toThrow('无法识别');
  });

  it('holds a database that does not open though its sum is right', async () => {
    writeFileSync(join(folder, database), 'PGDMP nonsense'.repeat(100));
    await sumAnew(folder);
    expect(await problemsOf()).toEqual([expect.stringContaining('数据库的备份打不开')]);
    await expectNotRestored();
  });

  it('is of a newer program', async () => {
    const manifest = await readManifest(folder);
    for (const name of ['manifest.json', 'manifest.sha256']) rmSync(join(folder, name));
    const migrations = [...manifest.database.migrations, '9999-later'];
    await writeManifest(folder, { ...manifest, database: { ...manifest.database, migrations } });
    const empty = readConfig(await place(temp.path));
    await expect(restoreBackup(empty, folder)).rejects.toThrow('未知的迁移：9999-later');
  });

  it('is not restored into the other database', async () => {
    const [, make = place] = placesOn(postgres)[config.database.kind === 'sqlite' ? 1 : 0] ?? [];
    await expect(restoreBackup(readConfig(await make(temp.path)), folder)).rejects.toThrow('备份来自');
  });
});

describe('a damaged backup of SQLite', () => {
  it('has other rows than it had, though its sum is right', async () => {
    const config = readConfig({ DATA_DIR: join(temp.path, 'data') });
    await fillPlace(config);
    const folder = join(temp.path, 'backup');
    await makeBackup(config, { target: folder, origin: 'manual', now: 5 });
    const database = new DatabaseSync(join(folder, 'database.sqlite'));
    database.exec(
      `update member set mobile = '13999999999' where id = 'm1'; delete from sms_request where mobile like '%你好%'`,
    );
    database.close();
    await sumAnew(folder);
    expect((await verifyBackup(folder, undefined)).problems).toEqual([
      '表 member 的 6 行里有内容不同',
      '表 sms_request 应有 6 行，实有 5 行',
    ]);
  });

  it('of which half was restored is not served, and nothing is restored over it', async () => {
    const config = readConfig({ DATA_DIR: join(temp.path, 'data') });
    await fillPlace(config);
    const folder = join(temp.path, 'backup');
    await makeBackup(config, { target: folder, origin: 'manual', now: 5 });
    renameSync(join(folder, 'database.sqlite'), join(temp.path, 'aside'));
    appendFileSync(join(config.dataDir, 'restore-unfinished'), '');
    await expect(openDatabase(config.database)).rejects.toThrow('里的恢复没有完成');
    renameSync(join(temp.path, 'aside'), join(folder, 'database.sqlite'));
    await expect(restoreBackup(config, folder)).rejects.toThrow('上一次恢复没有完成');
  });
});
