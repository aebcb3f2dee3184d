import { describe, expect, it } from 'vitest';
import { sampleCheckIn, withCheckInPictures, type CheckInsSubject } from './check-ins.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const file = (name: string, at: number, key = '1') => ({ name: `${name}.png`, userId: `member-${key}`, at });

const names = (files: readonly { readonly name: string }[]): string[] => files.map(({ name }) => name);

export const checkInPicturesContract = (name: string, make: MakeSubject<CheckInsSubject>): void => {
  describe(`${name}: CheckInPictures`, () => {
    it(
      'keeps no more of a member than the limit, however many come at once',
      withSubject(make, async ({ checkInPictures, members }) => {
        await members.insert(sampleMember('1'));
        await members.insert(sampleMember('2'));
        for (const at of [10, 30, 20]) await checkInPictures.reserve(file(`f${at}`, at), 0, 9);
        expect(await checkInPictures.reserve(file('new', 40), 11, 2)).toBe(20);
        expect(await checkInPictures.reserve(file('new', 40), 21, 2)).toBeUndefined();
        const answers = await Promise.all(
          Array.from({ length: 25 }, (_, index) =>
            checkInPictures.reserve(file(`g${index}`, 100, '2'), 0, 5),
          ),
        );
        expect(answers.filter((answer) => answer === undefined)).toHaveLength(5);
      }),
    );

    it(
      'refuses a name twice',
      withSubject(make, async (subject) => {
        await withCheckInPictures(subject);
        await expect(subject.checkInPictures.reserve(file('a', 6, '2'), 0, 9)).rejects.toBeInstanceOf(Error);
      }),
    );

    it(
      'knows whose a picture is, until it is forgotten',
      withSubject(make, async (subject) => {
        const { checkInPictures, members } = subject;
        await members.insert(sampleMember('1'));
        await checkInPictures.reserve(file('a', 5), 0, 9);
        expect(await checkInPictures.find('a.png')).toStrictEqual(file('a', 5));
        expect(await checkInPictures.find('b.png')).toBeUndefined();
        expect(await checkInPictures.find("a\0' --")).toBeUndefined();
        await checkInPictures.delete('a.png', 'member-1');
        expect(await checkInPictures.find('a.png')).toBeUndefined();
      }),
    );

    it(
      'forgets a picture for its member only, and none that an entry names',
      withSubject(make, async (subject) => {
        await withCheckInPictures(subject);
        const { checkIns, checkInPictures } = subject;
        expect(await checkInPictures.delete('a.png', 'member-2')).toBe(false);
        expect(await checkInPictures.delete('x.png', 'member-1')).toBe(false);
        await checkIns.put(sampleCheckIn({ pictures: ['a.png'] }));
        await checkIns.put(sampleCheckIn({ day: '2025-03-03', pictures: ['a.png', 'b.png'] }));
        expect(await checkInPictures.delete('a.png', 'member-1')).toBe(false);
        // Still named by the other day.
        await checkIns.put(sampleCheckIn({ day: '2025-03-03', pictures: [] }));
        expect(await checkInPictures.delete('a.png', 'member-1')).toBe(false);
        expect(await checkInPictures.delete('b.png', 'member-1')).toBe(true);
        expect(await checkInPictures.delete('b.png', 'member-1')).toBe(false);
        expect(await checkIns.put(sampleCheckIn({ pictures: ['b.png'] }))).toBeUndefined();
      }),
    );

    it(
      'finds the old ones that no entry names, the oldest first',
      withSubject(make, async ({ checkIns, checkInPictures, members }) => {
        await members.insert(sampleMember('1'));
        for (const [key, at] of [
          ['b', 20],
          ['a', 10],
          ['named', 5],
          ['c', 30],
          ['new', 31],
        ] as const) {
          await checkInPictures.reserve(file(key, at), 0, 9);
        }
        await checkIns.put(sampleCheckIn({ pictures: ['named.png'] }));
        expect(names(await checkInPictures.findUnused(31, 9))).toEqual(['a.png', 'b.png', 'c.png']);
        expect(names(await checkInPictures.findUnused(31, 2))).toEqual(['a.png', 'b.png']);
        expect(await checkInPictures.findUnused(10, 9)).toEqual([]);
      }),
    );

    it(
      'is there for every entry that names it, whatever comes first',
      withSubject(make, async (subject) => {
        await withCheckInPictures(subject);
        const { checkIns, checkInPictures } = subject;
        for (let round = 0; round < 8; round += 1) {
          const picture = `round-${round}.png`;
          const day = `2025-03-1${round}`;
          await checkInPictures.reserve({ name: picture, userId: 'member-1', at: 5 }, 0, 99);
          const put = () => checkIns.put(sampleCheckIn({ day, pictures: [picture] }));
          const forget = () => checkInPictures.delete(picture, 'member-1');
          const [entry, forgotten] = await (round % 2 === 0
            ? Promise.all([put(), forget()])
            : Promise.all([forget(), put()]).then(([gone, kept]) => [kept, gone] as const));
          expect(entry === undefined).toBe(forgotten);
        }
      }),
    );
  });
};
