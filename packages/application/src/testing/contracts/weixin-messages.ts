import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<Repositories, 'weixinMessages' | 'unitOfWork'>;

const WHEN = { at: 100, expiresAt: 900 };

/** What every WeixinMessages does. */
export const weixinMessagesContract = (name: string, make: MakeSubject<Subject>): void => {
  const tell = ({ unitOfWork }: Subject, ...notices: readonly (readonly [string, string])[]): Promise<void> =>
    unitOfWork.transaction((tx) =>
      tx.weixinMessages.tell(
        notices.map(([noticeId, userId]) => ({ noticeId, userId })),
        WHEN,
      ),
    );
  const take = async ({ weixinMessages }: Subject, at: number, limit = 9) =>
    (await weixinMessages.takeDue({ at, leaseMs: 50, limit })).map(({ noticeId }) => noticeId);

  describe(`${name}: WeixinMessages`, () => {
    it(
      'keep what a member allowed last, until it is used up',
      withSubject(make, async (subject) => {
        const { weixinMessages } = subject;
        expect(await weixinMessages.permitOf('ming')).toBeUndefined();
        await weixinMessages.permit({ userId: 'ming', openid: 'o-1', at: 1 });
        await weixinMessages.permit({ userId: 'ming', openid: 'o-2', at: 2 });
        expect(await weixinMessages.permitOf('ming')).toStrictEqual({ userId: 'ming', openid: 'o-2', at: 2 });
        expect(await weixinMessages.permitOf('hong')).toBeUndefined();
        await tell(subject, ['n-1', 'ming'], ['n-2', 'ming'], ['n-3', 'hong']);
        expect(await weixinMessages.permitOf('ming')).toBeUndefined();
        expect(await weixinMessages.takeDue({ at: 100, leaseMs: 50, limit: 9 })).toStrictEqual([
          { noticeId: 'n-1', userId: 'ming', openid: 'o-2', expiresAt: 900 },
        ]);
        await tell(subject);
      }),
    );

    it(
      'are due from their instant on, again after a lease, until they end',
      withSubject(make, async (subject) => {
        const { weixinMessages } = subject;
        for (const userId of ['a', 'b', 'c'])
          await weixinMessages.permit({ userId, openid: `o-${userId}`, at: 1 });
        await tell(subject, ['n-a', 'a'], ['n-b', 'b'], ['n-c', 'c']);
        expect(await take(subject, 99)).toEqual([]);
        const [first = '', ...others] = [...(await take(subject, 100, 1)), ...(await take(subject, 100))];
        expect([first, ...others].toSorted()).toEqual(['n-a', 'n-b', 'n-c']);
        expect(await take(subject, 149)).toEqual([]);
        await weixinMessages.end(first);
        await weixinMessages.end(first);
        await weixinMessages.end('nothing');
        expect((await take(subject, 150)).toSorted()).toEqual(others.toSorted());
      }),
    );

    it(
      'go with the transaction that they tell of',
      withSubject(make, async (subject) => {
        await subject.weixinMessages.permit({ userId: 'ming', openid: 'o-1', at: 1 });
        const failing = subject.unitOfWork.transaction(async (tx) => {
          await tx.weixinMessages.tell([{ noticeId: 'n-1', userId: 'ming' }], WHEN);
          throw new Error('broken');
        });
        await expect(failing).rejects.toThrow('broken');
        expect(await take(subject, 100)).toEqual([]);
        expect(await subject.weixinMessages.permitOf('ming')).toBeDefined();
      }),
    );
  });
};
