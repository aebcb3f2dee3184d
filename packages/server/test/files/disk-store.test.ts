import { mkdirSync, readdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FilesUnavailableError } from '@ykd/application/ports';
import { fileStoreContract } from '@ykd/application/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore } from '../../src/files/disk-store.js';
import { tempFolder } from '../support/temp-folder.js';

fileStoreContract('disk', async () => {
  const folder = tempFolder();
  return { subject: createDiskStore(join(folder.path, 'uploads')), dispose: async () => folder.remove() };
});

describe('the folder of uploads', () => {
  let folder: ReturnType<typeof tempFolder>;
  let root: string;
  beforeEach(() => {
    folder = tempFolder();
    root = join(folder.path, 'uploads');
  });
  afterEach(() => folder.remove());

  const bytes = Uint8Array.of(1, 2, 3);

  it('is made when it is needed, for its owner only', async () => {
    await createDiskStore(root).put('avatar/a.png', bytes);
    const modes = ['.', 'avatar', 'avatar/a.png'].map((path) => statSync(join(root, path)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700, 0o600]);
  });

  it('holds nothing unfinished, also after a failure', async () => {
    const files = createDiskStore(root);
    mkdirSync(join(root, 'avatar', 'a.png'), { recursive: true });
    await expect(files.put('avatar/a.png', bytes)).rejects.toBeInstanceOf(FilesUnavailableError);
    await files.put('avatar/b.png', bytes);
    expect(readdirSync(join(root, 'avatar'))).toEqual(['a.png', 'b.png']);
  });

  it('is cleared of what a killed process left unfinished, once that is an hour old', async () => {
    await createDiskStore(root).put('avatar/a.png', bytes);
    const at = (age: number) => Date.now() / 1000 - age;
    for (const [name, age] of [
      ['.6f2f8a0e-7d0c-4b8e-9d6c-0d7c1b7b1a11', 3700],
      ['.6f2f8a0e-7d0c-4b8e-9d6c-0d7c1b7b1a12', 60],
      ['.keep', 3700],
      ['a.png', 3700],
    ] as const) {
      const path = join(root, 'avatar', name);
      writeFileSync(path, bytes);
      utimesSync(path, at(age), at(age));
    }
    createDiskStore(root);
    expect(readdirSync(join(root, 'avatar')).toSorted()).toEqual([
      '.6f2f8a0e-7d0c-4b8e-9d6c-0d7c1b7b1a12',
      '.keep',
      'a.png',
    ]);
  });

  it('does not write through a link that somebody laid out', async () => {
    const outside = join(folder.path, 'secret');
    writeFileSync(outside, 'secret');
    mkdirSync(join(root, 'avatar'), { recursive: true });
    symlinkSync(outside, join(root, 'avatar', 'a.png'));
    await createDiskStore(root).put('avatar/a.png', bytes);
    expect(statSync(outside).size).toBe(6);
  });

  it('that cannot be used is an outage', async () => {
    writeFileSync(root, 'a file in the place of the folder');
    const files = createDiskStore(root);
    for (const call of [
      () => files.put('avatar/a.png', bytes),
      () => files.get('avatar/a.png'),
      () => files.delete('avatar/a.png'),
    ]) {
      await expect(call()).rejects.toBeInstanceOf(FilesUnavailableError);
    }
  });
});
