import { LEARN_PATH } from '@ykd/domain/access';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { serviceNoticeId, type Notice } from '../../ports/notices.js';
import { NASTY_TEXT, sampleOrder } from './samples.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<Repositories, 'notices' | 'unitOfWork' | 'members' | 'orders'>;

const noticeOf = (id: string, over: Partial<Notice> = {}): Notice => ({
  id,
  userId: 'ming',
  kind: 'refund',
  title: '退款已完成',
  text: NASTY_TEXT,
  link: LEARN_PATH,
  messageId: null,
  gmtCreated: 10,
  readAt: null,
  ...over,
});

/** What every Notices does. */
export const noticesContract = (name: string, make: MakeSubject<Subject>): void => {
  const add = ({ unitOfWork }: Subject, ...notices: readonly Notice[]): Promise<readonly boolean[]> =>
    unitOfWork.transaction(async (tx) => {
      const added: boolean[] = [];
      for (const notice of notices) added.push(await tx.notices.add(notice));
      return added;
    });
  const idsOf = async ({ notices }: Subject, userId: string, window = { limit: 9 }) =>
    (await notices.page(userId, window)).list.map(({ id }) => id);

  describe(`${name}: Notices`, () => {
    it(
      'are kept once each, for whom they are, the newest first',
      withSubject(make, async (subject) => {
        const first = noticeOf('a');
        expect(await add(subject, first, noticeOf('b', { gmtCreated: 20, link: null }))).toEqual([
          true,
          true,
        ]);
        expect(await add(subject, { ...first, title: '另一个' }, noticeOf('c', { userId: 'hong' }))).toEqual([
          false,
          true,
        ]);
        expect(await idsOf(subject, 'ming')).toEqual(['b', 'a']);
        expect((await subject.notices.page('ming', { limit: 9 })).list[1]).toStrictEqual(first);
        expect(await idsOf(subject, 'hong')).toEqual(['c']);
        expect(await idsOf(subject, 'nobody')).toEqual([]);
        expect(await subject.notices.find('a')).toStrictEqual(first);
        expect(await subject.notices.find('nothing')).toBeUndefined();
        await subject.unitOfWork.transaction((tx) => tx.notices.remove(['a', 'c', 'nothing']));
        expect(await idsOf(subject, 'ming')).toEqual(['b']);
        const several = await subject.unitOfWork.transaction(async (tx) => [
          await tx.notices.addAll([noticeOf('b'), noticeOf('d'), noticeOf('e', { userId: 'hong' })]),
          await tx.notices.addAll([]),
        ]);
        expect(several.map((ids) => ids.toSorted())).toEqual([['d', 'e'], []]);
        expect(await idsOf(subject, 'hong')).toEqual(['e']);
        await subject.unitOfWork.transaction((tx) => tx.notices.remove([]));
      }),
    );

    it(
      'are read page by page, on and back',
      withSubject(make, async (subject) => {
        await add(
          subject,
          ...['a', 'b', 'c', 'd'].map((id) => noticeOf(id, { gmtCreated: id < 'c' ? 1 : 2 })),
        );
        const { notices } = subject;
        const first = await notices.page('ming', { limit: 2 });
        expect([first.list.map(({ id }) => id), first.hasMore]).toEqual([['d', 'c'], true]);
        const on = await notices.page('ming', { limit: 2, from: { key: [2, 'c'], isBackwards: false } });
        expect([on.list.map(({ id }) => id), on.hasMore]).toEqual([['b', 'a'], false]);
        const back = await notices.page('ming', { limit: 2, from: { key: [1, 'b'], isBackwards: true } });
        expect([back.list.map(({ id }) => id), back.hasMore]).toEqual([['d', 'c'], false]);
      }),
    );

    it(
      'are counted until they are read, which is so once and for all',
      withSubject(make, async (subject) => {
        const { notices } = subject;
        await add(
          subject,
          ...['a', 'b', 'c'].map((id, at) => noticeOf(id, { gmtCreated: at })),
          noticeOf('his', { userId: 'hong' }),
        );
        expect(await notices.countUnread('ming', 9)).toBe(3);
        expect(await notices.countUnread('ming', 2)).toBe(2);
        await notices.markRead('ming', ['a', 'his', 'nothing'], 50);
        await notices.markRead('ming', [], 50);
        expect(await notices.countUnread('ming', 9)).toBe(2);
        expect(await notices.countUnread('hong', 9)).toBe(1);
        await notices.markAllRead('ming', 1, 60);
        expect((await notices.page('ming', { limit: 9 })).list.map(({ readAt }) => readAt)).toEqual([
          null,
          60,
          50,
        ]);
        await notices.markAllRead('ming', 9, 70);
        expect(await notices.countUnread('ming', 9)).toBe(0);
        expect(await notices.countUnread('hong', 9)).toBe(1);
      }),
    );

    it(
      'go with the transaction that they tell of',
      withSubject(make, async (subject) => {
        const failing = subject.unitOfWork.transaction(async (tx) => {
          await tx.notices.add(noticeOf('a'));
          throw new Error('broken');
        });
        await expect(failing).rejects.toThrow('broken');
        expect(await idsOf(subject, 'ming')).toEqual([]);
      }),
    );

    it(
      'know who wants no text messages, and since when',
      withSubject(make, async ({ notices }) => {
        expect(await notices.smsOptOut('ming')).toBeUndefined();
        await notices.setSmsOptOut('ming', 10);
        await notices.setSmsOptOut('ming', 20);
        expect(await notices.smsOptOut('ming')).toBe(10);
        await notices.setSmsOptOut('ming', null);
        await notices.setSmsOptOut('ming', null);
        expect(await notices.smsOptOut('ming')).toBeUndefined();
      }),
    );

    it(
      'find whose service ends, the first end first, until they were told at that step',
      withSubject(make, async (subject) => {
        const ends = { ming: 5, hong: 3, later: 9 };
        for (const [id, day] of Object.entries(ends)) {
          await addPerson(subject, id);
          const dates = { gmtCreated: 0, validDate: 99 * DAY_MS, serviceDate: day * DAY_MS };
          await subject.orders.insert(sampleOrder(`o-${id}`, { userId: id, amount: 399_900, ...dates }));
        }
        const asked = { from: 0, below: 8 * DAY_MS, step: 7, limit: 9 };
        const found = await subject.notices.endingServices(asked);
        expect(found.map(({ userId }) => userId)).toEqual(['hong', 'ming']);
        expect(await subject.notices.endingServices({ ...asked, limit: 1 })).toEqual(found.slice(0, 1));
        const until = found[0]?.serviceUntil ?? 0;
        await add(subject, noticeOf(serviceNoticeId('hong', until, 7), { userId: 'hong' }));
        expect((await subject.notices.endingServices(asked)).map(({ userId }) => userId)).toEqual(['ming']);
        expect((await subject.notices.endingServices({ ...asked, step: 30 })).length).toBe(2);
        expect(await subject.notices.endingServices({ ...asked, from: until, below: until })).toEqual([]);
      }),
    );
  });
};
