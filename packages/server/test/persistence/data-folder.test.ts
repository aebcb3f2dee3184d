import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDataFolder } from '../../src/persistence/data-folder.js';
import { openDatabase } from '../../src/persistence/store/open-database.js';
import { DataFolderError } from '../../src/persistence/errors.js';
import { startChild } from '../support/child.js';
import { useTempFolder } from '../support/use-temp-folder.js';

const HOLD_FOLDER = new URL('./children/hold-folder.ts', import.meta.url);

const temp = useTempFolder();

const failureOf = (run: () => unknown): Error => {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('expected a failure');
};

/** Runs as an ordinary user, whom permissions bind, should the tests run as root. */
const asOrdinaryUser = <T>(run: () => T): T => {
  if (process.getuid?.() !== 0 || process.seteuid === undefined) return run();
  process.seteuid(65_534);
  try {
    return run();
  } finally {
    process.seteuid(0);
  }
};

describe('lockDataFolder', () => {
  it('makes a folder for the owner only, with the folders above it', () => {
    const folder = join(temp.path, 'a', 'b');
    const lock = lockDataFolder(folder);
    expect(lock.folder).toBe(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    lock.release();
    expect(readdirSync(folder)).toEqual(['lock.sqlite']);
  });

  it('closes an existing folder to others', () => {
    const folder = join(temp.path, 'open');
    mkdirSync(folder, { mode: 0o755 });
    lockDataFolder(folder).release();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is held until it is released, by this process too', () => {
    const lock = lockDataFolder(temp.path);
    const failure = failureOf(() => lockDataFolder(temp.path));
    expect(failure).toBeInstanceOf(DataFolderError);
    expect(failure.message).toContain(temp.path);
    expect(failure.message).toContain(`进程号 ${process.pid}`);
    lock.release();
    lock.release();
    lockDataFolder(temp.path).release();
  });

  it('keeps another process out, which learns whose the folder is', async () => {
    const lock = lockDataFolder(temp.path);
    const child = startChild(HOLD_FOLDER, [temp.path]);
    await child.ended;
    expect(child.lines.join()).toBe(
      `DataFolderError: 数据目录 ${temp.path} 正被另一个进程使用（进程号 ${process.pid}）。` +
        '请先停止那个进程，或用 DATA_DIR 指定别的目录。',
    );
    lock.release();
  });

  it('is free again as soon as its holder is killed', async () => {
    const child = startChild(HOLD_FOLDER, [temp.path]);
    await child.waitFor(/^locked/);
    expect(failureOf(() => lockDataFolder(temp.path)).message).toContain(`进程号 ${child.process.pid}`);
    child.process.kill('SIGKILL');
    expect(await child.ended).toBe('SIGKILL');
    lockDataFolder(temp.path).release();
  });

  it('says that a file is in the way', () => {
    const file = join(temp.path, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'below')]) {
      const failure = failureOf(() => lockDataFolder(folder));
      expect(failure).toBeInstanceOf(DataFolderError);
      expect(failure.message).toBe(
        `数据目录 ${folder} 不可用：路径中有一个同名的文件。请移走该文件，或用 DATA_DIR 指定别的目录。`,
      );
    }
  });

  it('says that a folder may not be written', () => {
    const folder = join(temp.path, 'read-only');
    mkdirSync(folder);
    chmodSync(temp.path, 0o755);
    chmodSync(folder, 0o500);
    for (const target of [folder, join(folder, 'below')]) {
      const failure = failureOf(() => asOrdinaryUser(() => lockDataFolder(target)));
      expect(failure).toBeInstanceOf(DataFolderError);
      expect(failure.message).toBe(
        `数据目录 ${target} 没有写入权限。请修改目录权限，或用 DATA_DIR 指定别的目录。`,
      );
    }
  });
});

describe('opening the embedded database', () => {
  it('locks the folder until it is closed', async () => {
    const settings = { kind: 'sqlite', dataDir: temp.path } as const;
    const database = await openDatabase(settings);
    await expect(openDatabase(settings)).rejects.toThrow(DataFolderError);
    await database.close();
    await (await openDatabase(settings)).close();
  });

  it('says that the file is damaged, and gives the folder free', async () => {
    const file = join(temp.path, 'ykd.sqlite');
    writeFileSync(file, '这不是数据库'.repeat(1_000));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const opening = openDatabase({ kind: 'sqlite', dataDir: temp.path });
      await expect(opening).rejects.toThrow(DataFolderError);
      await expect(opening).rejects.toThrow(`数据目录 ${temp.path} 中的数据库文件已损坏`);
    }
  });

  it('says that the file cannot be opened', async () => {
    mkdirSync(join(temp.path, 'ykd.sqlite'));
    const opening = openDatabase({ kind: 'sqlite', dataDir: temp.path });
    await expect(opening).rejects.toThrow(`数据目录 ${temp.path} 中的数据库文件无法打开或写入`);
  });
});
