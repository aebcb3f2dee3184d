import { describe, expect, it } from 'vitest';
import { UNREVIEWED } from '../../entities/check-in-entry.js';
import type { CheckInPictures } from '../../ports/check-in-pictures.js';
import type { CheckInSave, CheckIns } from '../../ports/check-ins.js';
import type { MemberRepository } from '../../ports/member-repository.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** Entries with the members whose they are, and their pictures. */
export interface CheckInsSubject {
  readonly checkIns: CheckIns;
  readonly checkInPictures: CheckInPictures;
  readonly members: MemberRepository;
}

/** An entry of member-1 without pictures. */
export const sampleCheckIn = (over: Partial<CheckInSave> = {}): CheckInSave => ({
  userId: 'member-1',
  campaign: '2025_march',
  day: '2025-03-02',
  text: '学了循环',
  pictures: [],
  at: 5,
  ...over,
});

/** Two members; `member-1` uploaded a.png, b.png and c.png, `member-2` d.png. */
export const withCheckInPictures = async ({ members, checkInPictures }: CheckInsSubject): Promise<void> => {
  await members.insert(sampleMember('1'));
  await members.insert(sampleMember('2'));
  for (const [name, key] of [
    ['a', '1'],
    ['b', '1'],
    ['c', '1'],
    ['d', '2'],
  ] as const) {
    await checkInPictures.reserve({ name: `${name}.png`, userId: `member-${key}`, at: 5 }, 0, 99);
  }
};

export const checkInsContract = (name: string, make: MakeSubject<CheckInsSubject>): void => {
  const withMembers = (test: (subject: CheckInsSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await withCheckInPictures(subject);
      await test(subject);
    });

  describe(`${name}: CheckIns`, () => {
    it(
      'keeps an entry with its pictures in their order',
      withMembers(async ({ checkIns }) => {
        const text = '学了循环\n“引号”\\ 😀';
        const { at, ...save } = sampleCheckIn({ text, pictures: ['b.png', 'a.png'] });
        const entry = { ...save, gmtCreated: at, gmtModified: at, ...UNREVIEWED };
        expect(await checkIns.put({ ...save, at })).toStrictEqual(entry);
        expect(await checkIns.entries('member-1', '2025_march')).toStrictEqual([entry]);
        expect(await checkIns.days('member-1')).toStrictEqual([
          { campaign: '2025_march', day: '2025-03-02' },
        ]);
      }),
    );

    it(
      'replaces the entry of a day, but for when it was made',
      withMembers(async ({ checkIns }) => {
        await checkIns.put(sampleCheckIn({ pictures: ['a.png', 'b.png'] }));
        const { at: _later, ...again } = sampleCheckIn({ text: '又学了函数', pictures: ['c.png', 'a.png'] });
        const entry = { ...again, gmtCreated: 5, gmtModified: 9, ...UNREVIEWED };
        for (const version of [2, 3])
          expect(await checkIns.put({ ...again, at: 9 })).toStrictEqual({ ...entry, version });
        expect(await checkIns.entries('member-1', '2025_march')).toStrictEqual([{ ...entry, version: 3 }]);
      }),
    );

    it(
      'tells members, campaigns and days apart, the latest day first',
      withMembers(async ({ checkIns }) => {
        for (const day of ['2025-03-09', '2025-03-31', '2025-03-01'])
          await checkIns.put(sampleCheckIn({ day }));
        await checkIns.put(sampleCheckIn({ campaign: '2024_march', day: '2024-03-01' }));
        await checkIns.put(sampleCheckIn({ userId: 'member-2', pictures: ['d.png'] }));
        const daysOf = async (userId: string) =>
          (await checkIns.entries(userId, '2025_march')).map(({ day }) => day);
        expect(await daysOf('member-1')).toEqual(['2025-03-31', '2025-03-09', '2025-03-01']);
        expect(await daysOf('member-2')).toEqual(['2025-03-02']);
        expect(await daysOf("' or 1=1 --\0")).toEqual([]);
        expect(await checkIns.days('member-1')).toHaveLength(4);
        expect(await checkIns.days('nobody')).toEqual([]);
      }),
    );

    it.each([
      ['that nobody uploaded', 'x.png'],
      ['of another member', 'd.png'],
    ])('keeps nothing with a picture %s', (_name, picture) =>
      withMembers(async ({ checkIns }) => {
        const kept = await checkIns.put(sampleCheckIn({ pictures: ['a.png'] }));
        const refused = sampleCheckIn({ text: '别人的图', pictures: ['b.png', picture], at: 9 });
        expect(await checkIns.put(refused)).toBeUndefined();
        expect(await checkIns.put({ ...refused, day: '2025-03-03' })).toBeUndefined();
        expect(await checkIns.entries('member-1', '2025_march')).toStrictEqual([kept]);
      })(),
    );

    it(
      'keeps one whole entry of several that are put at once',
      withMembers(async ({ checkIns }) => {
        const saves = ['a.png', 'b.png', 'c.png'].flatMap((picture) =>
          [1, 2].map((at) => sampleCheckIn({ text: `${picture} ${at}`, pictures: [picture], at })),
        );
        const answers = await Promise.all(saves.map((save) => checkIns.put(save)));
        const [entry, ...more] = await checkIns.entries('member-1', '2025_march');
        expect(more).toEqual([]);
        expect(answers).toContainEqual(entry);
        // Whichever came first, all that followed kept when that was.
        expect(new Set(answers.map((answer) => answer?.gmtCreated))).toEqual(new Set([entry?.gmtCreated]));
      }),
    );
  });
};
