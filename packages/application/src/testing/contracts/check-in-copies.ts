import { COPY_BITS, picturePrint } from '@ykd/domain/likeness';
import { describe, expect, it } from 'vitest';
import type { CheckInEntry } from '../../ports/check-ins.js';
import type { CheckInReviewsSubject } from './check-in-reviews.js';
import { sampleCheckIn } from './check-ins.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const ESSAY = '今天学完了循环和列表，做了六道练习，最后一题卡了很久，后来发现是下标从零开始。';
const COPY = ESSAY.replaceAll('，', ' ~ ').replace('。', '！！');
const NEARLY = ESSAY.replace('六道', '八道');
const OTHER = '昨天复习了字典，又读了一章关于文件的课文，写了一个小小的记账程序，还算顺利。';

const on = { campaign: '2025_march', day: '2025-03-02' } as const;
const window = { limit: 9 };

/** What an entry is like. */
const like = (entry: CheckInEntry | undefined) =>
  entry && [entry.likeKind, entry.likeUserId, entry.likeDay, entry.likePercent];

const NOTHING = [null, null, null, null];

/** A picture of noise, and one that differs from it in so many bits. */
const NOISE = picturePrint(Array.from({ length: 72 }, (_, at) => (at * at * 31 + at * 17) % 251));
const differing = (bits: number): string =>
  (BigInt(`0x${NOISE}`) ^ ((1n << BigInt(bits)) - 1n)).toString(16).padStart(16, '0');
const PLAIN = picturePrint(new Uint8Array(72));

/** Which entries are like earlier ones of others, and what staff say of that. */
export const checkInCopiesContract = (name: string, make: MakeSubject<CheckInReviewsSubject>): void => {
  const withMembers = (test: (subject: CheckInReviewsSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      for (const key of ['1', '2', '3']) await subject.members.insert(sampleMember(key));
      await test(subject);
    });
  const putting =
    ({ checkIns }: CheckInReviewsSubject) =>
    async (userId: string, at: number, text: string, over: { day?: string; pictures?: string[] } = {}) =>
      checkIns.put(sampleCheckIn({ userId, at, text, ...over }));
  /** Uploads a picture with a print. */
  const showing =
    ({ checkInPictures }: CheckInReviewsSubject) =>
    async (userId: string, picture: string, at: number, print: string) => {
      await checkInPictures.reserve({ name: picture, userId, at }, 0, 99);
      await checkInPictures.keepPrint(picture, print);
      return { pictures: [picture] };
    };

  describe(`${name}: copies among check-ins`, () => {
    it(
      'knows the earliest entry of another member that a text is like',
      withMembers(async (subject) => {
        const put = putting(subject);
        expect(like(await put('member-1', 10, ESSAY))).toEqual(NOTHING);
        const copy = await put('member-2', 20, COPY, { day: '2025-03-03' });
        expect(like(copy)).toEqual(['text', 'member-1', on.day, 100]);
        expect(copy).toMatchObject({ likeVersion: 1, verdict: 'none', judgedBy: null, judgedAt: null });
        expect(await subject.checkIns.entries('member-2', on.campaign)).toStrictEqual([copy]);
        const third = await put('member-3', 30, NEARLY, { day: '2025-03-04' });
        expect(like(third)?.slice(0, 3)).toEqual(['text', 'member-1', on.day]);
        expect(third?.likePercent).toSatisfy((percent: number) => percent >= 80 && percent < 100);
      }),
    );

    it(
      'takes no other campaign, no short phrase, and nothing on the same subject for a copy',
      withMembers(async (subject) => {
        const put = putting(subject);
        await subject.checkIns.put(sampleCheckIn({ campaign: '2024_march', day: '2024-03-01', text: ESSAY }));
        expect(like(await put('member-2', 20, ESSAY))).toEqual(NOTHING);
        expect(like(await put('member-1', 30, OTHER))).toEqual(NOTHING);
        await put('member-1', 40, '打卡，坚持！', { day: '2025-03-05' });
        expect(like(await put('member-2', 50, '打卡，坚持！', { day: '2025-03-05' }))).toEqual(NOTHING);
      }),
    );

    it(
      'lets a member say again what he was the first to say, also after it was copied',
      withMembers(async (subject) => {
        const put = putting(subject);
        await put('member-1', 10, ESSAY);
        expect(like(await put('member-1', 15, ESSAY, { day: '2025-03-03' }))).toEqual(NOTHING);
        await put('member-2', 20, ESSAY);
        expect(like(await put('member-1', 30, ESSAY, { day: '2025-03-04' }))).toEqual(NOTHING);
        // The first one is written anew, nearly as it was: it becomes no younger than its copy.
        expect(like(await put('member-1', 40, NEARLY))).toEqual(NOTHING);
        expect(like(await put('member-2', 50, ESSAY, { day: '2025-03-05' }))?.[1]).toBe('member-1');
      }),
    );

    it(
      'judges an entry anew that is written anew',
      withMembers(async (subject) => {
        const put = putting(subject);
        const { unitOfWork } = subject;
        const second = { userId: 'member-2', ...on };
        await put('member-1', 10, ESSAY);
        await put('member-2', 20, OTHER);
        expect(await put('member-2', 30, ESSAY)).toMatchObject({ likeUserId: 'member-1', likeVersion: 1 });
        const said = { verdict: 'copy', judgedBy: 'member-3', judgedAt: 35, likeVersion: 2 } as const;
        await unitOfWork.transaction(async (tx) => {
          await tx.checkIns.judge({ ...second, ...said });
          expect(await tx.checkIns.hold(second)).toMatchObject({ ...said, version: 2 });
        });
        // The same again: what was said holds.
        expect(await put('member-2', 40, ESSAY)).toMatchObject({ ...said, version: 3 });
        const changed = { verdict: 'none', judgedBy: null, judgedAt: null };
        expect(await put('member-2', 50, NEARLY)).toMatchObject({
          ...changed,
          likeUserId: 'member-1',
          likeVersion: 3,
        });
        const away = await put('member-2', 60, OTHER);
        expect(like(away)).toEqual(NOTHING);
        expect(away).toMatchObject({ ...changed, likeVersion: 4 });
        // What he says no more nobody copies.
        await put('member-1', 70, '一二三四五六七八九十甲乙丙丁');
        expect(like(await put('member-3', 80, ESSAY))).toEqual(NOTHING);
      }),
    );

    it(
      'knows a picture that was shown by another member, from the same print or nearly the same',
      withMembers(async (subject) => {
        const [put, show] = [putting(subject), showing(subject)];
        const first = await show('member-1', 'a.png', 10, NOISE);
        expect(like(await put('member-1', 11, '看图', first))).toEqual(NOTHING);
        const near = await show('member-2', 'b.png', 20, differing(COPY_BITS));
        expect(like(await put('member-2', 21, '看图', near))).toEqual(['picture', 'member-1', on.day, 92]);
        const same = await show('member-3', 'c.png', 30, NOISE);
        expect(like(await put('member-3', 31, '看图', same))).toEqual(['picture', 'member-1', on.day, 100]);
        // He was the first to show it, though he shows it again, by a further upload and in another entry.
        expect(like(await put('member-1', 41, '看图', first))).toEqual(NOTHING);
        const again = await show('member-1', 'd.png', 50, NOISE);
        expect(like(await put('member-1', 51, '看图', { ...again, day: '2025-03-03' }))).toEqual(NOTHING);
        // Without it, the mark goes.
        expect(like(await put('member-3', 60, '看图'))).toEqual(NOTHING);
      }),
    );

    it(
      'takes no other picture for the same, no empty page, none that no entry shows, and none without a print',
      withMembers(async (subject) => {
        const [put, show] = [putting(subject), showing(subject)];
        await put('member-1', 11, '看图', await show('member-1', 'a.png', 10, NOISE));
        await put('member-1', 13, '看图', {
          day: '2025-03-03',
          ...(await show('member-1', 'plain.png', 12, PLAIN)),
        });
        await show('member-1', 'unused.png', 14, differing(32));
        for (const [index, print] of [differing(COPY_BITS + 1), PLAIN, differing(32)].entries()) {
          const other = await show('member-2', `other-${index}.png`, 20 + index, print);
          expect(like(await put('member-2', 30 + index, '看图', other))).toEqual(NOTHING);
        }
        await subject.checkInPictures.keepPrint('nothing.png', NOISE);
        await subject.checkInPictures.reserve({ name: 'old.png', userId: 'member-3', at: 40 }, 0, 99);
        expect(like(await put('member-3', 41, '看图', { pictures: ['old.png'] }))).toEqual(NOTHING);
      }),
    );

    it(
      'lists and counts those of a day that wait for a verdict',
      withMembers(async (subject) => {
        const put = putting(subject);
        const { checkIns, unitOfWork } = subject;
        await unitOfWork.transaction(({ care }) =>
          care.assign({ studentId: 'member-2', staffId: 'member-1', kind: 'assistant', since: 1 }),
        );
        await put('member-1', 10, ESSAY);
        for (const [userId, at] of [
          ['member-2', 20],
          ['member-3', 30],
        ] as const)
          await put(userId, at, COPY);
        const idsOf = async (over: object) =>
          (await checkIns.ofDay({ ...on, isSuspect: true, ...over }, 'asc', window)).list.map(
            ({ userId }) => userId,
          );
        expect(await idsOf({})).toEqual(['member-2', 'member-3']);
        expect(await idsOf({ caredBy: 'member-1' })).toEqual(['member-2']);
        expect(await idsOf({ mark: 'like' })).toEqual([]);
        expect(await idsOf({ mark: 'none', caredBy: 'member-1' })).toEqual(['member-2']);
        expect(await idsOf({ day: '2025-03-03' })).toEqual([]);
        expect(await checkIns.countOfDay(on)).toStrictEqual({ entries: 3, open: 3, suspects: 2 });
        const judged = { verdict: 'own', judgedBy: 'member-1', judgedAt: 40, likeVersion: 2 } as const;
        await unitOfWork.transaction((tx) => tx.checkIns.judge({ userId: 'member-2', ...on, ...judged }));
        expect(await idsOf({})).toEqual(['member-3']);
        expect(await checkIns.countOfDay({ ...on, caredBy: 'member-1' })).toMatchObject({ suspects: 0 });
      }),
    );

    it(
      'reads entries of several members and days, with their pictures',
      withMembers(async (subject) => {
        const [put, show] = [putting(subject), showing(subject)];
        const [first, second] = [
          await put('member-1', 10, ESSAY, await show('member-1', 'a.png', 9, NOISE)),
          await put('member-2', 20, OTHER, { day: '2025-03-03' }),
        ];
        await put('member-2', 21, OTHER);
        const keys = [
          { userId: 'member-2', day: '2025-03-03' },
          { userId: 'member-1', day: on.day },
          { userId: 'member-1', day: '2025-03-03' },
        ];
        const found = await subject.checkIns.some(on.campaign, keys);
        expect(found.toSorted((a, b) => a.gmtCreated - b.gmtCreated)).toStrictEqual([first, second]);
        expect(await subject.checkIns.some('2024_march', keys)).toEqual([]);
        expect(await subject.checkIns.some(on.campaign, [])).toEqual([]);
      }),
    );
  });
};
