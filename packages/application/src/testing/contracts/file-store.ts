import { describe, expect, it } from 'vitest';
import { FILE_TYPES, type FileStore } from '../../ports/file-store.js';
import { withSubject, type MakeSubject } from './subject.js';

/** Keys that lead elsewhere, or nowhere. */
const NO_KEYS: readonly string[] = [
  '',
  'a.png',
  '/a.png',
  'avatar/',
  'avatar/a',
  'avatar/.png',
  'avatar/..png',
  'avatar/a.svg',
  'avatar/a.html',
  'avatar/a.png ',
  'avatar/a.png\n',
  'avatar/A.png',
  'avatar/a b.png',
  'avatar/头像.png',
  'avatar/😀.png',
  'avatar/a\0.png',
  'avatar/a%2fb.png',
  'avatar/b/a.png',
  'avatar//a.png',
  'avatar\\a.png',
  '../avatar/a.png',
  'avatar/../a.png',
  '../a.png',
  './a.png',
  '.hidden/a.png',
  'avatar/a.constructor',
  'avatar/a.png?x=1',
];

const bytes = (length: number, seed = 1): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (index * 31 + seed) % 256);

export const fileStoreContract = (name: string, make: MakeSubject<FileStore>): void => {
  describe(`${name}: FileStore`, () => {
    it(
      'gives back what was put, with the type of its ending',
      withSubject(make, async (files) => {
        for (const [ending, contentType] of Object.entries(FILE_TYPES)) {
          const key = `avatar/id-1.${ending}`;
          expect(await files.get(key)).toBeUndefined();
          await files.put(key, bytes(5000));
          const stored = await files.get(key);
          expect([stored?.contentType, Uint8Array.from(stored?.bytes ?? [])]).toEqual([
            contentType,
            bytes(5000),
          ]);
        }
      }),
    );

    it(
      'takes an empty file and a large one',
      withSubject(make, async (files) => {
        for (const size of [0, 1_048_576]) {
          await files.put('avatar/a.png', bytes(size));
          expect((await files.get('avatar/a.png'))?.bytes.length).toBe(size);
        }
      }),
    );

    it(
      'keeps folders and names apart',
      withSubject(make, async (files) => {
        await files.put('avatar/a.png', bytes(10, 1));
        await files.put('avatar/b.png', bytes(10, 2));
        await files.put('other/a.png', bytes(10, 3));
        expect((await files.get('avatar/a.png'))?.bytes[0]).toBe(1);
        expect((await files.get('other/a.png'))?.bytes[0]).toBe(3);
      }),
    );

    it(
      'has the one or the other whole when two are put at once',
      withSubject(make, async (files) => {
        await Promise.all([1, 2, 3, 4].map((seed) => files.put('avatar/a.png', bytes(200_000, seed))));
        const stored = await files.get('avatar/a.png');
        expect(Uint8Array.from(stored?.bytes ?? [])).toEqual(bytes(200_000, stored?.bytes[0]));
      }),
    );

    it(
      'removes a file, and one that is not there',
      withSubject(make, async (files) => {
        await files.put('avatar/a.png', bytes(10));
        await files.put('avatar/b.png', bytes(10));
        await files.delete('avatar/a.png');
        await files.delete('avatar/a.png');
        expect(await files.get('avatar/a.png')).toBeUndefined();
        expect(await files.get('avatar/b.png')).toBeDefined();
      }),
    );

    it.each(NO_KEYS)('has nothing to do with the key %j', async (key) => {
      await withSubject(make, async (files) => {
        await expect(files.put(key, bytes(3))).rejects.toBeInstanceOf(RangeError);
        expect(await files.get(key)).toBeUndefined();
        await files.delete(key);
      })();
    });
  });
};
