import { describe, expect, it } from 'vitest';
import { avatarUrl } from '../../avatar/avatar-url.js';
import type { AvatarFiles } from '../../ports/avatar-files.js';
import type { MemberRepository } from '../../ports/member-repository.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** Pictures' names with the members whose they are. */
export interface AvatarFilesSubject {
  readonly avatarFiles: AvatarFiles;
  readonly members: MemberRepository;
}

const file = (name: string, at: number, key = '1') => ({ name: `${name}.png`, userId: `member-${key}`, at });

const withMembers = async (members: MemberRepository): Promise<void> => {
  await members.insert(sampleMember('1'));
  await members.insert(sampleMember('2'));
};

const names = (files: readonly { readonly name: string }[]): string[] => files.map(({ name }) => name);

export const avatarFilesContract = (name: string, make: MakeSubject<AvatarFilesSubject>): void => {
  describe(`${name}: AvatarFiles`, () => {
    it(
      'knows whose a picture is',
      withSubject(make, async ({ avatarFiles, members }) => {
        await withMembers(members);
        expect(await avatarFiles.reserve(file('a', 5), 0, 9)).toBeUndefined();
        expect(await avatarFiles.find('a.png')).toStrictEqual(file('a', 5));
        expect(await avatarFiles.find('b.png')).toBeUndefined();
        expect(await avatarFiles.find("a\0' --")).toBeUndefined();
      }),
    );

    it(
      'keeps no more of a member than the limit, and names the oldest that counts',
      withSubject(make, async ({ avatarFiles, members }) => {
        await withMembers(members);
        for (const at of [10, 30, 20]) await avatarFiles.reserve(file(`f${at}`, at), 0, 9);
        expect(await avatarFiles.reserve(file('new', 40), 11, 2)).toBe(20);
        expect(await avatarFiles.find('new.png')).toBeUndefined();
        expect(await avatarFiles.reserve(file('other', 40, '2'), 11, 2)).toBeUndefined();
        expect(await avatarFiles.reserve(file('new', 40), 21, 2)).toBeUndefined();
      }),
    );

    it(
      'never lets more through at once than the limit',
      withSubject(make, async ({ avatarFiles, members }) => {
        await withMembers(members);
        const answers = await Promise.all(
          Array.from({ length: 25 }, (_, index) => avatarFiles.reserve(file(`f${index}`, 100), 0, 5)),
        );
        expect(answers.filter((answer) => answer === undefined)).toHaveLength(5);
      }),
    );

    it(
      'forgets a picture for its member only',
      withSubject(make, async ({ avatarFiles, members }) => {
        await withMembers(members);
        await avatarFiles.reserve(file('a', 5), 0, 9);
        expect(await avatarFiles.delete('a.png', 'member-2')).toBe(false);
        expect(await avatarFiles.delete('b.png', 'member-1')).toBe(false);
        expect(await avatarFiles.find('a.png')).toBeDefined();
        expect(await avatarFiles.delete('a.png', 'member-1')).toBe(true);
        expect(await avatarFiles.delete('a.png', 'member-1')).toBe(false);
        expect(await avatarFiles.find('a.png')).toBeUndefined();
      }),
    );

    it(
      'does not forget a picture that its member shows, though it was unused when it was looked up',
      withSubject(make, async ({ avatarFiles, members }) => {
        await withMembers(members);
        for (const key of ['1', '2']) await avatarFiles.reserve(file(`own-${key}`, 5, key), 0, 9);
        const unused = await avatarFiles.findUnused(9, 9);
        const show = (id: string, shown: string) =>
          members.updateProfile({ id, fields: { avatarUrl: avatarUrl(shown) }, sync: [], at: 6 });
        await show('member-1', 'own-1.png');
        expect(
          await Promise.all(unused.map(({ name: of, userId }) => avatarFiles.delete(of, userId))),
        ).toEqual([false, true]);
        expect(await avatarFiles.find('own-1.png')).toBeDefined();
        // That another member names it does not make it used.
        await show('member-2', 'own-1.png');
        await show('member-1', 'other.png');
        expect(await avatarFiles.delete('own-1.png', 'member-1')).toBe(true);
      }),
    );

    it(
      'is shown by no profile when it is forgotten, whatever comes first',
      withSubject(make, async ({ avatarFiles, members }) => {
        await withMembers(members);
        const show = (id: string, shown: string) =>
          members.updateProfile({
            id,
            fields: { name: shown, avatarUrl: avatarUrl(shown) },
            picture: shown,
            sync: [],
            at: 6,
          });
        expect(await show('member-1', 'never.png')).toBeUndefined();
        await avatarFiles.reserve(file('own', 5), 0, 9);
        expect(await show('member-2', 'own.png')).toBeUndefined();
        expect(await members.findById('member-2')).toEqual(sampleMember('2').user);
        expect(await show('member-1', 'own.png')).toMatchObject({ avatarUrl: avatarUrl('own.png') });

        for (let round = 0; round < 8; round += 1) {
          const key = `round-${round}`;
          const shown = `${key}.png`;
          await avatarFiles.reserve(file(key, 5), 0, 99);
          await (round % 2 === 0
            ? Promise.all([show('member-1', shown), avatarFiles.delete(shown, 'member-1')])
            : Promise.all([avatarFiles.delete(shown, 'member-1'), show('member-1', shown)]));
          const isShown = (await members.findById('member-1'))?.avatarUrl === avatarUrl(shown);
          expect((await avatarFiles.find(shown)) !== undefined).toBe(isShown);
        }
      }),
    );

    it(
      'finds the old ones that their member does not show, the oldest first',
      withSubject(make, async ({ avatarFiles, members }) => {
        await members.insert(sampleMember('1', { avatarUrl: avatarUrl('shown.png') }));
        await members.insert(sampleMember('2', { avatarUrl: avatarUrl('b.png') }));
        for (const [key, at] of [
          ['b', 20],
          ['a', 10],
          ['shown', 5],
          ['c', 30],
          ['new', 31],
        ] as const) {
          await avatarFiles.reserve(file(key, at), 0, 9);
        }
        // That another member names a picture does not make it used.
        expect(names(await avatarFiles.findUnused(31, 9))).toEqual(['a.png', 'b.png', 'c.png']);
        expect(names(await avatarFiles.findUnused(31, 2))).toEqual(['a.png', 'b.png']);
        expect(await avatarFiles.findUnused(10, 9)).toEqual([]);
      }),
    );

    it(
      'refuses a name twice',
      withSubject(make, async ({ avatarFiles, members }) => {
        await withMembers(members);
        await avatarFiles.reserve(file('a', 5), 0, 9);
        await expect(avatarFiles.reserve(file('a', 6, '2'), 0, 9)).rejects.toBeInstanceOf(Error);
      }),
    );
  });
};
