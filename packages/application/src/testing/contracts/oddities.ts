import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { Oddity } from '../../ports/oddities.js';
import type { ListedOddities } from '../../shop/listed-oddities.js';
import type { Selection } from '../../staff-list/index.js';
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
  const NEWEST = { key: 'gmtCreated', isDescending: true } as const;
  const is = (key: string, ...values: readonly string[]) => ({ key, test: { kind: 'in', values } }) as const;
  const settled = (isSettled: boolean) =>
    ({ key: 'settledAt', test: { kind: 'empty', isEmpty: !isSettled } }) as const;
  /** The ids of those that a selection finds, which its count and its ids find, too. */
  const ids = async (oddities: ListedOddities, selection: Partial<Selection> = {}) => {
    const whole = { tests: [], ...selection };
    const { list } = await oddities.page(NEWEST, { limit: 9 }, whole);
    const found = list.map(({ id }) => id);
    expect(await oddities.count(whole, 9)).toBe(found.length);
    expect(await oddities.ids(whole, { after: '', limit: 9 })).toEqual(found.toSorted());
    return found;
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
        expect(await ids(oddities)).toEqual(['c', 'a']);
        await Promise.all(['d', 'e', 'f'].map((id) => oddities.note(oddity(id, { subject: 'same' }))));
        expect(await ids(oddities)).toHaveLength(3);
      }),
    );

    it(
      'lists them newest first, on and back, and counts them up to a limit',
      withSubject(make, async ({ oddities }) => {
        for (const [id, gmtCreated] of [
          ['b', 2],
          ['c', 3],
          ['a', 2],
          ['d', 1],
        ] as const) {
          await oddities.note(oddity(id, { gmtCreated }));
        }
        expect(await ids(oddities)).toEqual(['c', 'b', 'a', 'd']);
        const page = async (isDescending: boolean, key: readonly [number, string], isBackwards: boolean) => {
          const order = { ...NEWEST, isDescending };
          const found = await oddities.page(order, { limit: 2, from: { key, isBackwards } }, { tests: [] });
          return [found.list.map(({ id }) => id), found.hasMore];
        };
        expect(await page(true, [3, 'c'], false)).toEqual([['b', 'a'], true]);
        expect(await page(true, [1, 'd'], true)).toEqual([['b', 'a'], true]);
        expect(await page(false, [2, 'a'], false)).toEqual([['b', 'c'], false]);
        expect(await oddities.count({ tests: [] }, 3)).toBe(3);
      }),
    );

    it(
      'lists those that nobody settled and the others, by kind, order, number and day',
      withSubject(make, async ({ oddities, unitOfWork }) => {
        await oddities.note(oddity('a', { orderId: 'o-1', gmtCreated: 10 }));
        await oddities.note(
          oddity('b', { kind: 'PAID_TWICE', subject: 't-2', orderId: 'o-1', gmtCreated: 20 }),
        );
        await oddities.note(oddity('c', { gmtCreated: 30 }));
        await settle({ unitOfWork }, 'subject-a', 'staff-1', 7);
        expect(await ids(oddities, { tests: [settled(false)] })).toEqual(['c', 'b']);
        expect(await ids(oddities, { tests: [settled(true)] })).toEqual(['a']);
        expect(await ids(oddities, { tests: [is('kind', 'PAID_TWICE')] })).toEqual(['b']);
        expect(
          await ids(oddities, { tests: [is('kind', 'PAID_TWICE', 'UNKNOWN_PAYMENT'), settled(false)] }),
        ).toEqual(['c', 'b']);
        expect(await ids(oddities, { tests: [is('orderId', 'o-1')] })).toEqual(['b', 'a']);
        expect(
          await ids(oddities, { tests: [{ key: 'orderId', test: { kind: 'empty', isEmpty: true } }] }),
        ).toEqual(['c']);
        expect(await ids(oddities, { tests: [is('subject', 't-2')] })).toEqual(['b']);
        expect(await ids(oddities, { tests: [is('id', 'c')] })).toEqual(['c']);
        const days = { key: 'gmtCreated', test: { kind: 'range', from: 20, below: 30 } } as const;
        expect(await ids(oddities, { tests: [days] })).toEqual(['b']);
        const later = { key: 'settledAt', test: { kind: 'range', from: 7 } } as const;
        expect(await ids(oddities, { tests: [later] })).toEqual(['a']);
        expect(await ids(oddities, { search: 'o-1' })).toEqual(['b', 'a']);
        expect(await ids(oddities, { search: ' t-2 ' })).toEqual(['b']);
        expect(await ids(oddities, { search: 'o-1', tests: [settled(false)] })).toEqual(['b']);
        expect(await ids(oddities, { search: 'o' })).toEqual([]);
        expect(await ids(oddities, { ids: ['c', 'x'] })).toEqual(['c']);
        expect(await ids(oddities, { ids: [] })).toEqual([]);
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
