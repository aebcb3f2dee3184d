import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { Oddities, Oddity } from '../../ports/oddities.js';
import { NASTY_TEXT } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const oddity = (id: string, over: Partial<Oddity> = {}): Oddity => ({
  id,
  kind: 'UNKNOWN_PAYMENT',
  orderId: null,
  subject: `subject-${id}`,
  amount: 19_900,
  note: '',
  gmtCreated: 1_000,
  settledBy: null,
  settledAt: null,
  ...over,
});

/** Somebody looks at one of these odd things; answers whether he was the first. */
const settle = (
  { unitOfWork }: Pick<Repositories, 'unitOfWork'>,
  subject: string,
  userId: string,
  at: number,
): Promise<boolean> =>
  unitOfWork.transaction((tx) => tx.oddities.settle({ kind: 'UNKNOWN_PAYMENT', subject }, userId, at));

export const odditiesContract = (name: string, make: MakeSubject<Repositories>): void => {
  const ids = async (oddities: Oddities, open?: boolean, offset = 0, limit = 9) => {
    const { list, total } = await oddities.page({
      offset,
      limit,
      ...(open === undefined ? {} : { open }),
    });
    return [list.map(({ id }) => id), total];
  };

  describe(`${name}: Oddities`, () => {
    it(
      'writes each kind and subject down once',
      withSubject(make, async ({ oddities }) => {
        const first = oddity('a', { note: NASTY_TEXT, orderId: NASTY_TEXT });
        await oddities.note(first);
        await oddities.note(oddity('b', { subject: 'subject-a', amount: 1, note: '再次' }));
        await oddities.note(oddity('c', { subject: 'subject-a', kind: 'WRONG_AMOUNT' }));
        expect(await oddities.find('a')).toStrictEqual(first);
        expect(await oddities.find('b')).toBeUndefined();
        expect(await ids(oddities)).toEqual([['a', 'c'], 2]);
        await Promise.all(['d', 'e', 'f'].map((id) => oddities.note(oddity(id, { subject: 'same' }))));
        expect((await ids(oddities))[1]).toBe(3);
      }),
    );

    it(
      'lists them newest first, in pages, those that nobody looked at and the others',
      withSubject(make, async ({ oddities, unitOfWork }) => {
        for (const [id, gmtCreated] of [
          ['b', 2],
          ['c', 3],
          ['a', 2],
          ['d', 1],
        ] as const) {
          await oddities.note(oddity(id, { gmtCreated }));
        }
        expect(await ids(oddities)).toEqual([['c', 'a', 'b', 'd'], 4]);
        expect(await ids(oddities, undefined, 1, 2)).toEqual([['a', 'b'], 4]);
        for (const id of ['a', 'd']) await settle({ unitOfWork }, `subject-${id}`, 'staff-1', 7);
        expect(await ids(oddities, true)).toEqual([['c', 'b'], 2]);
        expect(await ids(oddities, false)).toEqual([['a', 'd'], 2]);
        expect(await ids(oddities, false, 1, 1)).toEqual([['d'], 2]);
      }),
    );

    it(
      'says who looked at it first',
      withSubject(make, async ({ oddities, unitOfWork }) => {
        await oddities.note(oddity('a'));
        const by = (userId: string, at: number, subject = 'subject-a') =>
          settle({ unitOfWork }, subject, userId, at);
        expect(await by('staff-1', 7)).toBe(true);
        expect(await by('staff-2', 8)).toBe(false);
        expect(await oddities.find('a')).toStrictEqual(oddity('a', { settledBy: 'staff-1', settledAt: 7 }));
        expect(await by('staff-1', 7, 'nothing')).toBe(false);
        await oddities.note(oddity('b', { subject: 'subject-a' }));
        expect(await oddities.find('a')).toMatchObject({ settledBy: 'staff-1' });
      }),
    );
  });
};
