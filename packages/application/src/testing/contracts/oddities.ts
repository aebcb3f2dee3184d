import { describe, expect, it } from 'vitest';
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

export const odditiesContract = (name: string, make: MakeSubject<Oddities>): void => {
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
      withSubject(make, async (oddities) => {
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
      withSubject(make, async (oddities) => {
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
        await oddities.settle('a', 'staff-1', 7);
        await oddities.settle('d', 'staff-1', 7);
        expect(await ids(oddities, true)).toEqual([['c', 'b'], 2]);
        expect(await ids(oddities, false)).toEqual([['a', 'd'], 2]);
        expect(await ids(oddities, false, 1, 1)).toEqual([['d'], 2]);
      }),
    );

    it(
      'says who looked at it first',
      withSubject(make, async (oddities) => {
        await oddities.note(oddity('a'));
        expect(await oddities.settle('a', 'staff-1', 7)).toBe(true);
        expect(await oddities.settle('a', 'staff-2', 8)).toBe(true);
        expect(await oddities.find('a')).toStrictEqual(oddity('a', { settledBy: 'staff-1', settledAt: 7 }));
        expect(await oddities.settle('nothing', 'staff-1', 7)).toBe(false);
        await oddities.note(oddity('b', { subject: 'subject-a' }));
        expect(await oddities.find('a')).toMatchObject({ settledBy: 'staff-1' });
      }),
    );
  });
};
